import { isEmailAddress } from '@izlog/contract/user/is-email-address';
import type { MessageKey, MessageValues } from '#site/i18n/messages.ts';

/** What is wrong with a field: a message of the catalogue, with the values it names. */
export interface Fault {
  key: MessageKey;
  values?: MessageValues;
  /** What the server says in place of the message, in the language of the page. */
  words?: string;
}

/** Wrong fields by name; empty when all is well. */
export type Faults = Readonly<Record<string, Fault>>;

/** Reads another field of the same form. */
export type ReadField = (name: string) => string;

/** Looks at one value; nothing when it is fine. */
export type Rule = (value: string, read: ReadField) => Fault | undefined;

/** The rules of a form by field; the first broken one of a field is reported. */
export type FormRules = Readonly<Record<string, readonly Rule[]>>;

/** Something must stand in the field (ERR-012). */
export const required: Rule = (value) => (value.trim() === '' ? { key: 'validation.required' } : undefined);

/** An e-mail address, when there is something (ERR-013). */
export const email: Rule = (value) =>
  value.trim() === '' || isEmailAddress(value.trim()) ? undefined : { key: 'validation.email' };

/** At least so many characters, when there is something (ERR-014). */
export const minLength =
  (length: number): Rule =>
  (value) =>
    value !== '' && [...value].length < length
      ? { key: 'validation.minLength', values: { length } }
      : undefined;

/** At most so many characters (ERR-014). */
export const maxLength =
  (length: number): Rule =>
  (value) =>
    [...value.trim()].length > length ? { key: 'validation.maxLength', values: { length } } : undefined;

/** The password typed a second time (ERR-016). */
export const repeats =
  (other: string): Rule =>
  (value, read) =>
    value === read(other) ? undefined : { key: 'validation.repeatPassword' };

/** A new password that is not the old one (ERR-017). */
export const differsFrom =
  (other: string): Rule =>
  (value, read) =>
    value !== '' && value === read(other) ? { key: 'validation.differentPassword' } : undefined;

/** Plays the rules of a form on its fields; both sides do, so that a wrong form is never sent on (AUTH-004). */
export function faultsOf(rules: FormRules, read: ReadField): Faults {
  const faults: Record<string, Fault> = {};
  for (const [name, ofField] of Object.entries(rules)) {
    for (const rule of ofField) {
      const fault = rule(read(name), read);
      if (!fault) continue;
      faults[name] = fault;
      break;
    }
  }
  return faults;
}

/** Reads the texts of a sent form; a missing field and a file are empty. */
export const reader =
  (form: FormData): ReadField =>
  (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
