import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { CouponUse } from '#platform/services/promotions/index.ts';
import { promotionUses } from '#platform/services/promotions/promotion.tables.ts';
import { orders } from '../order.tables.ts';

/** The last orders that used a coupon, the newest first; amounts in cents of their currencies. */
export function listCouponUses(ctx: Ctx, couponId: number, limit: number): Promise<CouponUse[]> {
  return ctx.db
    .select({
      slug: orders.slug,
      at: promotionUses.createdAt,
      orderTotal: orders.orderTotal,
      discount: orders.coupon,
      iso: orders.currency,
      symbol: orders.currencySymbol,
    })
    .from(promotionUses)
    .innerJoin(orders, sql`${promotionUses.holder} = 'order:' || ${orders.id}`)
    .where(
      and(
        eq(promotionUses.siteId, ctx.site.id),
        eq(orders.siteId, ctx.site.id),
        eq(promotionUses.promotionId, couponId),
      ),
    )
    .orderBy(desc(promotionUses.id))
    .limit(limit);
}
