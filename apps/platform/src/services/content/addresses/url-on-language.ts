import type { LinkKind } from '@izlog/contract/cms/link-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import type { EntityLink } from '../items/content-uses.ts';
import { findCategoryBySlug, findProductBySlug, hasTranslation } from '../items/translation.queries.ts';
import { findLinkPaths } from '../navigation/link-paths.ts';
import { listSlugs } from './find-address.queries.ts';

type Kind = Exclude<LinkKind, 'navigation'>;

/**
 * The address of content in another language, null when the site has no such language, the content no translation
 * there, or it is not public (CMS-013, I18N-008). A slug is read in the language of the request.
 */
export async function getUrlOnLanguage(
  ctx: Ctx,
  input: { type: Kind; id?: number; slug?: string; language: string },
): Promise<{ url: string | null }> {
  if (!ctx.site.languages.includes(input.language)) return { url: null };
  const id = input.id ?? (input.slug === undefined ? undefined : await findId(ctx, input.type, input.slug));
  if (id === undefined) return { url: null };
  const link: EntityLink = { kind: input.type, id };
  const there: Ctx = { ...ctx, site: ctx.site, language: input.language };
  if (!(await hasTranslation(there, link))) return { url: null };
  const pathOf = await findLinkPaths(there, [link]);
  return { url: pathOf(link) };
}

async function findId(ctx: Ctx, kind: Kind, slug: string): Promise<number | undefined> {
  if (kind === 'event') return /^\d{1,15}$/.test(slug) ? Number(slug) : undefined;
  if (kind === 'product' || kind === 'service') return findProductBySlug(ctx, slug);
  if (kind === 'productCategory') return findCategoryBySlug(ctx, slug);
  const space = kind === 'category' || kind === 'tag' ? 'blog' : 'root';
  const slugs = await listSlugs(ctx, space, slug);
  return (slugs.find((one) => one.language === ctx.language) ?? slugs[0])?.itemId;
}
