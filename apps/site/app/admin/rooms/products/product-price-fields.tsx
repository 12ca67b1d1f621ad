import { lastDayOf, shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { typedPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { BuyerPrice } from './door/buyer-price.tsx';
import { PlainFields } from './plain-inputs.tsx';
import { PriceJournal } from './price-journal.tsx';
import type { GroupProps } from './product-view.ts';

/** The price with its period, and beside it what buyers will see once it is saved. */
export function ProductPriceFields({ form, view }: GroupProps) {
  const { t, locale, number } = useStaffText();
  const { record, choices, may } = view;
  const price = record?.price;
  const amount = (name: 'base' | 'sale' | 'member' | 'nextBase') => ({
    form,
    name,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    defaultValue: typedPrice(price?.[name], locale),
  });
  return (
    <div className="split">
      <div className="stack">
        <div className="fields">
          <TextField {...amount('base')} className="f4 f-half" label={t('products.base')} isOptional />
          <TextField {...amount('sale')} className="f4 f-half" label={t('products.sale')} isOptional />
          <TextField {...amount('member')} className="f4 f-half" label={t('products.member')} isOptional />
        </div>
        <div className="fields">
          <TextField
            form={form}
            name="saleFrom"
            type="date"
            className="f6 f-half"
            label={t('products.saleFrom')}
            isOptional
            defaultValue={price?.saleFrom ? shopDayOf(price.saleFrom) : undefined}
          />
          <TextField
            form={form}
            name="saleTo"
            type="date"
            className="f6 f-half"
            label={t('products.saleTo')}
            hint={t('products.saleToHint')}
            isOptional
            defaultValue={price?.saleTo ? lastDayOf(price.saleTo) : undefined}
          />
        </div>
        <div className="fields">
          <TextField
            {...amount('nextBase')}
            className="f6 f-half"
            label={t('products.nextBase')}
            isOptional
          />
          <TextField
            form={form}
            name="nextFrom"
            type="date"
            className="f6 f-half"
            label={t('products.nextFrom')}
            isOptional
            defaultValue={price?.nextFrom ? shopDayOf(price.nextFrom) : undefined}
          />
        </div>
        {may.catalogue ? (
          <div className="fields">
            <SelectField
              form={form}
              name="taxClassId"
              className="f6 f-half"
              label={t('products.taxClass')}
              isOptional
              defaultValue={String(record?.taxClassId ?? '')}
            >
              <option value="">{t('products.usualTax', { rate: number(choices.usualTaxRate) })}</option>
              {choices.taxClasses.map(({ id, name, rate }) => (
                <option key={id} value={id}>
                  {`${name} (${rate} %)`}
                </option>
              ))}
            </SelectField>
            <CheckField
              form={form}
              name="isPriceFrom"
              label={t('products.isPriceFrom')}
              isTicked={record?.isPriceFrom}
            />
            <PlainFields form={form} view={view} group="price" />
          </div>
        ) : null}
      </div>
      <BuyerPrice form={form} view={view} />
      {record && record.journal.length > 0 ? <PriceJournal id={record.id} journal={record.journal} /> : null}
    </div>
  );
}
