import { eq } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { notifyTags } from '#platform/kernel/tags.ts';
import { sites } from './settings.tables.ts';

/** Says whether a site sells (SET-016). Running nodes learn of it at commit and drop all pages of the site. */
export async function setShop(db: Db, siteId: number, isEcommerce: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(sites).set({ isEcommerce }).where(eq(sites.id, siteId));
    await notifyTags(tx, siteId, ['site', 'sitemap', '*']);
  });
}
