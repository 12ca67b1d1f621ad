import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { Page, PostCard } from '@izlog/contract/cms/content/page';
import type { Alternate } from '@izlog/contract/cms/content/seo';
import type { TermLabel } from '@izlog/contract/cms/content/term';
import type { Picture } from '@izlog/contract/media/media';
import type { Ctx } from '#platform/kernel/context.ts';
import type { LiveRow } from '../items/content.queries.ts';
import { homeHandler } from '../items/content.tables.ts';
import { usedPicture } from '../items/used-picture.ts';
import type { Alternates, BestLive } from './page.queries.ts';

type CardRow = Pick<
  LiveRow,
  | 'itemId'
  | 'kind'
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'mediaId'
  | 'display'
  | 'postType'
  | 'publishedAt'
  | 'updatedAt'
  | 'language'
> & {
  handler: string | null;
  /** How its picture is used, as its fields have it. */
  picture: unknown;
};

/** A page or post as lists show it. */
export function presentCard(
  ctx: Ctx,
  row: CardRow,
  pictures: ReadonlyMap<number, Picture>,
  terms: TermLabel[],
): PostCard {
  const slug = row.slug ?? '';
  const { defaultLanguage } = ctx.site;
  return {
    id: row.itemId,
    title: row.title,
    slug,
    path: contentPath(row.kind === 'post' ? 'post' : 'page', addressOf(row.handler, slug), {
      language: ctx.language,
      defaultLanguage,
    }),
    excerpt: row.excerpt,
    media: usedPicture(ctx, pictures, row.mediaId, row.picture),
    display: row.display,
    postTypeSlug: row.postType,
    terms,
    published_at: row.publishedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    language_code: row.language,
    isFallback: row.language !== ctx.language,
  };
}

/** A page or post with everything its screen needs; its links and pictures are resolved already. */
export function presentPage(
  ctx: Ctx,
  { live, handler, alternates }: BestLive,
  pictures: ReadonlyMap<number, Picture>,
  terms: TermLabel[],
): Page {
  const { meta, options, mobileMeta, mobileOptions, parts, body, seo, rev } = live;
  return {
    ...presentCard(ctx, { ...live, handler, picture: meta.picture }, pictures, terms),
    handler,
    meta,
    options,
    mobileMeta,
    mobileOptions,
    parts,
    body,
    seo: { ...seo, media: seo.mediaId ? (pictures.get(seo.mediaId) ?? null) : null },
    alternates: presentAlternates(ctx, live.kind === 'post' ? 'post' : 'page', alternates, handler),
    created_at: live.createdAt.toISOString(),
    rev,
  };
}

/** The addresses of content in the languages of the site, the default one first. */
export function presentAlternates(
  ctx: Ctx,
  kind: 'page' | 'post' | 'category' | 'tag',
  alternates: Alternates | null,
  handler: string | null = null,
): Alternate[] {
  const { defaultLanguage, languages } = ctx.site;
  return (alternates ?? [])
    .filter(({ language }) => languages.includes(language))
    .map(({ language, slug }) => ({
      language,
      slug,
      path: contentPath(kind, addressOf(handler, slug), { language, defaultLanguage }),
    }));
}

/** The home page has a slug too, but its address is the root. */
function addressOf(handler: string | null, slug: string): string {
  return handler === homeHandler ? '' : slug;
}
