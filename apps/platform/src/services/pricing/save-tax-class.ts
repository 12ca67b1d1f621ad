import { sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';

/**
 * A kind of tax; `rate` in hundredths of a percent (2500 is 25 %). It is found by its code; by `id` where that is given,
 * and null makes a new one.
 */
export interface TaxClassInput {
  id?: number | null;
  code: string;
  name: string;
  rate: number;
}

/**
 * Saves a tax class and gives its id. Of one that is asked for by its id, or as a new one, a code that another has is
 * refused (validationFailed).
 */
export function saveTaxClass(outer: Ctx, input: TaxClassInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const { code, name, rate } = input;
    const id = await findTaxClass(ctx, input);
    const { rows } = await ctx.db.execute<{ id: number }>(
      id === undefined
        ? sql`insert into tax_classes (site_id, code, name, rate) values (${ctx.site.id}, ${code}, ${name}, ${rate})
            returning id`
        : sql`update tax_classes set code = ${code}, name = ${name}, rate = ${rate} where id = ${id} returning id`,
    );
    await catalogueChanged(ctx, [], ['taxes']);
    return rows[0]?.id ?? 0;
  });
}

/** The tax class that is meant, held until the end of the transaction. */
async function findTaxClass(ctx: Ctx, { id, code }: TaxClassInput): Promise<number | undefined> {
  const { rows } = await ctx.db.execute<{ id: number; code: string }>(sql`
    select id, code from tax_classes where site_id = ${ctx.site.id} and (code = ${code} or id = ${id ?? null}::bigint)
    order by id for update`);
  const coded = rows.find((row) => row.code === code);
  if (id === undefined) return coded?.id;
  if (coded && coded.id !== id) throw taken('code', 'There is a tax class of this code.');
  if (id !== null && !rows.some((row) => row.id === id)) throw new Refusal('notFound');
  return id ?? undefined;
}
