import { Field } from '../../ui/controls/field.tsx';
import { DateInput } from '../../ui/controls/text-input.tsx';

/** A day by which a list is narrowed, as `2026-11-21`; empty for any. */
export function DayField({ name, label, day }: { name: string; label: string; day: string }) {
  return (
    <Field label={label}>{(control) => <DateInput {...control} name={name} defaultValue={day} />}</Field>
  );
}
