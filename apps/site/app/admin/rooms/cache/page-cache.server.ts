import { clearCache } from '@izlog/contract/settings/cache-clear';
import { data } from 'react-router';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import type { CachedPages, SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

/** Whether the one who asks is staff with the right to empty the cache. */
export async function mayClearCache(context: SiteContext): Promise<boolean> {
  const user = await staffUser(context);
  return user?.scope?.includes('cache.clear') ?? false;
}

/** Answers 403 to everybody who may not empty the cache (ADMIN-013). */
export async function mustMayClearCache(context: SiteContext): Promise<void> {
  if (!(await mayClearCache(context))) throw data(null, { status: 403 });
}

/** The kept pages of the site, by language (ADMIN-012); 404 where no pages are kept (ADMIN-003). */
export function listCaches({ env, site }: SiteContext): CachedPages[] {
  if (!env.pageCache) throw notFound();
  return env.pageCache.list().filter((page) => String(page.site) === site.siteId);
}

/**
 * Empties the cache of the site, or of one language (two or three letters): here at once, on the other nodes when the
 * platform's notice reaches them. An unknown language is answered with 400, another site with 403.
 */
export async function emptyCache(
  context: SiteContext,
  which: { site?: string; language?: string },
): Promise<void> {
  const { env, site, call } = context;
  if (!env.pageCache) throw notFound();
  if (which.site && which.site !== site.siteId) throw data(null, { status: 403 });
  const language = site.languages.find(
    ({ code, code2 }) => which.language === code || which.language === code2,
  );
  if (which.language && !language) throw data(null, { status: 400 });
  await call(clearCache, language ? { language: language.code } : {});
  env.pageCache.clear({ site: Number(site.siteId), ...(language ? { language: language.code2 } : {}) });
}
