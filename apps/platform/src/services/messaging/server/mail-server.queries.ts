import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { mailServers } from '../mail.tables.ts';

export type MailServerRow = Omit<typeof mailServers.$inferSelect, 'updatedAt'>;

/** The mail server that a site has set. */
export async function findMailServer(db: Db, siteId: number): Promise<MailServerRow | undefined> {
  const [row] = await db.select().from(mailServers).where(eq(mailServers.siteId, siteId));
  return row;
}

/** Whether a site has set a mail server. */
export const hasMailServer = async ({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<boolean> =>
  (await findMailServer(db, site.id)) !== undefined;

/** Keeps the mail server of the site instead of the one it had. */
export async function putMailServer(ctx: Ctx, row: Omit<MailServerRow, 'siteId'>): Promise<void> {
  const set = { ...row, updatedAt: ctx.now };
  await ctx.db
    .insert(mailServers)
    .values({ siteId: ctx.site.id, ...set })
    .onConflictDoUpdate({ target: mailServers.siteId, set });
}

/** Forgets the mail server of the site with its password. */
export async function removeMailServer(ctx: Ctx): Promise<void> {
  await ctx.db.delete(mailServers).where(eq(mailServers.siteId, ctx.site.id));
}
