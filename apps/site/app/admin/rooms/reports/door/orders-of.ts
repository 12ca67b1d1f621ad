import { useAddress } from '#site/links/staff-addresses.ts';

/** Lists of orders for figures in the currency of a report. */
export function useOrdersOf({ currency }: { currency: { iso: string } }) {
  const orders = useAddress()('adminOrders');
  return (query: Record<string, string>) =>
    `${orders}?${new URLSearchParams({ ...query, iso: currency.iso })}`;
}
