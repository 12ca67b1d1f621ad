import type { Ctx } from '../../kernel/context.ts';
import { findCart, insertCart, setCart } from './cart.queries.ts';
import { methodsFor } from './delivery/delivery-operations.ts';
import { holdLines, setLines } from './items/set-lines.ts';
import { newProtectCode } from './open-cart.ts';
import { companyOf, methodsToPay, payable } from './payment/payment-operations.ts';
import { presentCart } from './sums/present-cart.ts';

/** Begins an empty cart that staff keep and no visitor opens; gives its id. */
async function begin(ctx: Ctx, storeId: number | null): Promise<number> {
  const id = await insertCart(ctx, newProtectCode(), null);
  await setCart(ctx, id, { status: 'draft', storeId });
  return id;
}

/** What staff do with a cart that they keep for somebody: the same rules as every cart's, by one name for other services. */
export const draftCarts = {
  begin,
  find: findCart,
  setLines,
  hold: holdLines,
  deliveryMethods: methodsFor,
  paymentMethods: payable,
  methodsToPay,
  company: companyOf,
  present: presentCart,
};
