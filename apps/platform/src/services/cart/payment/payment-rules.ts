import { owesEInvoice } from '@izlog/contract/ecommerce/duties/which-paper';
import { isOib } from '@izlog/contract/ecommerce/oib';
import { homeCountry } from '@izlog/contract/european-union';
import type { Cents } from '@izlog/contract/money';
import type { CompanyCredit } from '#platform/services/companies/index.ts';
import type { CartRow } from '../cart.queries.ts';
import type { PaymentMethodRow, StandingTerms } from '../terms/shop-terms.queries.ts';

/** What a way to pay depends on. */
export interface Payable {
  /** Of the bill. */
  country: string | null;
  /** Cents of the main currency. */
  orderTotal: Cents;
  isDigital: boolean;
  /** Code of the chosen delivery method. */
  delivery: string | null;
  /** The bill goes to a company at home. */
  isForCompanyAtHome?: boolean;
  /** What its company may still buy on invoice; null where it was granted no terms, or pays in another currency. */
  credit?: CompanyCredit | null;
}

/** What decides how a cart is paid, beside what is given. */
export function payableOf(
  cart: Pick<CartRow, 'billingCountry' | 'country' | 'company'>,
  sums: Pick<Payable, 'orderTotal' | 'isDigital' | 'delivery' | 'credit'>,
): Payable {
  const country = cart.billingCountry ?? cart.country;
  return { ...sums, country, isForCompanyAtHome: isCompanyAtHome(country, cart.company) };
}

/** Whether a bill goes to a company of the shop's own country: it has the number of one, and no bill abroad. */
export const isCompanyAtHome = (country: string | null, company: CartRow['company']): boolean =>
  company !== null && (country === null || country === homeCountry) && isOib(company.oib);

/**
 * Whether a cart can be paid this way (CHECKOUT-051). A company at home is owed an e-invoice unless it pays in cash or
 * by card: other ways are offered where somebody can send one.
 */
export function isPayableBy(
  method: PaymentMethodRow,
  cart: Payable,
  { mayOweEInvoice }: Pick<StandingTerms, 'mayOweEInvoice'>,
): boolean {
  const { countries, minTotal, maxTotal, notWithDelivery, isForDigital, kind } = method;
  if (cart.isForCompanyAtHome && owesEInvoice(kind) && !mayOweEInvoice) return false;
  if (kind === 'hpf' && !isOnInvoice(method, cart)) return false;
  if (cart.isDigital && (!isForDigital || kind === 'cashOnDelivery')) return false;
  if (countries !== null && cart.country !== null && !countries.includes(cart.country)) return false;
  if (cart.delivery !== null && notWithDelivery.includes(cart.delivery)) return false;
  return cart.orderTotal >= (minTotal ?? 0) && cart.orderTotal <= (maxTotal ?? Number.POSITIVE_INFINITY);
}

/**
 * Whether a cart can be bought on invoice: by a buyer of its company, within what is left of the company's limit. A company that
 * was granted no terms buys so where the shop lets every company.
 */
function isOnInvoice({ isOnTerms }: PaymentMethodRow, { credit, orderTotal }: Payable): boolean {
  if (!credit) return !isOnTerms;
  return credit.isBuyer && orderTotal <= credit.left;
}
