import { backorderKinds } from '@izlog/contract/product/product-kinds';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { backorderWords } from './door/value-words.ts';
import type { GroupProps } from './product-view.ts';

/** How much there is, the numbers it is known by, its measures, and in what quantities it is bought. */
export function ProductStock({ form, view: { record, may } }: GroupProps) {
  const { t } = useStaffText();
  const whole = (name: keyof NonNullable<typeof record> & string, label: StaffKey, hint?: StaffKey) => (
    <TextField
      form={form}
      name={name}
      className="f4 f-half"
      label={t(label)}
      hint={hint && t(hint)}
      inputMode="numeric"
      autoComplete="off"
      isOptional
      defaultValue={record?.[name] === null || record === null ? undefined : String(record?.[name])}
    />
  );
  const stock = record?.stock;
  return (
    <div className="stack">
      {may.catalogue ? <Numbers form={form} record={record} /> : null}
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
            {whole('weight', 'products.weight')}
            {whole('length', 'products.length')}
            {whole('width', 'products.width')}
            {whole('height', 'products.height')}
            {whole('minQuantity', 'products.minQuantity')}
            {whole('maxQuantity', 'products.maxQuantity')}
            {whole('quantityStep', 'products.quantityStep')}
          </div>
          <div className="fields">
            {whole('content', 'products.content', 'products.contentHint')}
            <Unit form={form} name="contentUnit" label="products.contentUnit" value={record?.contentUnit} />
            {whole('baseContent', 'products.baseContent')}
            <Unit form={form} name="baseUnit" label="products.baseUnit" value={record?.baseUnit} />
          </div>
        </details>
      ) : null}
    </div>
  );
}

type NumbersProps = Pick<GroupProps, 'form'> & Pick<GroupProps['view'], 'record'>;

/** The numbers that a product is known by. */
function Numbers({ form, record }: NumbersProps) {
  const { t } = useStaffText();
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
    </div>
  );
}

function Unit({
  form,
  name,
  label,
  value,
}: Pick<GroupProps, 'form'> & { name: string; label: StaffKey; value: string | null | undefined }) {
  const { t } = useStaffText();
  return (
    <TextField
      form={form}
      name={name}
      className="f4 f-half"
      label={t(label)}
      data-most={20}
      autoComplete="off"
      isOptional
      defaultValue={value ?? undefined}
    />
  );
}
