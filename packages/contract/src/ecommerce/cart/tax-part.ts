import type { Cents } from '../../money.ts';

/** What is taxed at one rate (hundredths of a percent), minor units; `base` is without the tax. */
export interface TaxPart {
  rate: number;
  base: Cents;
  tax: Cents;
}
