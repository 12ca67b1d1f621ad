import { z } from 'zod';

/**
 * What the law asks of a shop that sells already, and what this one lacks of it: who invoices (not set), fiscalisation,
 * the notice of the legal guarantee, the durability label, and a privacy policy that is agreed to instead of shown.
 */
export const duties = [
  'invoicesBy',
  'fiscalisation',
  'guaranteeNotice',
  'durabilityLabel',
  'privacyTicked',
] as const;
export type Duty = (typeof duties)[number];

/** Something lacking; it stops no order, and is shown on the first page and by the doctor until it is there. */
export const dutyGap = z.object({
  name: z.enum(duties),
  since: z.iso.date().nullable().describe('From when the law asks for it.'),
  of: z.array(z.string()).describe('Languages without the file, or the consents that are ticked.'),
});
export type DutyGap = z.infer<typeof dutyGap>;
