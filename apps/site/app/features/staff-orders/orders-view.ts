import type { StaffListedOrder, StaffOrder } from '@izlog/contract/ecommerce/order-staff';

/** By what the list is narrowed, as the address has it; empty texts for what does not narrow. */
export interface OrderFilter {
  search: string;
  state: string;
  kind: string;
  /** Days of the shop, both of them within. */
  from: string;
  to: string;
  /** `true` for the orders that people must look at. */
  attention: string;
}

/** A page of the orders of the shop. */
export interface OrdersView {
  filter: OrderFilter;
  orders: readonly StaffListedOrder[];
  total: number;
  page: number;
  lastPage: number;
}

/** One order, with what its screen needs beside it. */
export interface StaffOrderView {
  order: StaffOrder;
  /** Names of the countries of its addresses, by ISO code. */
  countries: Readonly<Record<string, string>>;
  /** What a refund that is sent now is known by: sent twice it gives the money back once. */
  refundKey: string;
}

/** The filter as the query of an address; empty for the whole list. */
export function filterQuery(filter: OrderFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, text]) => text !== ''));
}
