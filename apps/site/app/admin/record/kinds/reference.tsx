import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SelectField } from '#site/kit/forms/form-fields.tsx';
import type { ReadField } from '#site/kit/forms/rules.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import type { ControlProps, FilterProps, KindFilter, KindOnSite, ReadMore, ReadValue } from '../kind.ts';
import type { FormFieldView } from '../list-view.ts';

const filter: KindFilter = {
  isGood: (text) => /^[1-9]\d{0,8}$/.test(text),
  asked: Number,
  Control: ReferenceFilter,
  Chosen: ({ field, texts: [text], options }) =>
    options[field.name]?.find(({ value }) => value === text)?.label ?? text,
};

export const reference: KindOnSite<number | null> = {
  place: 'meta',
  Cell: ({ value }) => (value ? <bdi>{value}</bdi> : null),
  filter,
  control: { Control: ReferenceControl, read: readId },
};

/** One of the records that the screen knows, or none. */
function ReferenceControl({ form, field, label, hint, value, look, options }: ControlProps) {
  const { t } = useStaffText();
  // Where anyone who looks may see none of them, it stays what it is.
  if (!field.isRequired && !options[field.name]?.length) return null;
  return (
    <SelectField
      form={form}
      name={field.name}
      label={label}
      hint={hint}
      defaultValue={value === null || value === undefined ? '' : String(value)}
    >
      {field.isRequired ? null : <option value="">{t(look.every?.[field.name] ?? 'resource.none')}</option>}
      {options[field.name]?.map(({ value: id, label: words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** The id that was chosen; null where none was. */
export function readId(
  sent: ReadField,
  { name, isRequired }: FormFieldView,
  { all, before }: ReadMore,
): ReadValue {
  if (all(name).length === 0 && typeof before === 'number') return { value: before };
  const text = sent(name).trim();
  if (text === '')
    return isRequired ? { faults: { [name]: { key: 'validation.required' } } } : { value: null };
  return /^[1-9]\d{0,14}$/.test(text)
    ? { value: Number(text) }
    : { faults: { [name]: { key: 'form.wrong' } } };
}

function ReferenceFilter({ field, label, texts: [text], look, options }: FilterProps) {
  const { t } = useStaffText();
  // Nothing to choose from: what narrows the list already goes on doing so.
  if (!options[field.name]?.length)
    return text ? <input type="hidden" name={field.params[0]} value={text} /> : null;
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={field.params[0]} defaultValue={text}>
          <option value="">{t(look.every?.[field.name] ?? 'resource.everything')}</option>
          {options[field.name]?.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
