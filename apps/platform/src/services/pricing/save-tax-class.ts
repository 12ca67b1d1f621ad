import { sql } from 'drizzle-orm';
import { catalogueChanged } from '../../kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '../../kernel/context.ts';

/** A kind of tax; `rate` in hundredths of a percent (2500 is 25 %). */
export interface TaxClassInput {
  code: string;
  name: string;
  rate: number;
}

/** Saves a tax class, new or known by its code, and gives its id. */
export function saveTaxClass(outer: Ctx, { code, name, rate }: TaxClassInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: number }>(sql`
      insert into tax_classes (site_id, code, name, rate) values (${ctx.site.id}, ${code}, ${name}, ${rate})
      on conflict (site_id, code) do update set name = excluded.name, rate = excluded.rate returning id`);
    await catalogueChanged(ctx, [], ['taxes']);
    return rows[0]?.id ?? 0;
  });
}
