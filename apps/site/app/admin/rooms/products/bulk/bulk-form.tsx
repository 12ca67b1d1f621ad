import { roundings } from '@izlog/contract/product/record/roundings';
import { ActKey } from '#site/admin/ground/frame/once/act-key.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { bulkForm } from '#site/admin/record/pick-cell.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import { indented } from '../indented.ts';
import { fieldKeys, type PlainFieldView } from '../plain-fields.ts';
import { PlainInput } from '../plain-inputs.tsx';
import type { ProductChoices } from '../product-view.ts';

/** What can be done to many products, by the names that the form sends. */
const bulkActs = {
  price: 'products.bulkPrice',
  priceBy: 'products.bulkPriceBy',
  priceTo: 'products.bulkPriceTo',
  sale: 'products.bulkSale',
  stockSet: 'products.bulkStockSet',
  stockAdd: 'products.bulkStockAdd',
  published: 'products.bulkPublish',
  draft: 'products.bulkDraft',
  archived: 'products.bulkArchive',
  copy: 'products.copy',
  brand: 'products.bulkBrand',
  categoryAdd: 'products.bulkCategoryAdd',
  categoryRemove: 'products.bulkCategoryRemove',
  tagAdd: 'products.bulkTagAdd',
  tagRemove: 'products.bulkTagRemove',
  taxClass: 'products.taxClass',
} as const satisfies Record<string, StaffKey>;

const roundingWords = {
  cent: 'products.roundCent',
  ninety: 'products.roundNinety',
  ninetyNine: 'products.roundNinetyNine',
  whole: 'products.roundWhole',
} as const satisfies Record<(typeof roundings)[number], StaffKey>;

type BulkFormProps = {
  choices: ProductChoices;
  fields: readonly PlainFieldView[];
  total: number;
  isMore: boolean;
};

/** Changes the rows that are chosen, or all that match; what would happen is shown before anything does. */
export function BulkForm({ choices, fields, total, isMore }: BulkFormProps) {
  const { t, number } = useStaffText();
  const form = useSentForm({ name: 'bulk' });
  const all = isMore ? t('resource.moreThan', { number: number(total) }) : number(total);
  return (
    <details className="goods__bulk" open={form.answer !== undefined}>
      <summary className="link">{t('products.bulk')}</summary>
      <form.Form
        id={bulkForm}
        ref={form.ref}
        method="post"
        noValidate
        aria-label={t('products.bulk')}
        className="stack"
        onSubmit={form.onSubmit}
      >
        <input type="hidden" name="form" value={form.name} />
        <ActKey form={form} />
        <input type="hidden" name="shown" value={isMore ? '' : total} />
        {form.refusal ? (
          <div tabIndex={-1} data-problems="">
            <Note tone="danger" role="alert">
              {form.refusal}
            </Note>
          </div>
        ) : null}
        <p className="small soft">{t('products.bulkLead')}</p>
        <CheckField form={form} name="all" label={t('products.bulkAll', { count: all })} />
        <div className="fields">
          <SelectField
            form={form}
            name="act"
            className="f6"
            label={t('products.bulkWhat')}
            defaultValue="price"
          >
            {Object.entries(bulkActs).map(([act, words]) => (
              <option key={act} value={act}>
                {t(words)}
              </option>
            ))}
            {fields.map(({ name }) => (
              <option key={name} value={name} data-field="">
                {t(fieldKeys[name])}
              </option>
            ))}
          </SelectField>
          <p className="f6 small soft for-sale">{t('products.bulkSaleLead')}</p>
          {fields.map((field) => (
            <div key={field.name} className="f6 for-field">
              <PlainInput form={form} field={field} value={undefined} />
            </div>
          ))}
          <TextField
            form={form}
            name="percent"
            className="f4 f-half for-price"
            label={t('products.bulkPercent')}
            hint={t('products.bulkPercentHint')}
            autoComplete="off"
          />
          <TextField
            form={form}
            name="amount"
            className="f4 f-half for-amount"
            label={t('products.bulkAmount')}
            hint={t('products.bulkAmountHint')}
            autoComplete="off"
          />
          <TextField
            form={form}
            name="quantity"
            className="f4 f-half for-stock"
            label={t('products.bulkQuantity')}
            hint={t('products.bulkQuantityHint')}
            autoComplete="off"
          />
          <SelectField
            form={form}
            name="rounding"
            className="f4 f-half for-rounding"
            label={t('products.bulkRounding')}
            defaultValue="cent"
          >
            {roundings.map((rounding) => (
              <option key={rounding} value={rounding}>
                {t(roundingWords[rounding])}
              </option>
            ))}
          </SelectField>
          <SelectField form={form} name="brand" className="f6 for-brand" label={t('products.brand')}>
            <option value="">{t('products.noBrand')}</option>
            {choices.brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField form={form} name="category" className="f6 for-category" label={t('products.category')}>
            {choices.categories.map((category) => (
              <option key={category.id} value={category.id}>
                {indented(category)}
              </option>
            ))}
          </SelectField>
          <SelectField form={form} name="tag" className="f6 for-tag" label={t('products.tag')}>
            {choices.tags.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField form={form} name="taxClass" className="f6 for-tax" label={t('products.taxClass')}>
            <option value="">{t('products.usualTax', { rate: number(choices.usualTaxRate) })}</option>
            {choices.taxClasses.map(({ id, name, rate }) => (
              <option key={id} value={id}>
                {`${name} (${rate} %)`}
              </option>
            ))}
          </SelectField>
        </div>
        <SendButton form={form}>{t('products.bulkShow')}</SendButton>
      </form.Form>
    </details>
  );
}
