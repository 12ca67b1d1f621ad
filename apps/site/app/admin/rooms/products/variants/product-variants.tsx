import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import type { ProductView } from '../product-view.ts';
import { AxesForm } from './axes-form.tsx';
import { GoingPanel, goingOf } from './going-panel.tsx';
import { VariantGrid } from './variant-grid.tsx';

type VariantsProps = { view: ProductView; variants: NonNullable<ProductView['variants']> };

/** The variants of a product: what they differ by, the grid in which each is written, and those that were taken out. */
export function ProductVariants({ view, variants: answer }: VariantsProps) {
  const { t, number } = useStaffText();
  const { variants, axesRevision, away } = answer;
  const onSale = variants.filter(({ isPublished }) => isPublished).length;
  // After what was typed is done the editor shows what there is.
  const read = `${axesRevision} ${onSale}`;
  return (
    <>
      {view.may.catalogue ? (
        <section className="group" id="osi" aria-labelledby="osi-h">
          <h2 id="osi-h">{t('products.axes')}</h2>
          <AxesForm key={read} view={view} variants={answer} />
        </section>
      ) : null}
      <section className="group" id="varijante" aria-labelledby="varijante-h">
        <h2 id="varijante-h">
          {t('products.variants')}{' '}
          <span className="soft small">
            {number(variants.length)}
            {onSale < variants.length ? `, ${t('products.variantsSold', { count: onSale })}` : ''}
          </span>
        </h2>
        {variants.length > 0 ? (
          <VariantGrid view={view} variants={answer} />
        ) : (
          <p className="soft">{t('products.noVariants')}</p>
        )}
        {view.may.catalogue && variants.length > 0 ? <TakeAway key={read} variants={variants} /> : null}
        {view.may.catalogue && away.length > 0 ? <BringBack key={away.length} away={away} /> : null}
      </section>
    </>
  );
}

/** Takes variants out of the shop one by one; who holds them is said before. */
function TakeAway({ variants }: Pick<VariantsProps['variants'], 'variants'>) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'away' });
  const going = goingOf(form);
  const typed = (form.typed.away ?? '').split(' ');
  return (
    <details open={form.answer !== undefined}>
      <summary className="link">{t('products.takeAway')}</summary>
      <FormFrame form={form} label={t('products.takeAway')}>
        <ul className="plain goods__ticks">
          {variants.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                name="away"
                value={id}
                label={name || `#${id}`}
                defaultChecked={typed.includes(String(id))}
              />
            </li>
          ))}
        </ul>
        {going ? (
          <GoingPanel key={form.answer?.shown?.goes} form={form} going={going} />
        ) : (
          <SendButton form={form}>{t('products.takeAwayAsk')}</SendButton>
        )}
      </FormFrame>
    </details>
  );
}

/** Variants that were taken out, each with what is at hand of it: they come back as they were. */
function BringBack({ away }: Pick<VariantsProps['variants'], 'away'>) {
  const { t, number } = useStaffText();
  const form = useSentForm({ name: 'back' });
  const typed = (form.typed.back ?? '').split(' ');
  return (
    <details open={form.answer !== undefined}>
      <summary className="link">{t('products.bringBack', { count: away.length })}</summary>
      <FormFrame form={form} label={t('products.bringBackSend')}>
        <p className="small soft">{t('products.bringBackLead')}</p>
        <ul className="plain goods__ticks">
          {away.map(({ id, name, quantity }) => (
            <li key={id}>
              <Checkbox
                name="back"
                value={id}
                label={`${name || `#${id}`}${quantity ? ` (${number(quantity)})` : ''}`}
                defaultChecked={typed.includes(String(id))}
              />
            </li>
          ))}
        </ul>
        <SendButton form={form}>{t('products.bringBackSend')}</SendButton>
      </FormFrame>
    </details>
  );
}
