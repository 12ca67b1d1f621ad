import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/text-input.tsx';
import { type AdminKey, useStaffText } from './staff-text.tsx';

type ChoiceFilterProps = {
  name: string;
  label: AdminKey;
  /** The choice that narrows nothing. */
  every: AdminKey;
  /** Words of each choice, by its value. */
  choices: Readonly<Record<string, AdminKey>>;
  chosen: string;
};

/** Narrows a list of the back office to one of a few kinds. */
export function ChoiceFilter({ name, label, every, choices, chosen }: ChoiceFilterProps) {
  const { t } = useStaffText();
  return (
    <Field label={t(label)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen}>
          <option value="">{t(every)}</option>
          {Object.entries(choices).map(([value, words]) => (
            <option key={value} value={value}>
              {t(words)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
