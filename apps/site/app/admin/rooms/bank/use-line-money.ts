import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

/** Amounts of a currency of the bank, as the person working here reads them. */
export function useLineMoney(currency: string): (amount: number) => string {
  const { locale } = useStaffText();
  return (amount) => amount.toLocaleString(locale, { style: 'currency', currency });
}
