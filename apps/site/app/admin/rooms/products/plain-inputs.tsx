import type { ProductGroup } from '@izlog/contract/records/product';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { kindsOnSite } from '#site/admin/record/kinds-on-site.ts';
import { KpdField } from '#site/admin/rooms/e-invoices/door/kpd-field.tsx';
import { fieldHints, fieldKeys, type PlainFieldView, type PlainName } from './plain-fields.ts';
import { productLook } from './product-look.ts';
import type { GroupProps } from './product-view.ts';

/** Fields that stand among others of their group, in controls of their own. */
const byHand: ReadonlySet<PlainName> = new Set([
  'purchase',
  'sku',
  'barcode',
  'brandId',
  'taxClassId',
  'guaranteeTerms',
  'categoryPriority',
  'isPriceFrom',
  'isReturnable',
]);

const widths: { readonly [G in ProductGroup]?: string } = {
  measures: 'f4 f-half',
  quantities: 'f4 f-half',
  content: 'f4 f-half',
  price: 'f6 f-half',
  numbers: 'f6',
  sorting: 'f6',
  law: 'f6',
};

/** The plain fields of a group that have no control of their own. */
export const PlainFields = ({ form, view, group }: GroupProps & { group: ProductGroup }) =>
  view.fields
    .filter(({ name, group: own }) => own === group && !byHand.has(name))
    .map((field) => (
      <PlainInput
        key={field.name}
        form={form}
        field={field}
        className={widths[group]}
        value={view.record?.[field.name]}
      />
    ));

type InputProps = Pick<GroupProps, 'form'> & { field: PlainFieldView; className?: string; value: unknown };

/** A plain field as its kind is filled in. */
export function PlainInput({ form, field, className, value }: InputProps) {
  const { t } = useStaffText();
  const { control } = kindsOnSite[field.kind];
  const hint = fieldHints[field.name];
  // Its items are searched while one types.
  if (field.name === 'kpd')
    return (
      <KpdField
        form={form}
        name={field.name}
        className={className}
        label={t(fieldKeys[field.name])}
        hint={hint && t(hint)}
        defaultValue={typeof value === 'string' ? value : ''}
        isOptional
      />
    );
  return control ? (
    <control.Control
      form={form}
      field={field}
      className={className}
      label={t(fieldKeys[field.name])}
      hint={hint && t(hint)}
      value={value}
      look={productLook}
      languages={[]}
      options={{}}
    />
  ) : null;
}
