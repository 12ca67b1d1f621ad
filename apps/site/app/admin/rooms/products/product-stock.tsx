import { backorderKinds } from '@izlog/contract/product/product-kinds';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { backorderWords } from './door/value-words.ts';
import { PlainFields } from './plain-inputs.tsx';
import type { GroupProps } from './product-view.ts';

/** How much there is, the numbers it is known by, its measures, and in what quantities it is bought. */
export function ProductStock({ form, view }: GroupProps) {
  const { t } = useStaffText();
  const { record, may } = view;
  const stock = record?.stock;
  return (
    <div className="stack">
      {may.catalogue ? <Numbers form={form} view={view} /> : null}
      <div className="fields">
        <CheckField
          form={form}
          name="isTracked"
          label={t('products.isTracked')}
          isTicked={stock?.isTracked}
        />
        <TextField
          form={form}
          name="quantity"
          className="f4 f-half"
          label={t('products.quantity')}
          hint={
            record && record.promised > 0 ? t('products.promised', { count: record.promised }) : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          isOptional
          defaultValue={stock?.isTracked ? String(stock.quantity) : undefined}
        />
        <TextField
          form={form}
          name="lowAt"
          className="f4 f-half"
          label={t('products.lowAt')}
          inputMode="numeric"
          autoComplete="off"
          isOptional
          defaultValue={stock?.lowAt === null || stock === undefined ? undefined : String(stock.lowAt)}
        />
        <SelectField
          form={form}
          name="backorders"
          className="f4"
          label={t('products.backorders')}
          defaultValue={stock?.backorders ?? 'no'}
        >
          {backorderKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(backorderWords[kind])}
            </option>
          ))}
        </SelectField>
      </div>
      {may.catalogue ? (
        <details>
          <summary className="link">{t('products.measures')}</summary>
          <div className="fields">
            <PlainFields form={form} view={view} group="measures" />
            <PlainFields form={form} view={view} group="quantities" />
          </div>
          <div className="fields">
            <PlainFields form={form} view={view} group="content" />
          </div>
        </details>
      ) : null}
    </div>
  );
}

/** The numbers that a product is known by. */
function Numbers({ form, view }: GroupProps) {
  const { t } = useStaffText();
  const { record } = view;
  return (
    <div className="fields">
      <TextField
        form={form}
        name="sku"
        className="f6"
        label={t('products.sku')}
        data-most={100}
        autoComplete="off"
        spellCheck={false}
        isOptional
        defaultValue={record?.sku ?? undefined}
      />
      <TextField
        form={form}
        name="barcode"
        className="f6"
        label={t('products.barcode')}
        data-most={50}
        autoComplete="off"
        inputMode="numeric"
        isOptional
        defaultValue={record?.barcode ?? undefined}
      />
      <PlainFields form={form} view={view} group="numbers" />
    </div>
  );
}
