import type { companyResource } from '@izlog/contract/ecommerce/company-resource';
import { bareOib, isOib } from '@izlog/contract/ecommerce/oib';
import { readVatId } from '@izlog/contract/ecommerce/taxes/vat-id';
import { toCents } from '@izlog/contract/money';
import type { Said } from '@izlog/contract/resource';
import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { taken } from '#platform/kernel/refusal.ts';
import { companies } from './company.tables.ts';

/** Saves a company that pays later, new without an id, and gives its id. Refuses a number that the site has already. */
export async function saveCompany(
  ctx: Ctx,
  id: number | null,
  { creditLimit, buyers, ...said }: Said<(typeof companyResource)['fields']>,
): Promise<number> {
  const number = canonicalNumber(said.number);
  const ofSite = eq(companies.siteId, ctx.site.id);
  const [other] = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(and(ofSite, eq(companies.number, number), id === null ? undefined : ne(companies.id, id)));
  if (other) throw taken('number', 'There is a company of this number.');
  const values = {
    ...said,
    siteId: ctx.site.id,
    number,
    creditLimit: toCents(creditLimit),
    buyers: [...new Set(buyers.map((email) => email.toLowerCase()))],
  };
  const [saved] =
    id === null
      ? await ctx.db.insert(companies).values(values).returning({ id: companies.id })
      : await ctx.db
          .update(companies)
          .set(values)
          .where(and(ofSite, eq(companies.id, id)))
          .returning({ id: companies.id });
  if (!saved) throw new Error('the company was not saved');
  return saved.id;
}

/** As carts and orders keep the number of a company. */
function canonicalNumber(typed: string): string {
  const vatId = readVatId(typed, null);
  return vatId && vatId !== 'mistyped' && !isOib(typed) ? vatId.prefix + vatId.number : bareOib(typed);
}

/** Removes the terms of a company: it buys on invoice no more. What it owes stays with its orders. */
export async function removeCompany(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(companies).where(and(eq(companies.siteId, ctx.site.id), eq(companies.id, id)));
}
