import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { contentSequences } from '../editing.tables.ts';

/** How often something was published on the site. */
export async function readSequence(ctx: Pick<Ctx, 'db' | 'site'>): Promise<number> {
  const { rows } = await ctx.db.execute<{ seq: string }>(
    sql`select seq from ${contentSequences} where site_id = ${ctx.site.id}`,
  );
  return Number(rows[0]?.seq ?? 0);
}
