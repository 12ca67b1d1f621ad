import {
  isReverseCharge,
  type RatesOfCountry,
  ratesOn,
  shopDay,
  taxedAbroad,
  taxRateOf,
} from '@izlog/contract/ecommerce/taxes/tax-rule';
import { homeCountry } from '@izlog/contract/european-union';
import type { Ctx } from '#platform/kernel/context.ts';
import type { PurchasableProduct } from '#platform/services/catalogue/index.ts';
import type { CartItemRow, CartRow } from '../cart.queries.ts';
import type { DeliveryMethodRow, ShopTerms } from '../terms/shop-terms.queries.ts';
import type { SumsLine } from './cart-sums.ts';
import { type OrderedLines, orderedLine } from './ordered-lines.ts';

/** Which country's tax a cart carries, and the rate of each product. */
export interface CartTax {
  /** Another country whose tax it is; null for the shop's own. */
  country: string | null;
  /** The company accounts for the tax itself: nothing carries any, and prices are without it. */
  isReversed: boolean;
  rateOf(product: PurchasableProduct): number;
  /** The rate of the shop itself, which its prices contain. */
  homeRateOf(product: PurchasableProduct): number;
  /** The rates of a line as they were ordered; undefined where those of today count. */
  orderedRates(row: CartItemRow): SumsLine['rates'] | undefined;
}

interface Going {
  terms: Pick<ShopTerms, 'taxes' | 'branch'>;
  isDigital: boolean;
  chosen: DeliveryMethodRow | undefined;
  ordered: OrderedLines | undefined;
}

/** The tax of a cart by where it goes. What was ordered keeps its rates while nothing that they follow from changes. */
export function cartTax(ctx: Ctx, cart: CartRow, { terms, ordered, ...going }: Going): CartTax {
  const day = shopDay(ordered?.at ?? ctx.now);
  const country = placeOf(cart, { terms, ...going });
  const byRule = taxedAbroad(terms.taxes, { country, isCompany: cart.company !== null }, day);
  const stands = ordered !== undefined && isAsOrdered(cart, ordered.tax.from);
  const sale = { country, billedTo: cart.billingCountry, vat: cart.company?.vat };
  const isReversed = stands
    ? ordered.tax.isReversed
    : isReverseCharge(terms.taxes, sale, ordered?.at ?? ctx.now);
  const abroad = stands ? ratesAsOrdered(terms, ordered.tax.country, day) : byRule;
  const taxCountry = stands ? ordered.tax.country : (abroad?.country ?? null);
  const isSameTax = taxCountry === ordered?.tax.country && isReversed === ordered?.tax.isReversed;
  return {
    country: taxCountry,
    isReversed,
    rateOf: (product) => (isReversed ? 0 : taxRateOf(terms.taxes, abroad, product, day)),
    homeRateOf: (product) => taxRateOf(terms.taxes, undefined, product, day),
    orderedRates: (row) => (isSameTax ? orderedLine(ordered, row)?.rates : undefined),
  };
}

/** Where it goes: what is fetched in the shop stays at home, what is downloaded goes by the bill. */
function placeOf(
  cart: CartRow,
  { terms: { branch }, isDigital, chosen }: Pick<Going, 'terms' | 'isDigital' | 'chosen'>,
): string | null {
  if (isDigital) return cart.billingCountry ?? cart.country;
  const isFetched =
    chosen && (chosen.isPickup || (chosen.branchProvider !== null && branch?.type === 'branch'));
  return isFetched ? homeCountry : cart.country;
}

const isAsOrdered = (cart: CartRow, was: OrderedLines['tax']['from']): boolean =>
  cart.country === was.country &&
  (cart.billingCountry ?? cart.country) === was.billingCountry &&
  (cart.company !== null) === was.isCompany &&
  cart.deliveryMethodId === was.methodId &&
  (cart.company?.vat?.number ?? null) === was.vatNumber;

const ratesAsOrdered = (
  { taxes }: Pick<ShopTerms, 'taxes'>,
  country: string | null,
  day: string,
): RatesOfCountry | undefined => (country === null ? undefined : ratesOn(taxes.countries, country, day));
