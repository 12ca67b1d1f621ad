import type { Cents } from '@izlog/contract/money';
import type { CartItemRow } from '../cart.queries.ts';
import type { SumsLine } from './cart-sums.ts';

/** A line of an order: pieces and the price of one, in the main currency. */
export interface OrderedLine {
  productId: number;
  optionsKey: string;
  quantity: number;
  unit: Cents;
  /** Its tax: of several rates each by what it has of it. */
  rates: SumsLine['rates'];
}

/** What an order was placed with, and when: its promotions count as they did then. */
export interface OrderedLines {
  at: Date;
  lines: readonly OrderedLine[];
  /** What the delivery cost, and for what: it stands while nothing of that is other. */
  delivery: { methodId: number; country: string; cartTotal: Cents; price: Cents } | null;
  /** The other country whose tax it carries, and what that followed from. */
  tax: {
    country: string | null;
    isReversed: boolean;
    from: {
      country: string;
      billingCountry: string;
      isCompany: boolean;
      methodId: number | null;
      /** VAT id that VIES was asked about; null where it was not. */
      vatNumber: string | null;
    };
  };
}

/** The price of a delivery that stands; undefined where the rates of today count. */
export function orderedDelivery(
  ordered: OrderedLines | undefined,
  { deliveryMethodId, country }: { deliveryMethodId: number | null; country: string | null },
  cartTotal: Cents,
): Cents | undefined {
  const was = ordered?.delivery;
  const isSame =
    was?.methodId === deliveryMethodId && was?.country === country && was?.cartTotal === cartTotal;
  return isSame ? was?.price : undefined;
}

/** The line that an item of a cart was in the order; undefined where it was not ordered, or with other options. */
export const orderedLine = (
  ordered: OrderedLines | undefined,
  { productId, optionsKey }: Pick<CartItemRow, 'productId' | 'optionsKey'>,
): OrderedLine | undefined =>
  ordered?.lines.find((one) => one.productId === productId && one.optionsKey === optionsKey);
