import type { ChosenOptions } from '@izlog/contract/ecommerce/cart/cart-options';
import type { Ctx } from '#platform/kernel/context.ts';
import { findCart, insertCart, setCart } from './cart.queries.ts';
import { checkedCompanyOf, companyOf } from './company/company-of.ts';
import { listMethodRows as listDeliveryRows } from './delivery/delivery-method.queries.ts';
import { methodsFor } from './delivery/delivery-operations.ts';
import { whyNoDelivery } from './delivery/no-delivery.ts';
import { optionsKeyOf, plainOptions } from './items/options-key.ts';
import { holdLines, setLines } from './items/set-lines.ts';
import { newProtectCode } from './open-cart.ts';
import { listMethodRows as listPaymentRows } from './payment/payment-method.queries.ts';
import { methodsToPay, payable } from './payment/payment-operations.ts';
import { isCompanyAtHome, payableOf } from './payment/payment-rules.ts';
import { presentCart } from './sums/present-cart.ts';
import { pricedAsOrdered } from './sums/priced-as-ordered.ts';

/** Begins an empty cart that staff keep and no visitor opens; returns its id. */
async function begin(ctx: Ctx, storeId: number | null): Promise<number> {
  const id = await insertCart(ctx, newProtectCode(), null);
  await setCart(ctx, id, { status: 'draft', storeId });
  return id;
}

interface Chosen {
  deliveryMethodId?: number | null | undefined;
  paymentMethodId?: number | null | undefined;
}

/** Which of the chosen ways of delivery and payment are none of the site's. */
async function strangeMethods(
  ctx: Ctx,
  { deliveryMethodId, paymentMethodId }: Chosen,
): Promise<Array<keyof Chosen>> {
  const lacks = (rows: ReadonlyArray<{ id: number }>, id: number) => !rows.some((row) => row.id === id);
  const strange: Array<keyof Chosen> = [];
  if (deliveryMethodId != null && lacks(await listDeliveryRows(ctx), deliveryMethodId))
    strange.push('deliveryMethodId');
  if (paymentMethodId != null && lacks(await listPaymentRows(ctx), paymentMethodId))
    strange.push('paymentMethodId');
  return strange;
}

/** What staff do with a cart that they keep for somebody: the same rules as every cart's, by one name for other services. */
export const draftCarts = {
  begin,
  find: findCart,
  setLines,
  hold: holdLines,
  keyOf: (chosen: ChosenOptions | null) => optionsKeyOf(chosen ?? plainOptions),
  priceAsOrdered: pricedAsOrdered,
  deliveryMethods: methodsFor,
  whyNoDelivery,
  paymentMethods: payable,
  strangeMethods,
  methodsToPay,
  company: companyOf,
  checkedCompany: checkedCompanyOf,
  isCompanyAtHome,
  payableOf,
  present: presentCart,
};
