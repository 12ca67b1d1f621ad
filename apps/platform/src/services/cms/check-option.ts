import { isOib } from '@izlog/contract/ecommerce/oib';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { Refusal } from '../../kernel/refusal.ts';

/**
 * Refuses values with which the shop would look set up and money would go astray: an account or an OIB whose check digits
 * are wrong stands on every payment slip and invoice from then on.
 */
export function checkOption(key: string, value: string | null): void {
  if (value === null || value.trim() === '') return;
  if (key === 'CompanyIban' && !isIban(value)) refuse(key, 'iban', 'This is not an IBAN.');
  if (key === 'CompanyOib' && !isOib(value)) refuse(key, 'oib', 'The check digit of the OIB is not right.');
}

/** Whether the text is an account number: country, length and check digits; spaces do not count. */
export const isIban = (text: string): boolean => isValidIBAN(electronicFormatIBAN(text) ?? '');

function refuse(path: string, kind: string, message: string): never {
  throw new Refusal('validationFailed', { fields: [{ path, kind, message }] });
}
