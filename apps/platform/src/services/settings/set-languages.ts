import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { notifyTags } from '#platform/kernel/tags.ts';
import { sites, stores } from './settings.tables.ts';

/**
 * Writes down the languages of a site, each with a store, in the transaction of the context. Running nodes learn of it at
 * commit and drop all pages of the site: these link to each other by language.
 */
export async function setLanguages(
  { db, site }: Ctx,
  languages: readonly string[],
  defaultLanguage: string,
): Promise<void> {
  await db
    .update(sites)
    .set({ languages: [...languages], defaultLanguage })
    .where(eq(sites.id, site.id));
  await db
    .insert(stores)
    .values(languages.map((language) => ({ siteId: site.id, language, name: site.name })))
    .onConflictDoNothing();
  await notifyTags(db, site.id, ['site', 'sitemap', '*']);
}
