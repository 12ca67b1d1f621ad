import { toDecimal } from '@izlog/contract/money';

/** Money as the dialect writes it: text with two places, of minor units. */
export const money = (cents: number): string => toDecimal(cents).toFixed(2);
