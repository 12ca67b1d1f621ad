import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { AgentLine } from './agent-cart.tables.ts';

export interface AgentCartRow {
  link: string;
  storeId: number | null;
  lines: AgentLine[];
  expiresAt: Date;
}

/** The cart of a link, while it is kept. */
export async function findAgentCart(ctx: Ctx, link: string): Promise<AgentCartRow | undefined> {
  const { rows } = await ctx.db.execute<Omit<AgentCartRow, 'expiresAt'> & { expiresAt: string }>(sql`
    select link, store_id::float8 as "storeId", lines, expires_at as "expiresAt" from agent_carts
    where link = ${link} and site_id = ${ctx.site.id} and expires_at > ${ctx.now.toISOString()}::timestamptz`);
  return rows[0] && { ...rows[0], expiresAt: new Date(rows[0].expiresAt) };
}

/** Writes a cart, new or changed. */
export async function saveAgentCart(ctx: Ctx, cart: AgentCartRow): Promise<void> {
  const lines = JSON.stringify(cart.lines);
  await ctx.db.execute(sql`
    insert into agent_carts (link, site_id, store_id, lines, expires_at, created_at)
    values (${cart.link}, ${ctx.site.id}, ${cart.storeId}, ${lines}::jsonb,
      ${cart.expiresAt.toISOString()}::timestamptz, ${ctx.now.toISOString()}::timestamptz)
    on conflict (link) do update
      set lines = excluded.lines, expires_at = excluded.expires_at`);
}

/** Forgets a cart. */
export async function deleteAgentCart(ctx: Ctx, link: string): Promise<void> {
  await ctx.db.execute(sql`delete from agent_carts where link = ${link} and site_id = ${ctx.site.id}`);
}
