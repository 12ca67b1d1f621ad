import type { DeliveryBranch } from '@izlog/contract/ecommerce/delivery';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { regionsAround } from './post-regions.ts';

const branchJson =
  sql.raw(`jsonb_build_object('id', b.branch_id, 'name', b.name, 'type', b.type, 'street', b.street,
  'zipCode', b.zip_code, 'city', b.city, 'country', b.country, 'latitude', b.latitude, 'longitude', b.longitude,
  'openingHours', b.opening_hours, 'phone', b.phone)`);

/** Nearest first, as postcodes tell: by how far their regions are apart, within one by their numbers. */
function nearestTo(zipCode: string | null): Statement {
  const digits = zipCode?.replaceAll(/\D/g, '').slice(0, 9) ?? '';
  if (digits === '') return sql`b.city, b.name, b.branch_id`;
  return sql`array_position(${sql.param(regionsAround(digits))}::text[], left(b.zip_code, 2)) nulls last,
    case when b.zip_code ~ '^[0-9]{1,9}$' then abs(b.zip_code::int - ${Number(digits)}::int) end nulls last,
    b.name, b.branch_id`;
}

/** The nearest active branches of providers, at most `most` of each, and how many each has, in one statement. */
export async function listNearestBranches(
  ctx: Ctx,
  providers: readonly string[],
  where: { country: string | null; zipCode: string | null; most: number },
): Promise<Map<string, { branches: DeliveryBranch[]; total: number }>> {
  if (providers.length === 0) return new Map();
  const active = sql`b.site_id = ${ctx.site.id} and b.provider = wanted.provider and b.is_active
    and (${where.country}::text is null or b.country = ${where.country})`;
  const rows = await queryPrepared<{ provider: string; branches: DeliveryBranch[]; total: number }>(
    ctx.db,
    sql`select wanted.provider,
        (select count(*) from delivery_branches b where ${active}) as total,
        (select coalesce(jsonb_agg(near.branch), '[]') from (
          select ${branchJson} as branch from delivery_branches b where ${active}
          order by ${nearestTo(where.zipCode)} limit ${where.most}) near) as branches
      from unnest(${sql.param([...providers])}::text[]) as wanted(provider)`,
  );
  return new Map(rows.map(({ provider, branches, total }) => [provider, { branches, total }]));
}

/** A page of the active branches of a provider that have all of some words, nearest first. */
export async function findBranches(
  ctx: Ctx,
  provider: string,
  asked: {
    country: string | null;
    zipCode: string | null;
    words: readonly string[];
    type: DeliveryBranch['type'] | null;
    limit: number;
    offset: number;
  },
): Promise<{ records: DeliveryBranch[]; total: number }> {
  const matches = sql`b.site_id = ${ctx.site.id} and b.provider = ${provider} and b.is_active
    and (${asked.country}::text is null or b.country = ${asked.country})
    and (${asked.type}::text is null or b.type = ${asked.type})
    and not exists (select from unnest(${sql.param([...asked.words])}::text[]) as word
      where b.folded not like '%' || izlog_like(word) || '%')`;
  const [row] = await queryPrepared<{ records: DeliveryBranch[]; total: number }>(
    ctx.db,
    sql`select (select count(*) from delivery_branches b where ${matches}) as total,
      (select coalesce(jsonb_agg(found.branch), '[]') from (
        select ${branchJson} as branch from delivery_branches b where ${matches}
        order by ${nearestTo(asked.zipCode)} limit ${asked.limit} offset ${asked.offset}) found) as records`,
  );
  return row ?? { records: [], total: 0 };
}

/** An active branch of a provider by its id, as the provider gives it. */
export async function findBranch(
  ctx: Ctx,
  provider: string,
  id: string,
): Promise<{ id: string; name: string; country: string } | undefined> {
  const [row] = await queryPrepared<{ id: string; name: string; country: string }>(
    ctx.db,
    sql`select branch_id as id, name, country from delivery_branches
      where site_id = ${ctx.site.id} and provider = ${provider} and branch_id = ${id} and is_active`,
  );
  return row;
}

/** Towns of branches with their postcodes; `city` in small letters without diacritics. */
export function listBranchTowns(
  ctx: Ctx,
  country: string,
  asked: { zipCode: string; city: string; most: number },
): Promise<Array<{ zipCode: string; city: string }>> {
  return queryPrepared(
    ctx.db,
    sql`select zip_code as "zipCode", initcap(min(city) collate "hr_order") as city from delivery_branches
      where site_id = ${ctx.site.id} and country = ${country} and starts_with(zip_code, ${asked.zipCode})
        and starts_with(izlog_fold(city), ${asked.city}) and zip_code ~ '^[0-9]{5}$'
      group by zip_code order by zip_code limit ${asked.most}`,
  );
}

/** The lists of places of the site with how many of each are offered, in one statement. */
export function listProviders(ctx: Ctx): Promise<Array<{ code: string; places: number; isOwn: boolean }>> {
  return queryPrepared(
    ctx.db,
    sql`select provider as code, count(*) filter (where is_active)::int as places,
        bool_or(type = 'branch') as "isOwn"
      from delivery_branches where site_id = ${ctx.site.id} group by provider order by provider`,
  );
}
