import { contentPath } from '@izlog/contract/cms/content/content-path';
import { isSlugForm } from '@izlog/contract/cms/content/slug-fault';
import type { Ctx } from '#platform/kernel/context.ts';
import { dropTagsAt } from '#platform/kernel/jobs/drop-tags-at.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { leadNoMore } from '../addresses/redirects.ts';
import { turnsOf } from '../documents/hidden-parts.ts';
import { bodyOfLive } from '../documents/live-body.ts';
import { listNamedThings } from '../documents/named-things.ts';
import { putRefs } from '../documents/ref.queries.ts';
import { completeParts } from './complete-parts.ts';
import { addItem, type LiveRow, lockItem, type NewLive, putLive, readLives } from './content.queries.ts';
import type { ContentItemKind } from './content.tables.ts';
import { mustBeRight } from './content-checks.ts';
import { claimSlug, type SlugSpace } from './content-slug.queries.ts';
import { tagsOf, tagsOfPublishing } from './content-tags.ts';
import type { ContentText } from './content-text.ts';
import { stripResolved } from './content-uses.ts';
import { mustBeLanguageOf } from './language-of-write.ts';
import { wordsOf } from './plain-text.ts';

export interface ContentChange {
  /** Without it a new item is made, or the one with this kind and handler used again. */
  id?: number;
  kind: ContentItemKind;
  handler?: string | null;
  postType?: string;
  /** By three-letter language code. */
  translations: Record<string, ContentText>;
}

/**
 * Writes an item in one or several languages with its slugs and references, in the transaction of the call; returns its id
 * and the cache tags to be dropped. Only the documents of content do it (tools/house, "content has one door"). Refuses an
 * unknown id (notFound), a language the site does not have (languageUnknown), a slug in use or reserved (slugTaken,
 * slugReserved), a missing title or slug, unsafe addresses and pictures there are not (validationFailed).
 */
export async function writeContent(
  ctx: Ctx,
  change: ContentChange,
): Promise<{ id: number; tags: Set<string> }> {
  for (const language of Object.keys(change.translations)) mustBeLanguageOf(ctx, language);
  const item =
    change.id === undefined
      ? await addItem(ctx, change.kind, change.handler ?? null)
      : await lockItem(ctx, change.id, [change.kind]);
  if (!item) throw new Refusal('notFound');
  const known = await readLives(ctx, item.id);
  const tags = new Set(tagsOf(item.kind, item.id, item.handler));
  for (const [language, text] of Object.entries(change.translations)) {
    const before = known.get(language);
    const row = merge(
      ctx,
      { ...item, postType: change.postType },
      language,
      text,
      before ?? known.get(ctx.site.defaultLanguage),
      { before, isFirst: known.size === 0 },
    );
    await mustBeRight(ctx, row, before);
    stripResolved(row);
    if (row.slug) await takeSlug(ctx, row.slug, item.kind, item.id, language);
    await putLive(ctx, row, wordsOf(row, ctx.now));
    const document = { kind: 'content', id: item.id, language } as const;
    await putRefs(ctx, document, false, listNamedThings(bodyOfLive(item, row)));
    for (const instant of row.turnsAt ?? [])
      await dropTagsAt(ctx, instant, tagsOf(item.kind, item.id, item.handler));
    if (row.publishedAt && row.publishedAt > ctx.now) {
      await dropTagsAt(ctx, row.publishedAt, tagsOfPublishing(item.kind, item.id, item.handler));
    }
    const isMoved =
      before?.slug !== row.slug || before?.publishedAt?.getTime() !== row.publishedAt?.getTime();
    if (row.slug && isMoved) tags.add(`path:${item.id}`).add('sitemap');
  }
  return { id: item.id, tags };
}

function merge(
  ctx: Ctx,
  item: { id: number; kind: ContentItemKind; postType: string | undefined },
  language: string,
  text: ContentText,
  base: LiveRow | undefined,
  { before, isFirst }: { before: LiveRow | undefined; isFirst: boolean },
): NewLive {
  const parts = text.parts ? completeParts(text.parts) : (base?.parts ?? []);
  const body = text.body === undefined ? (base?.body ?? null) : text.body;
  const slug = slugOf(item.kind, text.slug ?? before?.slug ?? undefined);
  const title = text.title ?? base?.title;
  if (!title) throw invalid(`translations.${language}.title`, 'required');
  return {
    siteId: ctx.site.id,
    itemId: item.id,
    language,
    kind: item.kind,
    title,
    slug,
    excerpt: text.excerpt ?? base?.excerpt ?? '',
    meta: text.meta ?? base?.meta ?? {},
    options: text.options ?? base?.options ?? {},
    mobileMeta: text.mobileMeta ?? base?.mobileMeta ?? {},
    mobileOptions: text.mobileOptions ?? base?.mobileOptions ?? {},
    parts,
    body,
    mediaId: text.mediaId === undefined ? (base?.mediaId ?? null) : text.mediaId,
    display: text.display ?? base?.display ?? (body !== null && parts.length === 0 ? 'legacy' : 'components'),
    postType: item.postType ?? base?.postType ?? postTypeOf(item.kind),
    seo: text.seo ?? base?.seo ?? {},
    turnsAt: turnsOf(parts),
    publishedAt:
      text.publishedAt === undefined ? publishedOf(ctx, item.kind, before, isFirst) : text.publishedAt,
  };
}

/**
 * Whether what is saved without a date is public: as before. What is new is, in the languages it is made in; a language
 * that joins later begins as a copy of the default's words, so it is not (elements are: the layout has no gaps).
 */
function publishedOf(
  ctx: Ctx,
  kind: ContentItemKind,
  before: LiveRow | undefined,
  isFirst: boolean,
): Date | null {
  if (before) return before.publishedAt;
  return isFirst || !hasSlug(kind) ? ctx.now : null;
}

const hasSlug = (kind: ContentItemKind): boolean => kind === 'page' || kind === 'post' || kind === 'term';

function postTypeOf(kind: ContentItemKind): string {
  return kind === 'page' || kind === 'post' ? kind : '';
}

/** Pages, posts and terms need a slug of the right form; elements and templates have none. */
function slugOf(kind: ContentItemKind, slug: string | undefined): string | null {
  if (!hasSlug(kind)) return null;
  if (slug === undefined) throw invalid('slug', 'required');
  if (!isSlugForm(slug)) throw invalid('slug', 'slugFormat');
  return slug;
}

async function takeSlug(ctx: Ctx, slug: string, kind: ContentItemKind, itemId: number, language: string) {
  const space: SlugSpace = kind === 'term' ? 'blog' : 'root';
  if (!(await claimSlug(ctx, { itemId, language, space, slug }))) throw new Refusal('slugTaken', { slug });
  const { defaultLanguage } = ctx.site;
  await leadNoMore(
    ctx,
    contentPath(space === 'root' ? 'page' : 'category', slug, { language, defaultLanguage }),
  );
}

function invalid(path: string, kind: string): Refusal {
  return new Refusal('validationFailed', { fields: [{ path, kind, message: `${path}: ${kind}` }] });
}
