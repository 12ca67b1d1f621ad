import { sql } from 'drizzle-orm';
import { catalogueChanged } from '../../../kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { settlePublishing } from '../products/settle-publishing.ts';

/** Who answers for goods, with postal and electronic address. */
export interface EconomicOperator {
  name: string;
  address: string;
  email: string;
}

/**
 * A brand, known by its name, with who makes its goods and, where that is outside the EU, who is responsible for them in
 * it (GPSR, Article 19).
 */
export interface BrandInput {
  name: string;
  manufacturer?: EconomicOperator & { isOutsideEu?: boolean };
  responsible?: EconomicOperator;
}

/**
 * Saves a brand, new or known by its name, and gives its id; what is left out stays. Products that waited for its maker
 * are published.
 */
export function saveBrand(outer: Ctx, { name, manufacturer, responsible }: BrandInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: number }>(sql`
      insert into brands as known (site_id, name, manufacturer_name, manufacturer_address, manufacturer_email,
        is_maker_outside_eu, responsible_name, responsible_address, responsible_email)
      values (${ctx.site.id}, ${name}, ${manufacturer?.name ?? null}, ${manufacturer?.address ?? null},
        ${manufacturer?.email ?? null}, ${manufacturer?.isOutsideEu ?? false}, ${responsible?.name ?? null},
        ${responsible?.address ?? null}, ${responsible?.email ?? null})
      on conflict (site_id, name) do update
      set manufacturer_name = coalesce(excluded.manufacturer_name, known.manufacturer_name),
        manufacturer_address = coalesce(excluded.manufacturer_address, known.manufacturer_address),
        manufacturer_email = coalesce(excluded.manufacturer_email, known.manufacturer_email),
        is_maker_outside_eu = coalesce(${manufacturer?.isOutsideEu ?? null}::boolean, known.is_maker_outside_eu),
        responsible_name = coalesce(excluded.responsible_name, known.responsible_name),
        responsible_address = coalesce(excluded.responsible_address, known.responsible_address),
        responsible_email = coalesce(excluded.responsible_email, known.responsible_email)
      returning id`);
    const id = rows[0]?.id ?? 0;
    await catalogueChanged(ctx, await publishWaiting(ctx, id), ['brands']);
    return id;
  });
}

async function publishWaiting(ctx: Ctx, brandId: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id from products where brand_id = ${brandId} and site_id = ${ctx.site.id} and withheld <> '{}'`,
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { changed } = await settlePublishing(ctx, ids, { onlyWaiting: true });
  return changed.length === 0 ? [] : reindexProducts(ctx, changed);
}
