import type { BankLine } from '@izlog/contract/ecommerce/bank/bank-statements';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

/** Amounts of a currency of the bank, as the person working here reads them. */
export function useLineMoney(currency: string): (amount: number) => string {
  const { locale } = useStaffText();
  return (amount) => amount.toLocaleString(locale, { style: 'currency', currency });
}

/** What tells a movement from every other of its statement: its place there, who paid, how much, and for which orders. */
export function useLineName({ position, name, amount, currency, parts, reference }: BankLine): string {
  const money = useLineMoney(currency);
  const orders = parts.length > 0 ? parts.map(({ slug }) => slug) : [reference];
  return [`${position}. ${name || '–'}`, money(amount), ...orders].filter(Boolean).join(', ');
}
