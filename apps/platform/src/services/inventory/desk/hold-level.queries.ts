import type { BackorderKind } from '@izlog/contract/product/product-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';

/** A level as it is while it is held. */
export interface HeldLevel {
  productId: number;
  isTracked: boolean;
  quantity: number;
  reserved: number;
  backorders: BackorderKind;
  lowAt: number | null;
  restockAt: Date | null;
}

/** Holds the level of a product until the end of the transaction; nothing where it has none. */
export async function holdLevel(ctx: Ctx, id: number): Promise<HeldLevel | undefined> {
  const [level] = await holdLevels(ctx, [id]);
  return level;
}

/** The same for many, in the order of their ids, as every buyer locks them. */
export async function holdLevels(ctx: Ctx, ids: readonly number[]): Promise<HeldLevel[]> {
  const rows = await queryPrepared<Omit<HeldLevel, 'restockAt'> & { restockAt: string | null }>(
    ctx.db,
    sql`select product_id as "productId", is_tracked as "isTracked", quantity, reserved, backorders,
        low_at as "lowAt", restock_at as "restockAt"
      from stock_levels where site_id = ${ctx.site.id} and product_id = any(${idArray(ids)})
      order by product_id for update`,
  );
  return rows.map(({ restockAt, ...row }) => ({
    ...row,
    restockAt: restockAt === null ? null : new Date(restockAt),
  }));
}
