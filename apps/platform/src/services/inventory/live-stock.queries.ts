import { catalogueVersion } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import type { StockLevel } from './stock-of.ts';

/** What is left of products, and the version of the catalogue, as of one snapshot. */
export interface LiveStock {
  version: string;
  levels: ReadonlyMap<number, StockLevel>;
  /** Pieces held for the holder asked for. */
  held: ReadonlyMap<number, number>;
}

/** A level without names: for a cart of 500 items they would take five times as long. */
type LevelColumns = [
  productId: number,
  isTracked: boolean,
  quantity: number,
  reserved: number,
  backorders: StockLevel['backorders'],
  lowAt: number | null,
  restockAt: string | null,
];

/** The stock of products as it is now, in one statement; with what is held for `holder` (`cart:12`). */
export async function readLiveStock(
  ctx: Ctx,
  productIds: readonly number[],
  holder = '',
): Promise<LiveStock> {
  const [row] = await queryPrepared<LiveStockRow>(
    ctx.db,
    sql`
      select ${stockColumns(ctx, idArray(productIds))}, (
        select coalesce(jsonb_agg(jsonb_build_object('productId', r.product_id, 'quantity', r.quantity)), '[]')
        from stock_reservations r where r.holder = ${holder} and r.site_id = ${ctx.site.id}
      ) as held`,
  );
  return liveStockOf(row);
}

export interface LiveStockRow {
  version: string;
  levels: LevelColumns[];
  held?: { productId: number; quantity: number }[];
}

/** Columns `version` and `levels` for a statement that reads more; `ids` is an array. */
function stockColumns(ctx: Ctx, ids: Statement): Statement {
  return sql`${catalogueVersion(ctx)} as version, (
        select coalesce(json_agg(json_build_array(s.product_id, s.is_tracked, s.quantity, s.reserved, s.backorders,
          s.low_at, s.restock_at)), '[]')
        from stock_levels s where s.product_id = any(${ids}) and s.site_id = ${ctx.site.id}
      ) as levels`;
}

/** What such columns say. */
function liveStockOf(row: LiveStockRow | undefined): LiveStock {
  const levels = new Map<number, StockLevel>();
  for (const [id, isTracked, quantity, reserved, backorders, lowAt, restockAt] of row?.levels ?? []) {
    levels.set(id, { isTracked, quantity, reserved, backorders, lowAt, restockAt });
  }
  const held = new Map((row?.held ?? []).map(({ productId, quantity }) => [productId, quantity]));
  return { version: row?.version ?? '', levels, held };
}

/** Stock as a part of a statement that reads more (docs/decisions/1221). */
export const stockParts = { columns: stockColumns, stockOf: liveStockOf };
