import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/text-input.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { FilterProps, KindFilter, KindOnSite } from '../kind.ts';

const filter: KindFilter = {
  isGood: (text) => /^[1-9]\d{0,8}$/.test(text),
  asked: Number,
  Control: ReferenceFilter,
  Chosen: ({ field, texts: [text], options }) =>
    options[field.name]?.find(({ value }) => value === text)?.label ?? text,
};

export const reference: KindOnSite<number | null> = { place: 'meta', Cell: ({ value }) => value, filter };

function ReferenceFilter({ field, label, texts: [text], look, options }: FilterProps) {
  const { t } = useStaffText();
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
