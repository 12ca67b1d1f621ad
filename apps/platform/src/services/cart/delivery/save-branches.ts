import type { DeliveryBranch } from '@izlog/contract/ecommerce/delivery';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';

const columns = `id text, type text, name text, street text, "zipCode" text, city text, country text, latitude float8,
  longitude float8, "openingHours" jsonb, phone text, "isActive" boolean`;

/**
 * Takes over the list of a provider: new branches come, known ones are brought up to date, those that the list does not
 * have any more are not offered (carts and orders keep them by id). An empty list is not believed and changes nothing.
 */
export function saveBranches(
  outer: Ctx,
  provider: string,
  branches: readonly DeliveryBranch[],
): Promise<{ saved: number; closed: number }> {
  return inTransaction(outer, async (ctx) => {
    if (branches.length === 0) return { saved: 0, closed: 0 };
    const byId = new Map(branches.map((branch) => [branch.id, { ...branch, isActive: true }]));
    const now = ctx.now.toISOString();
    const saved = await writeBranches(ctx, provider, [...byId.values()]);
    const closed = await queryPrepared<{ id: string }>(
      ctx.db,
      sql`update delivery_branches set is_active = false, updated_at = ${now}::timestamptz
        where site_id = ${ctx.site.id} and provider = ${provider} and is_active
          and branch_id <> all(${sql.param([...byId.keys()])}::text[])
        returning branch_id as id`,
    );
    return { saved: saved.length, closed: closed.length };
  });
}

/** Writes branches of a provider, those of lists and those that staff type; returns the id of each row. */
export function writeBranches(
  ctx: Ctx,
  provider: string,
  branches: ReadonlyArray<DeliveryBranch & { isActive: boolean }>,
): Promise<Array<{ id: number }>> {
  return queryPrepared<{ id: number }>(
    ctx.db,
    sql`insert into delivery_branches (site_id, provider, branch_id, type, name, street, zip_code, city, country,
        latitude, longitude, opening_hours, phone, is_active, folded, updated_at)
      select ${ctx.site.id}, ${provider}, r.id, r.type, r.name, r.street, r."zipCode", r.city, r.country, r.latitude,
        r.longitude, r."openingHours", r.phone, r."isActive",
        izlog_fold(concat_ws(' ', r.name, r.street, r."zipCode", r.city)), ${ctx.now.toISOString()}::timestamptz
      from ${recordset([...branches], 'r', columns)}
      on conflict (site_id, provider, branch_id) do update set type = excluded.type, name = excluded.name,
        street = excluded.street, zip_code = excluded.zip_code, city = excluded.city, country = excluded.country,
        latitude = excluded.latitude, longitude = excluded.longitude, opening_hours = excluded.opening_hours,
        phone = coalesce(excluded.phone, delivery_branches.phone),
        is_active = excluded.is_active, folded = excluded.folded, updated_at = excluded.updated_at
      returning id::int as id`,
  );
}
