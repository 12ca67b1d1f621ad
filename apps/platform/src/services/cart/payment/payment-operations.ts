import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import type { saveCheckoutOptions as optionsEndpoint } from '@izlog/contract/ecommerce/checkout-options';
import {
  type getApplicablePaymentMethods,
  paymentTypeOf,
  type savePaymentMethod as saveEndpoint,
} from '@izlog/contract/ecommerce/payment';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { catalogueVersionNow } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { visitCounts } from '#platform/kernel/counts/visit-counts.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type CartChange, type CartRow, setCart } from '../cart.queries.ts';
import { checkedCompanyOf } from '../company/company-of.ts';
import { billingCountryOf, destinationOf, sentCountry } from '../delivery/destination.ts';
import { type CartKey, changeCart, openCart } from '../open-cart.ts';
import { settleCart } from '../settle-cart.ts';
import { creditIn, type PricedCart, pricedCart } from '../sums/priced-cart.ts';
import { type PaymentMethodRow, readMethodNames } from '../terms/shop-terms.queries.ts';
import { creditOf, standingTerms } from '../terms/shop-terms.ts';
import { isPayableBy, type Payable, payableOf } from './payment-rules.ts';

/** The ways to pay for a cart as it stands, in their order (CHECKOUT-051, CHECKOUT-052). */
export async function applicablePaymentMethods(
  ctx: Ctx,
  input: EndpointParsed<typeof getApplicablePaymentMethods>,
): Promise<EndpointReturn<typeof getApplicablePaymentMethods>> {
  const cart = await openCart(ctx, input);
  const billingCountry = await billingCountryOf(ctx, cart, input);
  const priced = await pricedCart(ctx, { ...cart, billingCountry });
  return offered(payable(priced), cart.company !== null).map(
    ({ id, name, description, kind, isForCompanies }) => ({
      id,
      name,
      description,
      paymentType: paymentTypeOf(kind),
      kind,
      companyOnly: isForCompanies,
      termDays: kind === 'hpf' ? (priced.credit?.days ?? null) : null,
    }),
  );
}

/** Chooses a way to pay, and the company an invoice is for (CHECKOUT-055). */
export async function savePaymentMethod(
  outer: Ctx,
  input: EndpointParsed<typeof saveEndpoint>,
): Promise<Cart> {
  let isFirst = false;
  // VIES is asked before the cart is held.
  const sent = input.companyData && (await companySent(outer, input, input.companyData));
  const changed = await changeCart(outer, input, async (ctx, cart) => {
    const billingCountry = await billingCountryOf(ctx, cart, input);
    const priced = await pricedCart(ctx, { ...cart, billingCountry });
    const company = sent === undefined ? cart.company : sent;
    const credit = creditIn(ctx, priced.currency, await creditOf(ctx, { ...cart, company }, priced.terms));
    const billed = { ...priced, credit, cart: { ...priced.cart, company } };
    const method = payable(billed).find(({ id }) => id === input.paymentMethodId);
    if (!method) {
      const { paymentMethodId } = input;
      const { payment } = await readMethodNames(ctx, { deliveryMethodId: null, paymentMethodId });
      throw new Refusal('paymentMethodNotApplicable', { name: payment });
    }
    if (method.isForCompanies && !company) {
      const message = 'This method is for companies.';
      throw new Refusal('validationFailed', { fields: [{ path: 'companyData', kind: 'required', message }] });
    }
    const change: CartChange = { paymentMethodId: method.id, company, billingCountry };
    await setCart(ctx, cart.id, change);
    // What is delivered was counted with its way of delivery.
    isFirst = priced.isDigital && cart.paymentMethodId === null;
    return settleCart(
      ctx,
      { ...cart, ...change },
      { currencyId: input.currencyId, purchasable: priced.purchasable },
    );
  });
  if (isFirst) outer.held.get(visitCounts).add(outer.site.id, 'checkout');
  return changed;
}

/** Keeps messages, gift, company and where it goes; what is not sent stays (CART-005, CHECKOUT-009). */
export async function saveCheckoutOptions(
  outer: Ctx,
  input: EndpointParsed<typeof optionsEndpoint>,
): Promise<Cart> {
  const sent = input.companyData && (await companySent(outer, input, input.companyData));
  return changeCart(outer, input, async (ctx, cart) => {
    const to = await destinationOf(ctx, cart, input);
    const billingCountry = sentCountry(input.billingCountryId, 'billingCountryId') ?? cart.billingCountry;
    const change: CartChange = {
      ...to,
      billingCountry,
      orderMessage: input.orderMessage ?? cart.orderMessage,
      giftMessage: input.giftMessage ?? cart.giftMessage,
      giftTo: input.to ?? cart.giftTo,
      giftFrom: input.from ?? cart.giftFrom,
      company: sent === undefined ? cart.company : sent,
    };
    await setCart(ctx, cart.id, change);
    return settleCart(ctx, { ...cart, ...change }, { currencyId: input.currencyId });
  });
}

/** The company that was sent with where the bill goes, as it is kept: its VAT id is looked into (TAX-01). */
async function companySent(
  ctx: Ctx,
  input: CartKey & {
    userId?: number | null | undefined;
    userBillingAddressId?: number | null | undefined;
    countryId?: number | null | undefined;
    billingCountryId?: number | null | undefined;
  },
  company: { companyName: string; oib: string },
): Promise<CartRow['company']> {
  const cart = await openCart(ctx, input);
  const country = sentCountry(input.countryId, 'countryId') ?? cart.country;
  const billingCountry =
    sentCountry(input.billingCountryId, 'billingCountryId') ?? (await billingCountryOf(ctx, cart, input));
  return checkedCompanyOf(ctx, { id: cart.id, country, billingCountry }, company);
}

/**
 * The ways by which so much can be paid now, in their order: of an offer, whose sums stand already and which staff made for its
 * company.
 */
export async function methodsToPay(
  ctx: Ctx,
  wanted: Payable,
  cart: Pick<CartRow, 'id' | 'company'>,
): Promise<PaymentMethodRow[]> {
  const terms = await standingTerms(ctx, await catalogueVersionNow(ctx));
  const credit = await creditOf(ctx, cart, terms, true);
  return terms.paymentMethods.filter((method) => isPayableBy(method, { ...wanted, credit }, terms));
}

/** The ways to pay for a priced cart, in their order. */
export function payable({ terms, cart, base, credit, isDigital, deliveryMethod, items }: PricedCart) {
  if (items.length === 0) return [];
  const { orderTotal } = base;
  const delivery = deliveryMethod?.code ?? null;
  const wanted = payableOf(cart, { orderTotal, isDigital, delivery, credit });
  return terms.paymentMethods.filter((method) => isPayableBy(method, wanted, terms));
}

/** What is for companies alone is not offered to anybody else, unless it is all there is: the company is asked for then. */
function offered(methods: readonly PaymentMethodRow[], hasCompany: boolean): readonly PaymentMethodRow[] {
  if (hasCompany) return methods;
  const forAll = methods.filter(({ isForCompanies }) => !isForCompanies);
  return forAll.length > 0 ? forAll : methods;
}
