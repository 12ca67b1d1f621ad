import { z } from 'zod';
import { formTypes } from '../cms/forms/form-types.ts';

/** Name of a consent that never changes, e.g. `IZ-UVJETI` (GDPR-005). */
export const uniqueNumber = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,60}$/, 'Letters, digits, hyphens and underscores, at most 60.');

/** A consent that forms ask for (GDPR-005); its text may hold links. */
export const GdprConsent = z.object({
  id: z.int(),
  uniqueNumber,
  displayName: z.string().describe('HTML with links, in the language of the call.'),
  version: z.int().min(1).describe('Version of the text; a changed text is a new version.'),
});
export type GdprConsent = z.infer<typeof GdprConsent>;

/** Which consents a form asks for (CMS-041); the required ones are among them. */
export const ConsentAssignment = z.object({
  assigned_to: z.enum(formTypes),
  consents: z.array(uniqueNumber).max(50),
  requiredConsents: z.array(uniqueNumber).max(50),
});
export type ConsentAssignment = z.infer<typeof ConsentAssignment>;

/** Where consents come from: a form, the profile, the cookie banner or an import. */
export const consentSources = [...formTypes, 'profile', 'banner', 'import'] as const;
export type ConsentSource = (typeof consentSources)[number];

export const consentStatuses = ['accepted', 'withdrawn'] as const;
export type ConsentStatus = (typeof consentStatuses)[number];

/** One entry of the consent log (GDPR-011); entries are only added. */
export const ConsentLogEntry = z.object({
  id: z.int(),
  status: z.enum(consentStatuses),
  statusTimestamp: z.iso.datetime(),
  sourceType: z.enum(consentSources),
  consents: z.array(uniqueNumber),
  texts: z
    .array(z.object({ uniqueNumber, version: z.int(), language: z.string(), proof: z.string() }))
    .describe('Which text was shown: version, language and SHA-256 of it.'),
  user: z.object({ userType: z.enum(['guest', 'user']), email: z.string() }),
});
export type ConsentLogEntry = z.infer<typeof ConsentLogEntry>;
