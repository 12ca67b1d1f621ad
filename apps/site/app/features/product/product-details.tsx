import type { Ref } from 'react';
import { useRootField } from '#site/editable/root-text.tsx';
import { CommentsSection } from '#site/features/comments/door/comments-section.tsx';
import { GuaranteeWords } from '#site/features/guarantee/door/guarantee-notice.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { RichText } from '#site/rich/rich-text.tsx';
import { SanitisedHtml } from '#site/rich/sanitised-html.tsx';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { Accordion } from '#site/ui/controls/accordion.tsx';
import { DeliveryAndReturns } from './product-facts.tsx';
import type { ProductView } from './product-view.ts';

/** Description, data and maker, each in a part that opens and closes; what others say about it stands beside them. */
export function ProductDetails({ product }: { product: ProductView }) {
  const { t } = useText();
  const { description, facts, manufacturer, responsible, safety, lang } = product;
  const edited = useRootField('description');
  const items = [
    !!(description || edited) && {
      id: 'opis',
      title: t('product.description'),
      open: true,
      content: cachedFragment(Description, { value: description, lang, frameRef: edited }),
    },
    facts.length > 0 && {
      id: 'podaci',
      title: t('product.details'),
      open: true,
      content: cachedFragment(Facts, { facts }),
    },
    product.delivery.length > 0 && {
      id: 'dostava',
      title: t('product.deliveryReturns'),
      content: cachedFragment(DeliveryAndReturns, {
        offers: product.delivery,
        returnable: product.returnable,
      }),
    },
    product.guarantee && {
      id: 'jamstvo',
      title: product.guarantee.title,
      content: cachedFragment(GuaranteeWords, { view: product.guarantee, isFolded: true }),
    },
    (manufacturer || safety !== '') && {
      id: 'proizvodac',
      title: t('product.maker'),
      // Warnings stand on the offer itself, not behind a press.
      open: safety !== '',
      content: (
        <div className="stack small">
          {safety === '' ? null : (
            <p className="keep-lines" lang={lang}>
              {safety}
            </p>
          )}
          {manufacturer ? <p>{operatorWords(manufacturer)}</p> : null}
          {responsible ? (
            <p>
              {t('product.responsible')} {operatorWords(responsible)}
            </p>
          ) : null}
        </div>
      ),
    },
  ];
  const shown = items.filter((item) => item !== null && item !== false);
  const comments = product.comments ? <CommentsSection view={product.comments} /> : null;
  if (shown.length === 0) return comments;
  return (
    <div className="section details-grid">
      <Accordion items={shown} />
      {comments}
    </div>
  );
}

/** Name, postal and electronic address of who answers for the goods (GPSR, Article 19). */
const operatorWords = ({ name, address, email }: NonNullable<ProductView['manufacturer']>): string =>
  [name, address, email].filter(Boolean).join(', ');

function Description({
  value,
  lang,
  frameRef,
}: {
  value: ProductView['description'];
  lang?: string;
  frameRef?: Ref<HTMLDivElement>;
}) {
  return (
    <div className="prose small" lang={lang} ref={frameRef}>
      {value && 'html' in value ? <SanitisedHtml html={value.html} /> : <RichText doc={value} />}
    </div>
  );
}

function Facts({ facts }: Pick<ProductView, 'facts'>) {
  return (
    <table className="spec">
      <tbody>
        {facts.map((fact) => (
          <tr key={`${fact.label} ${fact.value}`}>
            <th scope="row">{fact.label}</th>
            <td>{fact.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
