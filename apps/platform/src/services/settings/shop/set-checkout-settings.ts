import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { type CheckoutChange, putCheckoutSettings } from './shop-settings.queries.ts';

/** Sets how the checkout of the site behaves; carts and pages follow at once. */
export async function setCheckoutSettings(outer: Ctx, change: CheckoutChange): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    await putCheckoutSettings(ctx.db, ctx.site.id, change);
    // Countries and taxes are terms of the shop, which are remembered for a version of the catalogue.
    if (Object.keys(change).some((name) => name !== 'cartType')) await catalogueChanged(ctx, []);
    await dropTags(ctx, ['site']);
  });
}
