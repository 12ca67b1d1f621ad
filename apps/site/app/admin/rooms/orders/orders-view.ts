import type { getOrderDesk } from '@izlog/contract/ecommerce/orders/order-desk';
import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';

/** One order, with what its screen needs beside it. */
export interface StaffOrderView {
  order: StaffOrder;
  /** Notes, tags, who deals with it, and its neighbours in the list one came from. */
  desk: EndpointAnswer<typeof getOrderDesk>;
  /** What narrows that list, as the address has it, with its question mark; empty for all. */
  query: string;
  people: readonly { id: number; name: string }[];
  tags: readonly string[];
  maySeeCustomers: boolean;
  /** The language that it was placed in, as the reader calls it. */
  spoken: string;
  /** The guarantee of durability in words, by item, in the language of the order. */
  guarantees: Readonly<Record<number, string>>;
  /** Names of the countries of its addresses, by ISO code. */
  countries: Readonly<Record<string, string>>;
  /** What a refund that is sent now is known by: sent twice it gives the money back once. */
  refundKey: string;
  /** Whether the reader may work on it, pack and send it, and give money back; others only read. */
  mayEdit: boolean;
  mayShip: boolean;
  mayRefund: boolean;
  mayAskWhy: boolean;
}
