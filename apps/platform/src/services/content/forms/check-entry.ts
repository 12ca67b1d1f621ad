import type { FormFieldInput } from '@izlog/contract/cms/forms/form';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { isEmailAddress } from '@izlog/contract/user/is-email-address';
import { Refusal } from '#platform/kernel/refusal.ts';

type Value = string | boolean | string[];
export type EntryData = Record<string, Value>;

/**
 * What was filled in, by the fields of the form: texts trimmed, empty ones left out. Refuses with validationFailed and
 * names every wrong field with its kind (ERR-012 to ERR-014), and what the form does not ask for.
 */
export function checkEntry(fields: readonly FormFieldInput[], sent: Record<string, Value>): EntryData {
  const faults: FieldRefusal[] = [];
  const data: EntryData = {};
  const refuse = (name: string, kind: string, message: string) =>
    void faults.push({ path: `data.${name}`, kind, message });
  for (const field of fields) {
    const value = normal(sent[field.name]);
    if (isEmpty(value)) {
      if (field.required) refuse(field.name, 'required', 'Required.');
      continue;
    }
    const fault = faultOf(field, value);
    if (fault) refuse(field.name, ...fault);
    else data[field.name] = value;
  }
  for (const name of Object.keys(sent)) {
    if (!fields.some((field) => field.name === name)) refuse(name, 'unknown', 'The form has no such field.');
  }
  if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
  return data;
}

function normal(value: Value | undefined): Value {
  return typeof value === 'string' ? value.trim() : (value ?? '');
}

function isEmpty(value: Value): boolean {
  return value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

function faultOf(field: FormFieldInput, value: Value): [kind: string, message: string] | undefined {
  const { kind, options = [], maxLength = 5000 } = field;
  if (kind === 'checkbox') return value === true ? undefined : ['type', 'true or false.'];
  if (kind === 'file') return Array.isArray(value) ? undefined : ['type', 'A list of tokens.'];
  if (typeof value !== 'string') return ['type', 'A text.'];
  if ([...value].length > maxLength) return ['maxLength', `At most ${maxLength} characters.`];
  if (kind === 'email') return isEmailAddress(value) ? undefined : ['email', 'Not an e-mail address.'];
  if (kind === 'phone')
    return /^[+()\d\s/.-]{3,40}$/.test(value) ? undefined : ['phone', 'Not a phone number.'];
  if (kind === 'number')
    return /^-?\d{1,15}([.,]\d{1,6})?$/.test(value) ? undefined : ['number', 'Not a number.'];
  if (kind === 'date') return isDay(value) ? undefined : ['date', 'A day as 2026-11-21.'];
  if (kind === 'select') {
    return options.some((one) => one.value === value) ? undefined : ['unknown', 'Not one of the choices.'];
  }
  return undefined;
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
