import { z } from 'zod';

/**
 * The maker's own guarantee of durability that the GARAN label tells: free of charge, for the whole of the goods and for
 * longer than the two years of the law (Directive (EU) 2024/825, Implementing Regulation (EU) 2025/1960).
 */
export const durabilityGuarantee = z.object({
  years: z.number().describe('More than 2, in steps of half a year.'),
  brand: z.string(),
  modelId: z.string().describe('What the maker calls the model.'),
  terms: z.string().describe('Address of the terms of the guarantee.'),
});
export type DurabilityGuarantee = z.infer<typeof durabilityGuarantee>;

/** What a product says of its guarantee; without years there is none, a model may be stated all the same. */
interface SaidOfGuarantee {
  guaranteeYears?: number | null | undefined;
  modelId?: string | null | undefined;
  guaranteeTerms?: string | null | undefined;
  /** Name or id: it is asked for, not read. */
  brand?: string | number | null | undefined;
}

/** A clause that follows the name of the field: "is no web address". */
export interface GuaranteeFault {
  field: keyof SaidOfGuarantee;
  reason: string;
}

/** What keeps a guarantee from being shown as the label has to tell it; none for a product without one. */
export function guaranteeFaults(said: SaidOfGuarantee): GuaranteeFault[] {
  const { guaranteeYears: years, modelId, guaranteeTerms: terms, brand } = said;
  const faults: GuaranteeFault[] = [];
  if ((modelId ?? '').length > 100)
    faults.push({ field: 'modelId', reason: 'is longer than 100 characters' });
  if (terms && !isWebAddress(terms))
    faults.push({ field: 'guaranteeTerms', reason: 'is no web address that begins with https://' });
  if (years === null || years === undefined) return faults;
  if (!(years > 2 && years <= 99 && Number.isInteger(years * 2)))
    faults.push({
      field: 'guaranteeYears',
      reason: 'is no number above 2 in steps of half a year, such as 2.5 or 5',
    });
  const asked = 'is empty: a guarantee of durability is told with it';
  if (!modelId?.trim()) faults.push({ field: 'modelId', reason: asked });
  if (!terms) faults.push({ field: 'guaranteeTerms', reason: asked });
  if (!brand) faults.push({ field: 'brand', reason: asked });
  return faults;
}

/** Whether a text is a web address of http or https: never a script. */
export function isWebAddress(text: string): boolean {
  return text.length <= 2000 && URL.canParse(text) && /^https?:\/\/[^/]/.test(text);
}
