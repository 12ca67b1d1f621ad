import { languagePrefix } from '@izlog/contract/cms/content/content-path';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { contentSlugs } from '../items/content.tables.ts';
import type { SlugSpace } from '../items/content-slug.queries.ts';
import { languagesOf } from '../items/visibility.ts';
import { findRedirects } from './redirect.queries.ts';

/**
 * The redirect from a path, and whose slug it is; two reads by key. A redirect is of an address with its language
 * (`/en/old`); one without leads on in every language, but hides no page that has the slug in one.
 */
export async function findAddress(ctx: Ctx, path: string, slug: string | undefined) {
  const own = `${languagePrefix(ctx.language, ctx.site.defaultLanguage)}${path}`;
  const [found, slugs] = await Promise.all([
    findRedirects(ctx, [own, path]),
    slug === undefined ? [] : listSlugs(ctx, 'root', slug),
  ]);
  const hasPage = slugs.some(({ isCurrent, language }) => isCurrent && language === ctx.language);
  return { redirect: found.find(({ fromPath }) => fromPath === own || !hasPage), slugs };
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
