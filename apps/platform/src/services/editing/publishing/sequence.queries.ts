import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { contentSequences } from '../editing.tables.ts';

/** How often something was published on the site; asked twice by every answer of content. */
export async function readSequence({ db, site }: { db: Db; site: { id: number } }): Promise<number> {
  const [row] = await queryPrepared<{ seq: string }>(
    db,
    statement`select seq from content_sequences where site_id = ${site.id}`,
  );
  return Number(row?.seq ?? 0);
}

/** Puts the publishes of a site in order: the second waits until the first is done. */
export async function lockSequence(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`
    insert into ${contentSequences} (site_id) values (${ctx.site.id})
    on conflict (site_id) do update set seq = ${contentSequences.seq}`);
}

/** Counts a publish; returns the new number. */
export async function raiseSequence(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ seq: string }>(
    sql`update ${contentSequences} set seq = seq + 1 where site_id = ${ctx.site.id} returning seq`,
  );
  return Number(rows[0]?.seq ?? 0);
}
