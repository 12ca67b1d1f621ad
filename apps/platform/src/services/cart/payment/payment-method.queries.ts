import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { paymentMethods, paymentMethodTranslations } from './payment-method.tables.ts';

type Words = Record<string, { name: string; description: string }>;

/**
 * Every way to pay of the site with its words by language, in one statement; nothing of `settings`. Held, they change one
 * after the other until the transaction ends: one of them may be the last.
 */
export async function listMethodRows(ctx: Ctx, isHeld = false) {
  if (isHeld) await takeTurn(ctx, 'payment methods');
  const { siteId: _site, settings: _secret, ...columns } = getTableColumns(paymentMethods);
  const { language, name, description } = paymentMethodTranslations;
  return ctx.db
    .select({
      ...columns,
      words: sql<Words>`jsonb_object_agg(${language},
        jsonb_build_object('name', ${name}, 'description', ${description}))`,
    })
    .from(paymentMethods)
    .innerJoin(paymentMethodTranslations, eq(paymentMethodTranslations.methodId, paymentMethods.id))
    .where(eq(paymentMethods.siteId, ctx.site.id))
    .groupBy(paymentMethods.id)
    .orderBy(asc(paymentMethods.position), asc(paymentMethods.id));
}

/** Offers the way to pay of a code, or does so no longer. */
export async function offerMethod({ db, site }: Ctx, code: string, isActive: boolean): Promise<void> {
  await db
    .update(paymentMethods)
    .set({ isActive })
    .where(and(eq(paymentMethods.siteId, site.id), eq(paymentMethods.code, code)));
}
