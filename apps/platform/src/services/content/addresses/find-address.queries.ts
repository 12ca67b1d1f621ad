import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { contentSlugs } from '../items/content.tables.ts';
import type { SlugSpace } from '../items/content-slug.queries.ts';
import { languagesOf } from '../items/visibility.ts';
import { findRedirect } from './redirect.queries.ts';

/** The redirect from a path, and whose slug it is; two primary-key reads. */
export async function findAddress(ctx: Ctx, path: string, slug: string | undefined) {
  const [redirect, slugs] = await Promise.all([
    findRedirect(ctx, path),
    slug === undefined ? [] : listSlugs(ctx, 'root', slug),
  ]);
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
