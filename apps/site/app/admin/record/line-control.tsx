import type { ComponentProps } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { ReadField } from '#site/kit/forms/rules.ts';
import type { ControlProps, KindControl, ReadValue } from './kind.ts';
import type { FormFieldView } from './list-view.ts';

/** A field that is one line of text; numbers are typed without marks between thousands, which could be read in two ways. */
export function LineControl({
  form,
  field,
  label,
  hint,
  value,
  type,
  inputMode,
  className,
}: ControlProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode'>) {
  const { locale } = useStaffText();
  return (
    <TextField
      form={form}
      name={field.name}
      className={className}
      label={label}
      hint={hint}
      type={type}
      inputMode={inputMode}
      data-most={field.max}
      autoComplete="off"
      isOptional={!(field.isRequired || field.isConditional)}
      defaultValue={typed(value, locale)}
    />
  );
}

/** A value as one would type it; a number with the mark of the language, and none between thousands. */
export function typed(value: unknown, locale: string): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'number') return String(value);
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(value);
}

/** The text as it was typed, without spaces around it. */
export function readText(sent: ReadField, { name, isRequired }: FormFieldView): ReadValue {
  const value = sent(name).trim();
  if (value === '' && isRequired) return { faults: { [name]: { key: 'validation.required' } } };
  return { value };
}

/** The same of a text that may be missing: null for an empty field. */
export const readOptional = (sent: ReadField, { name }: FormFieldView): ReadValue => ({
  value: sent(name).trim() || null,
});

/** Reads a number; null for an empty field, and a fault for what can be read in two ways. */
export const numberReader =
  (numberIn: (text: string) => number | undefined): KindControl['read'] =>
  (sent, { name, isRequired, least = 0, most = Number.POSITIVE_INFINITY }) => {
    const text = sent(name).trim();
    if (text === '')
      return isRequired ? { faults: { [name]: { key: 'validation.required' } } } : { value: null };
    const value = numberIn(text);
    return value === undefined || value < least || value > most
      ? { faults: { [name]: { key: 'form.wrong' } } }
      : { value };
  };
