import type { Ctx } from '../context.ts';
import { queryPrepared } from '../database/prepared.ts';
import { type Statement, sql } from '../database/statement.ts';

/** The version of the site's catalogue in the snapshot of a statement; it differs after every write that is seen. */
export function catalogueVersion(ctx: Ctx): Statement {
  return sql`(select concat(max(id), ':', sum(id), ':', count(*)) from catalogue_changes where site_id = ${ctx.site.id})`;
}

/** The version as it is seen now. */
export async function catalogueVersionNow(ctx: Ctx): Promise<string> {
  const [row] = await queryPrepared<{ version: string }>(
    ctx.db,
    sql`select ${catalogueVersion(ctx)} as version`,
  );
  return row?.version ?? '';
}
