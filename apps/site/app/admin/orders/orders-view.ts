import type { StaffListedOrder, StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { ListPage } from '../frame/list-query.ts';

/** By what the list is narrowed, as the address has it; empty texts for what does not narrow. */
export type OrderFilter = {
  search: string;
  state: string;
  kind: string;
  /** Days of the shop, both of them within. */
  from: string;
  to: string;
  /** `true` for the orders that people must look at. */
  attention: string;
};

/** A page of the orders of the shop. */
export interface OrdersView {
  filter: OrderFilter;
  orders: readonly StaffListedOrder[];
  page: ListPage;
}

/** One order, with what its screen needs beside it. */
export interface StaffOrderView {
  order: StaffOrder;
  /** Names of the countries of its addresses, by ISO code. */
  countries: Readonly<Record<string, string>>;
  /** What a refund that is sent now is known by: sent twice it gives the money back once. */
  refundKey: string;
}
