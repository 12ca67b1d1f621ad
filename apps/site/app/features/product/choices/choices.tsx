import { useText } from '#site/i18n/use-text.tsx';
import { splitView } from '#site/ui/split-view.tsx';
import { fieldNames } from '../product-fields.ts';
import type { ProductView, PurchaseFaults } from '../product-view.ts';
import { AxisChoices } from './axis-choices.tsx';
import { CustomOptions } from './custom-options.tsx';
import type { ProductChoice } from './use-product-choice.ts';

const MemberChoices = splitView(async () => (await import('../bundle/member-choices.tsx')).MemberChoices);

/** Everything of a product that a buyer chooses or says: the variant, then the options. */
export function Choices({
  product,
  choice: { fields, choose },
  faults,
  onAsk,
}: {
  product: ProductView;
  choice: ProductChoice;
  faults: PurchaseFaults;
  /** A value that is sold out was chosen to hear when it is back. */
  onAsk: () => void;
}) {
  const { t } = useText();
  const { axes, variants, options, path } = product;
  return (
    <>
      <AxisChoices
        axes={axes}
        variants={variants}
        choice={fields.choice}
        choose={choose}
        nameOf={fieldNames.axis}
        missing={faults.axes}
        path={path}
        onAsk={onAsk}
      />
      {axes.length > 0 ? (
        <noscript>
          <button className="button" type="submit" formMethod="get" formAction={path} formNoValidate>
            {t('product.show')}
          </button>
        </noscript>
      ) : null}
      {faults.members?.length || product.start.members ? (
        <MemberChoices product={product} missing={faults.members} />
      ) : null}
      {options.length > 0 ? (
        <CustomOptions options={options} answers={fields.answers} faults={faults.options} />
      ) : null}
    </>
  );
}
