import type { StaffCustomer } from '@izlog/contract/user/customer-staff';

/** One customer, with what the screen needs beside. */
export interface CustomerView {
  customer: StaffCustomer;
  /** Names of the countries of the addresses, by ISO code. */
  countries: Readonly<Record<string, string>>;
  /** What the language is called. */
  language: string;
  /** Whether the reader may erase and take out the data. */
  mayErase: boolean;
  /** An order may be begun for them. */
  mayOrder: boolean;
}
