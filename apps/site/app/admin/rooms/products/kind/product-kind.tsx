import { kindOfProduct, productKinds } from '@izlog/contract/product/product-kinds';
import type { KindEffects, KindPreview } from '@izlog/contract/product/record/product-kind';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { Form } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { stopWords } from '../door/stop-words.ts';
import { kindWords } from '../door/value-words.ts';

/**
 * Another kind for a product: what would become of it is asked first, by an address, so that it works without scripts and can
 * be sent to a colleague; then it is done, or it is said what is in the way.
 */
export function ProductKind({ record, preview }: { record: ProductRecord; preview: KindPreview | null }) {
  const { t } = useStaffText();
  const own = kindOfProduct(record);
  return (
    <section className="panel stack" id="vrsta" aria-labelledby="h-vrsta">
      <h2 id="h-vrsta">{t('products.kindChange')}</h2>
      <p className="small soft">{t('products.kindLead', { kind: t(kindWords[own]) })}</p>
      <Form method="get" action="#vrsta" preventScrollReset className="stack">
        <div>
          <Field label={t('products.kindNew')}>
            {(control) => (
              <Select {...control} name="kind" defaultValue={preview?.to}>
                {productKinds
                  .filter((kind) => kind !== own)
                  .map((kind) => (
                    <option key={kind} value={kind}>
                      {t(kindWords[kind])}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        </div>
        <div>
          <Button type="submit">{t('products.kindPreview')}</Button>
        </div>
      </Form>
      {preview ? <Preview key={preview.to} record={record} preview={preview} /> : null}
    </section>
  );
}

function Preview({ record, preview }: { record: ProductRecord; preview: KindPreview }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'kind' });
  const { from, to, refused, effects } = preview;
  const kind = t(kindWords[to]);
  if (refused || !effects) {
    const names = refused?.names.join(', ') ?? '';
    const key = refused?.why === 'inBundle' ? 'products.kindInBundle' : 'products.kindVariantsInBundle';
    return (
      <Note tone="danger" role="status" title={t('products.kindRefused', { kind })}>
        <p>{t(key, { names })}</p>
      </Note>
    );
  }
  return (
    <div className="stack">
      <h3>{t('products.kindWould', { kind })}</h3>
      <Effects effects={effects} record={record} />
      <FormFrame form={form} label={t('products.kindChange')}>
        <input type="hidden" name="kind" value={to} />
        <input type="hidden" name="from" value={from} />
        <SendButton form={form} tone="primary">
          {t('products.kindSend', { kind })}
        </SendButton>
      </FormFrame>
    </div>
  );
}

function Effects({ effects, record }: { effects: KindEffects; record: ProductRecord }) {
  const { t, money } = useStaffText();
  const { price, state, isSent, stops } = effects;
  const missing = stops.map((stop) => (stopWords[stop] ? t(stopWords[stop].key) : stop)).join(' ');
  const lines = [
    state.after === 'waiting'
      ? t(state.before === 'waiting' ? 'products.kindWaits' : 'products.kindLeaves', { missing })
      : record.state === 'published'
        ? t('products.kindStays')
        : null,
    price.after === price.before
      ? t('products.kindPriceSame')
      : price.after === null
        ? t('products.kindPriceNone', { before: money(price.before ?? 0) })
        : t('products.kindPriceOther', { after: money(price.after) }),
    isSent.before === isSent.after ? null : t(isSent.after ? 'products.kindSent' : 'products.kindNotSent'),
    effects.variantsAway > 0 ? t('products.kindVariantsAway', { count: effects.variantsAway }) : null,
    effects.variantsBack > 0 ? t('products.kindVariantsBack', { count: effects.variantsBack }) : null,
    effects.restingPieces > 0 ? t('products.kindResting', { count: effects.restingPieces }) : null,
    effects.files > 0 ? t('products.kindFiles', { count: effects.files }) : null,
    effects.members > 0 ? t('products.kindMembers', { count: effects.members }) : null,
    effects.carts > 0 ? t('products.kindCarts', { count: effects.carts }) : null,
    t(effects.isOrdered ? 'products.kindOrders' : 'products.kindNoOrders'),
    t('products.kindKept'),
  ];
  return (
    <ul className="ledger">
      {lines
        .filter((line) => line !== null)
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  );
}
