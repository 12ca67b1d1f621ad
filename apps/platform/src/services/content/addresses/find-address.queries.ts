import { localKey } from '@izlog/contract/cms/addresses/local-address';
import { languagePrefix } from '@izlog/contract/cms/content/content-path';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentSlugs } from '../items/content.tables.ts';
import type { SlugSpace } from '../items/content-slug.queries.ts';
import { languagesOf } from '../items/visibility.ts';
import { findRedirects } from './redirect.queries.ts';

/**
 * The redirect from a path, and whose slug it is; two reads by key. A redirect is of an address with its language
 * (`/en/old`); one without leads on in every language, but hides no page that has the slug in one. One of the very query
 * comes before both; what would lead to the address that was asked for leads nowhere.
 */
export async function findAddress(
  ctx: Ctx,
  { path, query = '', slug }: { path: string; query?: string | undefined; slug: string | undefined },
) {
  const own = localKey(`${languagePrefix(ctx.language, ctx.site.defaultLanguage)}${path}`);
  const plain = localKey(path);
  const asked = query === '' ? [] : [localKey(`${own}?${query}`), localKey(`${plain}?${query}`)];
  const [found, slugs] = await Promise.all([
    findRedirects(ctx, [...new Set([...asked, own, plain, encodeURI(own), encodeURI(plain)])]),
    slug === undefined ? [] : listSlugs(ctx, 'root', slug),
  ]);
  const hasPage = slugs.some(({ isCurrent, language }) => isCurrent && language === ctx.language);
  const here = new Set([own, asked[0]]);
  const redirect = found.find(
    ({ fromPath, toPath }) =>
      !(toPath.startsWith('/') && here.has(localKey(toPath))) &&
      (asked.includes(fromPath) || fromPath === own || !hasPage),
  );
  return { redirect, slugs };
}

/** The items that have or had a slug in the language of the answer or in the default one, current ones first. */
export async function listSlugs(ctx: Ctx, space: SlugSpace, slug: string) {
  const rows = await ctx.db
    .select()
    .from(contentSlugs)
    .where(
      and(
        eq(contentSlugs.siteId, ctx.site.id),
        inArray(contentSlugs.language, languagesOf(ctx)),
        eq(contentSlugs.space, space),
        eq(contentSlugs.slug, slug),
      ),
    );
  return rows.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
