import type { FormInput } from '@izlog/contract/cms/forms/form';
import type { FormRow } from './form.queries.ts';

/** What staff may change of a form. */
export type FormWords = Required<Omit<FormInput, 'id'>>;

/** A form as it is saved, without its id. */
export function wordsOf(row: FormRow): FormWords {
  const { title, type, fields, submit, thanks, mailTo } = row;
  const { requireEmailConfirm, requireRecaptcha, validateConsents } = row;
  return {
    title,
    type,
    fields,
    submit,
    thanks,
    mailTo,
    requireEmailConfirm,
    requireRecaptcha,
    validateConsents,
  };
}

/** The names of what may be changed, in the order in which revisions have them. */
export const changeable = [
  'title',
  'type',
  'fields',
  'submit',
  'thanks',
  'mailTo',
  'requireEmailConfirm',
  'requireRecaptcha',
  'validateConsents',
] as const satisfies ReadonlyArray<keyof FormWords>;
