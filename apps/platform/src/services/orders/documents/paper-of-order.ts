import { isLive, isMaker } from '@izlog/contract/ecommerce/duties/invoicing';
import {
  type PaperAnswer,
  type PaperCase,
  paperSeller,
  paymentCodeOf,
  whichPaper,
} from '@izlog/contract/ecommerce/duties/which-paper';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { homeCountry, unionCountries } from '@izlog/contract/european-union';
import type { OrderRow } from '../order.queries.ts';
import type { Seller } from '../placing/seller.ts';

type Asked = Pick<
  OrderRow,
  | 'company'
  | 'billingAddress'
  | 'deliveryAddress'
  | 'deliveryMethod'
  | 'taxCountry'
  | 'isReverseCharge'
  | 'taxes'
  | 'paymentKind'
>;

/** What of an order and its seller decides which paper it gets on a day. */
export function paperCaseOf(order: Asked, seller: Seller, now: Date): PaperCase {
  const { invoicing, readings } = seller;
  return {
    maker: !isMaker(invoicing) ? 'other' : invoicing.law === 'test' ? 'trial' : 'izlog',
    law: isLive(invoicing) ? 'croatian' : 'none',
    buyer: order.company ? 'company' : 'consumer',
    place: placeOf(order),
    tax: taxOf(order),
    paidBy: paymentCodeOf(order.paymentKind, readings.cashOnDelivery),
    seller: paperSeller(invoicing.isVatPayer, shopDay(now)),
  };
}

/** Which paper an order gets now, and why (DOC-02). */
export function paperOfOrder(
  order: Asked,
  seller: Seller,
  now: Date,
): PaperAnswer & { rule: { row: string; of: PaperCase } } {
  const of = paperCaseOf(order, seller, now);
  const answer = whichPaper(of, seller.readings);
  return { ...answer, rule: { row: answer.row, of } };
}

/** Where a company sits, as its bill says; where a consumer is served: in the shop, or where it is sent. */
function placeOf({ company, billingAddress, deliveryAddress, deliveryMethod }: Asked): PaperCase['place'] {
  if (!company && deliveryMethod?.isPickup) return 'home';
  const isByBill = company !== null || deliveryMethod === null;
  const [first, second] = isByBill ? [billingAddress, deliveryAddress] : [deliveryAddress, billingAddress];
  const country = first.country || second.country || homeCountry;
  if (country === homeCountry) return 'home';
  return unionCountries.includes(country) ? 'union' : 'third';
}

/** Whose tax it carries. What cost nothing has no tax to tell it by: it counts as the shop's own. */
function taxOf({ taxCountry, isReverseCharge, taxes }: Asked): PaperCase['tax'] {
  if (taxCountry !== null) return 'oss';
  if (isReverseCharge) return 'reversed';
  return taxes.length > 0 && taxes.every(({ rate }) => rate === 0) ? 'none' : 'home';
}
