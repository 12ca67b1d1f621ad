import { sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '../../kernel/context.ts';
import { catalogueChanged } from './catalogue-changed.ts';

/** A brand, known by its name, with who makes its goods (GPSR, Article 19). */
export interface BrandInput {
  name: string;
  manufacturer?: { name: string; address: string; email: string };
}

/** Saves a brand, new or known by its name, and gives its id. */
export function saveBrand(outer: Ctx, { name, manufacturer }: BrandInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: number }>(sql`
      insert into brands as known (site_id, name, manufacturer_name, manufacturer_address, manufacturer_email)
      values (${ctx.site.id}, ${name}, ${manufacturer?.name ?? null}, ${manufacturer?.address ?? null},
        ${manufacturer?.email ?? null})
      on conflict (site_id, name) do update
      set manufacturer_name = coalesce(excluded.manufacturer_name, known.manufacturer_name),
        manufacturer_address = coalesce(excluded.manufacturer_address, known.manufacturer_address),
        manufacturer_email = coalesce(excluded.manufacturer_email, known.manufacturer_email)
      returning id`);
    await catalogueChanged(ctx, [], ['brands']);
    return rows[0]?.id ?? 0;
  });
}
