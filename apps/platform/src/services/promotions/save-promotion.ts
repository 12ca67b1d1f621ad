import type { DiscountKind } from '@izlog/contract/ecommerce/discount-kinds';
import type { Cents } from '@izlog/contract/money';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { promotions } from './promotion.tables.ts';

/** A promotion to save; with a code it is a coupon, known by it. Amounts in cents of the main currency. */
export interface PromotionInput {
  /** Of a promotion without a code that is there. */
  id?: number;
  code?: string | null;
  names: Record<string, string>;
  kind: DiscountKind;
  /** Hundredths of a percent, or cents. */
  value?: number;
  buyQuantity?: number | null;
  payQuantity?: number | null;
  giftProductIds?: number[];
  isFreeDelivery?: boolean;
  isActive?: boolean;
  validFrom?: Date | null;
  validTo?: Date | null;
  minTotal?: Cents | null;
  minQuantity?: number | null;
  productIds?: number[];
  categoryIds?: number[];
  isWithoutReduced?: boolean;
  userIds?: number[];
  segmentId?: number | null;
  isForMembers?: boolean;
  usageLimit?: number | null;
  customerLimit?: number | null;
  priority?: number;
  stackGroup?: string | null;
  isLast?: boolean;
}

/** Saves a promotion, in place of the one with its id, or a coupon in place of the one with its code; returns its id. */
export function savePromotion(outer: Ctx, input: PromotionInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const { db, site, now } = ctx;
    // The terms of the shop are remembered for a version of the catalogue; coupons are read with each cart.
    if (input.code == null) await catalogueChanged(ctx, []);
    const { id, ...said } = input;
    const values = { ...said, code: input.code ?? null, siteId: site.id, updatedAt: now };
    if (input.code != null) {
      const known = await db
        .update(promotions)
        .set(values)
        .where(
          and(
            eq(promotions.siteId, site.id),
            sql`izlog_lower(${promotions.code}) = izlog_lower(${input.code})`,
          ),
        )
        .returning({ id: promotions.id });
      if (known[0]) return known[0].id;
    }
    if (id !== undefined) {
      const [known] = await db
        .update(promotions)
        .set(values)
        .where(and(eq(promotions.siteId, site.id), eq(promotions.id, id), isNull(promotions.code)))
        .returning({ id: promotions.id });
      if (!known) throw new Error(`promotion ${id} is gone`);
      return known.id;
    }
    const [row] = await db.insert(promotions).values(values).returning({ id: promotions.id });
    if (!row) throw new Error('the promotion was not kept');
    return row.id;
  });
}
