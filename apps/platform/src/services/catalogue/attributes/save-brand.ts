import { sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import { reindexShowing } from '../lists/reindex-below.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { settlePublishing } from '../products/settle-publishing.ts';

/** Who answers for goods, with postal and electronic address. */
export interface EconomicOperator {
  name: string;
  address: string;
  email: string;
}

/**
 * A brand, with who makes its goods and, where that is outside the EU, who is responsible for them in it (GPSR, Article
 * 19). It is found by its name; by `id` where that is given, and null makes a new one.
 */
export interface BrandInput {
  id?: number | null;
  name: string;
  manufacturer?: EconomicOperator & { isOutsideEu?: boolean };
  responsible?: EconomicOperator;
}

/**
 * Saves a brand and gives its id; what is left out stays. Products that waited for its maker are published, and what
 * shows it is brought up to date. Of one that is asked for by its id, or as a new one, a name that another has is refused
 * (validationFailed).
 */
export function saveBrand(outer: Ctx, input: BrandInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const before = await findBrand(ctx, input);
    const id = await writeBrand(ctx, before?.id ?? null, input);
    const published = await publishWaiting(ctx, id);
    const after = before && (await readBrand(ctx, id));
    const isChanged = before !== undefined && JSON.stringify(before) !== JSON.stringify(after);
    const shown = isChanged ? await reindexShowing(ctx, { brandId: id }) : [];
    await catalogueChanged(ctx, new Set([...published, ...shown]), ['brands']);
    return id;
  });
}

type BrandRow = { id: number; name: string } & Record<string, string | number | boolean | null>;

const columns = sql`id, name, manufacturer_name, manufacturer_address, manufacturer_email, is_maker_outside_eu,
  responsible_name, responsible_address, responsible_email`;

/** The brand that is meant, held until the end of the transaction. */
async function findBrand(ctx: Ctx, { id, name }: BrandInput): Promise<BrandRow | undefined> {
  const { rows } = await ctx.db.execute<BrandRow>(sql`
    select ${columns} from brands where site_id = ${ctx.site.id} and (name = ${name} or id = ${id ?? null}::bigint)
    order by id for update`);
  const named = rows.find((row) => row.name === name);
  if (id === undefined) return named;
  if (named && named.id !== id) throw taken('name', 'There is a brand of this name.');
  const meant = rows.find((row) => row.id === id);
  if (id !== null && !meant) throw new Refusal('notFound');
  return meant;
}

async function readBrand(ctx: Ctx, id: number): Promise<BrandRow | undefined> {
  const { rows } = await ctx.db.execute<BrandRow>(sql`select ${columns} from brands where id = ${id}`);
  return rows[0];
}

async function writeBrand(
  ctx: Ctx,
  id: number | null,
  { name, manufacturer, responsible }: BrandInput,
): Promise<number> {
  const values = sql`${name}::text as name, ${manufacturer?.name ?? null}::text as manufacturer_name,
    ${manufacturer?.address ?? null}::text as manufacturer_address,
    ${manufacturer?.email ?? null}::text as manufacturer_email,
    ${manufacturer?.isOutsideEu ?? null}::boolean as is_maker_outside_eu,
    ${responsible?.name ?? null}::text as responsible_name,
    ${responsible?.address ?? null}::text as responsible_address,
    ${responsible?.email ?? null}::text as responsible_email`;
  const { rows } = await ctx.db.execute<{ id: number }>(
    id === null
      ? sql`insert into brands (site_id, name, manufacturer_name, manufacturer_address, manufacturer_email,
            is_maker_outside_eu, responsible_name, responsible_address, responsible_email)
          select ${ctx.site.id}, s.name, s.manufacturer_name, s.manufacturer_address, s.manufacturer_email,
            coalesce(s.is_maker_outside_eu, false), s.responsible_name, s.responsible_address, s.responsible_email
          from (select ${values}) s
          returning id`
      : sql`update brands known set name = s.name,
            manufacturer_name = coalesce(s.manufacturer_name, known.manufacturer_name),
            manufacturer_address = coalesce(s.manufacturer_address, known.manufacturer_address),
            manufacturer_email = coalesce(s.manufacturer_email, known.manufacturer_email),
            is_maker_outside_eu = coalesce(s.is_maker_outside_eu, known.is_maker_outside_eu),
            responsible_name = coalesce(s.responsible_name, known.responsible_name),
            responsible_address = coalesce(s.responsible_address, known.responsible_address),
            responsible_email = coalesce(s.responsible_email, known.responsible_email)
          from (select ${values}) s where known.id = ${id} returning known.id`,
  );
  const saved = rows[0]?.id;
  if (saved === undefined) throw new Error('the brand was not saved');
  return saved;
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
