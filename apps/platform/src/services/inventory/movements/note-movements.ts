import type { CorrectionReason, MovementKind } from '@izlog/contract/product/stock-desk/movement-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';

/** Why levels change, for their movements. */
export interface StockCause {
  kind: MovementKind;
  reason?: CorrectionReason | null;
  note?: string;
  /** `cart:12`, `order:7`, `count:3` */
  reference?: string | null;
}

/**
 * The end of a statement that changes levels: notes a movement for each row of `changed` (`product_id`, `difference`,
 * `after`) whose level is another now. In the same statement, so that no level changes without one.
 */
export function noteMovements(ctx: Ctx, changed: Statement, cause: StockCause): Statement {
  const userId = ctx.caller.kind === 'staff' ? ctx.caller.userId : null;
  return sql`
    insert into stock_movements
      (site_id, product_id, kind, difference, after, reason, note, reference, user_id, created_at)
    select ${ctx.site.id}::bigint, c.product_id, ${cause.kind}::text, c.difference, c.after,
      ${cause.reason ?? null}::text, ${cause.note ?? ''}::text, ${cause.reference ?? null}::text,
      ${userId}::bigint, ${ctx.now.toISOString()}::timestamptz
    from ${changed} c where c.difference <> 0 order by c.product_id`;
}
