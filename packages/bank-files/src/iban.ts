import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** An IBAN without spaces in capitals; undefined where length, form or check digits are not those of its country. */
export function ibanOf(text: string): string | undefined {
  const iban = electronicFormatIBAN(text) ?? '';
  return isValidIBAN(iban) ? iban : undefined;
}
