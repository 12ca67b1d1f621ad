import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { readProducts } from '#platform/services/catalogue/index.ts';
import { siteAddress } from '#platform/services/messaging/index.ts';
import { shownCurrency } from '#platform/services/pricing/index.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import { presentWcProduct } from './present-product.ts';
import { listExactLevels } from './product.queries.ts';

/** Public products in the dialect, in the order of their ids; how many pieces there are only for who keeps the stock. */
export async function readWcProducts({ kernel, ctx }: { kernel: Kernel; ctx: Ctx }, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const products = await readProducts(ctx, ids, await shownCurrency(ctx, undefined));
  const all = products.flatMap(({ id, associatedProducts }) => [
    id,
    ...associatedProducts.map((one) => one.id),
  ]);
  const maySeeStock = ctx.caller.kind === 'staff' && ctx.caller.permissions.includes('stock.edit');
  const levels = maySeeStock ? await listExactLevels(ctx, all) : undefined;
  const address = await mainAddress(kernel, ctx.site);
  const pages = await siteAddress(kernel, ctx, '/product', ctx.language);
  return products.map((product) => presentWcProduct(product, { levels, address, pages }));
}
