import { homeCountry, unionCountries } from '../../european-union.ts';

/** A VAT id of another country of the Union, as VIES wants it asked: the letters before the number are `prefix`. */
export interface VatId {
  /** ISO 3166-1 alpha-2 of the country that gave it. */
  country: string;
  /** As the country writes itself there: EL for Greece, else the ISO code. */
  prefix: string;
  /** Without the letters: 123456789. */
  number: string;
}

/** How the numbers of each country look after its letters (VIES, questions and answers). What of it exists only VIES knows. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/**
 * Reads a VAT id of another country of the Union from what a buyer typed; spaces, dots and hyphens are dropped. `mistyped`
 * where it begins like one and cannot be one; undefined where it is none: an OIB, or a tax number that only its own country
 * knows. Without letters it is taken for one of the country of the bill, if it looks like one.
 */
export function readVatId(typed: string, billedTo: string | null): VatId | 'mistyped' | undefined {
  const text = typed.replaceAll(/[\s.\-/]/g, '').toUpperCase();
  const lead = /^[A-Z]{2}/.exec(text)?.[0] ?? '';
  const named = lead === 'EL' ? 'GR' : lead;
  if (isAbroad(named)) {
    const [prefix, number] = [prefixOf(named), text.slice(2)];
    if (shapes[prefix]?.test(number)) return { country: named, prefix, number };
    // Letters alone are no number that somebody got wrong.
    if (/\d/.test(number)) return 'mistyped';
  }
  if (billedTo === null || !isAbroad(billedTo)) return undefined;
  const prefix = prefixOf(billedTo);
  return shapes[prefix]?.test(text) ? { country: billedTo, prefix, number: text } : undefined;
}

const isAbroad = (country: string): boolean => country !== homeCountry && unionCountries.includes(country);
