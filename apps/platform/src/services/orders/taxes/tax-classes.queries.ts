import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

/** The tax classes of the site with their rates at home in percent, the highest first. */
export async function listTaxClasses({ db, site }: Pick<Ctx, 'db' | 'site'>) {
  const { rows } = await db.execute<{ id: number; name: string; rate: number }>(sql`
    select id::int as id, name, rate::float8 / 100 as rate from tax_classes where site_id = ${site.id}
    order by rate desc, id`);
  return rows;
}
