import { Checkbox } from '#site/ui/controls/choice.tsx';
import { fieldId } from './field-id.ts';
import type { SentForm } from './use-sent-form.ts';

type CheckFieldProps = {
  form: SentForm;
  name: string;
  label: string;
  /** Ticked until somebody removes the tick. */
  isTicked?: boolean;
};

/** A box to tick of a form, sent as `true`; as it was left when the page comes back with what is wrong. */
export function CheckField({ form, name, label, isTicked = false }: CheckFieldProps) {
  const isTyped = Object.keys(form.typed).length > 0;
  return (
    <Checkbox
      id={fieldId(form, name)}
      name={name}
      value="true"
      label={label}
      defaultChecked={isTyped ? form.typed[name] === 'true' : isTicked}
    />
  );
}
