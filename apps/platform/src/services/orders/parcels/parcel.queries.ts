import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { orderParcels } from './parcel.tables.ts';

export type ParcelRow = typeof orderParcels.$inferSelect;

/** The parcels of an order, the first one first. */
export const listParcels = (ctx: Ctx, orderId: number): Promise<ParcelRow[]> => listParcelsOf(ctx, [orderId]);

/** Those of some orders, one order after the other. */
export async function listParcelsOf(ctx: Ctx, orderIds: readonly number[]): Promise<ParcelRow[]> {
  if (orderIds.length === 0) return [];
  return ctx.db
    .select()
    .from(orderParcels)
    .where(and(eq(orderParcels.siteId, ctx.site.id), inArray(orderParcels.orderId, [...orderIds])))
    .orderBy(asc(orderParcels.orderId), asc(orderParcels.number));
}

export async function insertParcel(
  ctx: Ctx,
  row: Omit<typeof orderParcels.$inferInsert, 'siteId'>,
): Promise<ParcelRow> {
  const [made] = await ctx.db
    .insert(orderParcels)
    .values({ ...row, siteId: ctx.site.id, createdAt: ctx.now })
    .returning();
  if (!made) throw new Error('the parcel was not kept');
  return made;
}

export async function changeParcels(
  ctx: Ctx,
  ids: readonly number[],
  changes: Partial<typeof orderParcels.$inferInsert>,
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(orderParcels)
    .set(changes)
    .where(and(eq(orderParcels.siteId, ctx.site.id), inArray(orderParcels.id, [...ids])));
}

export async function deleteParcel(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(orderParcels).where(and(eq(orderParcels.siteId, ctx.site.id), eq(orderParcels.id, id)));
}
