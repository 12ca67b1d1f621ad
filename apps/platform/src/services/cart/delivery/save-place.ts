import { randomUUID } from 'node:crypto';
import {
  type listPlaceLists,
  ownPlaces,
  type pickupPlaceResource,
} from '@izlog/contract/ecommerce/pickup-place-resource';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { Said } from '@izlog/contract/resource';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listProviders } from './branch.queries.ts';
import { deliveryBranches } from './delivery.tables.ts';
import { writeBranches } from './save-branches.ts';

/**
 * Saves a pick-up place by the writer of carriers' lists, new without an id, and returns its id; carts see it at once. Where it
 * lies on a map stays as it was.
 */
export async function savePlace(
  ctx: Ctx,
  id: number | null,
  { provider, openingHours, ...said }: Said<(typeof pickupPlaceResource)['fields']>,
): Promise<number> {
  const known = id === null ? undefined : await placeOf(ctx, id);
  if (known && known.provider !== provider)
    throw new Refusal('validationFailed', {
      fields: [{ path: 'provider', kind: 'fixed', message: 'A place stays in its list.' }],
    });
  const { branchId = randomUUID(), latitude = null, longitude = null } = known ?? {};
  const place = { ...said, id: branchId, latitude, longitude, openingHours: [...openingHours] };
  const [saved] = await writeBranches(ctx, provider, [place]);
  if (!saved) throw new Error('the pick-up place was not saved');
  return saved.id;
}

async function placeOf(ctx: Ctx, id: number) {
  const { branchId, provider, latitude, longitude } = deliveryBranches;
  const [row] = await ctx.db
    .select({ branchId, provider, latitude, longitude })
    .from(deliveryBranches)
    .where(ofSite(ctx, id));
  return row;
}

const ofSite = (ctx: Ctx, id: number) =>
  and(eq(deliveryBranches.siteId, ctx.site.id), eq(deliveryBranches.id, id));

/** Removes a pick-up place. Orders keep it by the name it had; carts that chose it have to choose again. */
export async function removePlace(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(deliveryBranches).where(ofSite(ctx, id));
}

/** The lists that a way of delivery can name; the shop's own is there before it has a place. */
export async function placeLists(ctx: Ctx): Promise<EndpointReturn<typeof listPlaceLists>> {
  const lists = await listProviders(ctx);
  return lists.some(({ code }) => code === ownPlaces)
    ? lists
    : [{ code: ownPlaces, places: 0, isOwn: true }, ...lists];
}
