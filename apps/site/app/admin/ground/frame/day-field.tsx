import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';

interface DayFieldProps {
  name: string;
  label: string;
  day: string;
  /** What is wrong with the day that was typed. */
  error?: string | undefined;
}

/** A day by which a list is narrowed, as `2026-11-21`; empty for any. */
export function DayField({ name, label, day, error }: DayFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <TextInput {...control} type="date" name={name} defaultValue={day} />}
    </Field>
  );
}
