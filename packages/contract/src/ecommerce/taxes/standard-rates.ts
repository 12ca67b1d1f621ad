/** The day on which the table below was true. */
export const standardRatesAsOf = '2026-03-30';

/**
 * Standard rates of value added tax in percent, for staff to begin with; no sale is taxed by this table. Source: European
 * Commission, Taxes in Europe Database (TEDB).
 */
export const standardRates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};
