import { type Decimal, plain } from '../amounts/decimal.ts';

/**
 * HR-TB-2 of the specification: which category of the norm a label goes with, which of the extension, and the tax scheme
 * there. The norm knows no part of an invoice outside of VAT, so deposits and the like are exempt (E) to it and outside (O)
 * to Croatia.
 */
const labels = {
  'HR:PDV25': { category: 'S', hr: 'S', scheme: 'VAT', rate: '25' },
  'HR:PDV13': { category: 'S', hr: 'S', scheme: 'VAT', rate: '13' },
  'HR:PDV5': { category: 'S', hr: 'S', scheme: 'VAT', rate: '5' },
  'HR:Z': { category: 'Z', hr: 'Z', scheme: 'VAT' },
  'HR:K': { category: 'K', hr: 'K', scheme: 'VAT' },
  'HR:G': { category: 'G', hr: 'G', scheme: 'VAT' },
  'HR:AE': { category: 'AE', hr: 'AE', scheme: 'VAT' },
  'HR:E': { category: 'E', hr: 'E', scheme: 'VAT' },
  'HR:POVNAK': { category: 'E', hr: 'O', scheme: 'OTH' },
  'HR:PP': { category: 'E', hr: 'O', scheme: 'LOC' },
  'HR:PPMV': { category: 'E', hr: 'O', scheme: 'CAR' },
  'HR:O': { category: 'O', hr: 'O', scheme: 'VAT' },
  'HR:N': { category: 'E', hr: 'O', scheme: 'VAT' },
} satisfies Record<string, HrLabelRow>;

interface HrLabelRow {
  category: string;
  hr: string;
  scheme: string;
  rate?: string;
}

export type HrVatLabel = keyof typeof labels;

export const isHrVatLabel = (text: string): text is HrVatLabel => Object.hasOwn(labels, text);

/** What HR-TB-2 says of a label. */
export const hrLabelRow = (label: HrVatLabel): HrLabelRow => labels[label];

/** The label that category and rate alone lead to; none for a rate that Croatia does not know. */
export function hrLabelOf({ category, rate }: { category: string; rate?: Decimal }): HrVatLabel | undefined {
  if (category === 'S') {
    const label = `HR:PDV${plain(rate ?? '')}`;
    return isHrVatLabel(label) ? label : undefined;
  }
  const label = `HR:${category}`;
  return isHrVatLabel(label) ? label : undefined;
}
