import { useText } from '#site/i18n/use-text.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextArea } from '#site/ui/controls/text-input.tsx';
import { fieldId } from './field-id.ts';
import type { SentForm } from './use-sent-form.ts';

/** Several lines of text of a form, with its error and what was typed before. */
export function TextAreaField({
  form,
  name,
  label,
  hint,
  isRequired = false,
  isOptional,
  defaultValue,
  ...area
}: {
  form: SentForm;
  name: string;
  label: string;
  hint?: string;
  rows?: number;
  maxLength?: number;
  'data-most'?: number;
  isRequired?: boolean;
  /** Says that one may leave it empty. */
  isOptional?: boolean;
  defaultValue?: string;
}) {
  const { t } = useText();
  const fault = form.faults[name];
  return (
    <Field
      id={fieldId(form, name)}
      label={label}
      hint={hint}
      optional={isOptional ? t('form.optional') : undefined}
      error={fault && (fault.words ?? t(fault.key, fault.values))}
    >
      {(control) => (
        <TextArea
          {...area}
          {...control}
          name={name}
          aria-required={isRequired || undefined}
          defaultValue={form.typed[name] ?? defaultValue}
        />
      )}
    </Field>
  );
}
