import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { getVariantUses, VariantUses } from '@izlog/contract/product/record/product-axes';
import type { Ctx } from '#platform/kernel/context.ts';
import { productUsers } from '#platform/kernel/product-uses.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readRow } from '../desk/get-record.ts';
import { namesOfVariants } from '../desk/variants.queries.ts';
import { listBundlesOf, listQuantities } from './axes.queries.ts';

/** Who holds some variants of a product: what staff are told before these go. */
export async function variantUses(
  ctx: Ctx,
  { id, ids }: EndpointParsed<typeof getVariantUses>,
): Promise<EndpointReturn<typeof getVariantUses>> {
  await readRow(ctx, id);
  const goes = await nameVariants(ctx, id, ids);
  if (goes.length < new Set(ids).size) throw new Refusal('notFound');
  return { goes, uses: await usesOf(ctx, ids) };
}

/** Some variants of a product by what they are called, with what is at hand of each. */
export async function nameVariants(ctx: Ctx, id: number, ids: readonly number[]) {
  const quantities = await listQuantities(ctx, ids);
  const names = await namesOfVariants(ctx, id);
  return names
    .filter((one) => ids.includes(one.id))
    .map((one) => ({ ...one, quantity: quantities.get(one.id)?.quantity ?? null }));
}

const nobody: VariantUses = {
  carts: 0,
  quantity: 0,
  oldest: null,
  drafts: 0,
  orders: [],
  orderCount: 0,
  bundles: [],
  bundleCount: 0,
  promotions: [],
  promotionCount: 0,
};

/** What every service knows of who holds some products. */
export async function usesOf(ctx: Ctx, ids: readonly number[]): Promise<VariantUses> {
  if (ids.length === 0) return nobody;
  const uses = { ...nobody, ...(await listBundlesOf(ctx, ids)) };
  for (const user of ctx.held.get(productUsers)) Object.assign(uses, await user(ctx, ids));
  return uses;
}
