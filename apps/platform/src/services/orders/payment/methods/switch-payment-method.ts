import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { offerMethod } from '#platform/services/cart/index.ts';
import { showPaymentMethods } from './shop-payment-methods.ts';

/**
 * Offers a way to pay or does so no longer; false when the site has none with this code. Refuses to offer what could not
 * be used (paymentMethodNotReady).
 */
export function switchPaymentMethod(outer: Ctx, code: string, isActive: boolean): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const method = (await showPaymentMethods(ctx)).find((one) => one.code === code);
    if (!method) return false;
    if (isActive && !method.isReady) throw new Refusal('paymentMethodNotReady');
    // The terms of the shop are remembered for a version of the catalogue.
    await catalogueChanged(ctx, []);
    await offerMethod(ctx, code, isActive);
    return true;
  });
}
