import { countryCodes } from '@izlog/contract/countries';
import { formatNumber } from '#site/i18n/formats.ts';
import { amountIn } from './amount-in.ts';

/** An amount of a shop's rules: nothing is a number too, as delivery that costs nothing. */
export const numberIn = (text: string): number | undefined =>
  /^0+([.,]0{1,2})?$/.test(text) ? 0 : amountIn(text);

/** A number as one would type it: without marks between thousands, which could be read in two ways. */
export function typedNumber(value: number | null, code2: string): string {
  if (value === null) return '';
  return value < 1000 ? formatNumber(value, code2) : String(value);
}

/** An amount as one would type it: `4,90`. */
export const typedAmount = (value: number | null, code2: string): string =>
  value === null ? '' : value.toFixed(2).replace('.', formatNumber(0.5, code2).charAt(1));

/** `HR, SI` as codes; nothing when one of them is no country. */
export function countriesIn(text: string): string[] | undefined {
  const codes = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return codes.every((code) => known.has(code)) ? [...new Set(codes)] : undefined;
}

const known = new Set(countryCodes.map(({ iso }) => iso));
