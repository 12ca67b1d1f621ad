import { z } from 'zod';
import { emailAddress } from '../../user/email-address.ts';
import { fieldKinds } from './form-field-kinds.ts';
import { formTypes } from './form-types.ts';

const name = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9_]{0,59}$/, 'A letter, then letters, digits and underscores.');

/** A field of a form in the language of the call (CMS-044). */
export const FormField = z.object({
  name,
  label: z.string(),
  hint: z.string().optional(),
  kind: z.enum(fieldKinds),
  required: z.boolean(),
  maxLength: z.int().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});
export type FormField = z.infer<typeof FormField>;

/** A form that staff made (CMS-044). */
export const Form = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(formTypes),
  fields: z.array(FormField),
  submit: z.string().describe('Words of the button; empty for the usual ones.'),
  thanks: z.string().describe('What is said when it was sent; empty for the usual words.'),
  requireEmailConfirm: z.boolean(),
  requireRecaptcha: z.boolean(),
  validateConsents: z.boolean().describe('False: sent without accepting consents (GDPR-008).'),
});
export type Form = z.infer<typeof Form>;

const words = z.record(z.string().length(3), z.string().trim().min(1).max(2000));

/** A field as staff write it, with words by three-letter language code. */
export const FormFieldInput = z.object({
  name,
  label: words,
  hint: words.optional(),
  kind: z.enum(fieldKinds),
  required: z.boolean().default(false),
  maxLength: z.int().min(1).max(5000).optional(),
  options: z
    .array(z.object({ value: z.string().min(1).max(200), label: words }))
    .max(100)
    .optional(),
});
export type FormFieldInput = z.infer<typeof FormFieldInput>;

export const FormInput = z.object({
  id: z.int().optional().describe('Absent: a new form.'),
  title: words,
  type: z.enum(formTypes),
  fields: z.array(FormFieldInput).min(1).max(50),
  submit: words.optional(),
  thanks: words.optional(),
  requireEmailConfirm: z.boolean().default(false),
  requireRecaptcha: z.boolean().default(true),
  validateConsents: z.boolean().default(true),
  mailTo: z
    .union([emailAddress, z.literal('')])
    .default('')
    .describe('Who hears of an entry; empty for whoever hears of all that visitors send.'),
});
export type FormInput = z.infer<typeof FormInput>;
