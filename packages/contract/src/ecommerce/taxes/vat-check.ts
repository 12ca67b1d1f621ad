import { z } from 'zod';

/** What became of a question to VIES: it knows the number, it does not, or it did not answer (which is never a yes or a no). */
export const vatAnswers = ['valid', 'invalid', 'unanswered'] as const;
export type VatAnswer = (typeof vatAnswers)[number];

/** A consultation of VIES about the VAT id of a company, as it goes along with the cart and the order. */
export const vatCheck = z.object({
  id: z.int().describe('Number of the consultation in this shop.'),
  number: z.string().describe('With the letters of its country: DE123456789.'),
  country: z.string().describe('ISO 3166-1 alpha-2 of the country that gave it.'),
  answer: z.enum(vatAnswers),
  consultation: z
    .string()
    .nullable()
    .describe('Consultation number of VIES; null where it gave none, as to a shop without a VAT id.'),
  name: z.string().nullable().describe('Of the company, as VIES has it; null where it says nothing.'),
  at: z.iso.datetime().describe('When VIES was asked.'),
});
export type VatCheck = z.infer<typeof vatCheck>;

/** A company that buys, as cart and order keep it; `vat` only where VIES was asked. */
export const buyingCompany = z.object({
  companyName: z.string(),
  oib: z.string().describe('OIB, VAT id, or the tax number of another country as it was typed.'),
  vat: vatCheck.optional(),
});
export type BuyingCompany = z.infer<typeof buyingCompany>;

/** Hours for which a yes of VIES counts for what is bought; after that it is asked again. */
export const vatCheckHours = 24;
