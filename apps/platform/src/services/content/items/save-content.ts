import type { PartInput } from '@izlog/contract/cms/content/part';
import { isReservedSlug } from '@izlog/contract/cms/content/reserved-slugs';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Seo } from '@izlog/contract/cms/content/seo';
import { isSlugForm } from '@izlog/contract/cms/content/slug';
import { type Ctx, dropTags, inTransaction } from '../../../kernel/context.ts';
import { dropTagsAt } from '../../../kernel/jobs/drop-tags-at.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { removeRedirectFrom } from '../addresses/redirect.queries.ts';
import { completeParts } from './complete-parts.ts';
import {
  addItem,
  type LiveRow,
  listPictureIds,
  lockItem,
  type NewLive,
  putLive,
  putRefs,
  readLives,
} from './content.queries.ts';
import type { ContentItemKind } from './content.tables.ts';
import { listUnsafeAddresses } from './content-rules.ts';
import { claimSlug, type SlugSpace } from './content-slug.queries.ts';
import { tagsOf, tagsOfPublishing } from './content-tags.ts';
import { collectUses, isEntityLink, stripResolved } from './content-uses.ts';
import { mustBeLanguageOf } from './language-of-write.ts';
import { listPictureUses } from './picture-uses.ts';
import { plainText } from './plain-text.ts';

type Fields = Record<string, unknown>;

/** The texts and sections of an item in one language. What is left out stays as it is, or is empty when new. */
export interface ContentText {
  title?: string;
  slug?: string;
  excerpt?: string;
  meta?: Fields;
  options?: Fields;
  mobileMeta?: Fields;
  mobileOptions?: Fields;
  parts?: readonly PartInput[];
  body?: RichNode | null;
  mediaId?: number | null;
  display?: 'components' | 'legacy';
  seo?: Seo;
  /** Null: not public. Left out when new: public at once. */
  publishedAt?: Date | null;
}

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
 * Saves an item in one or several languages, in one transaction with its slugs, references and cache tags; gives its id.
 * Refuses an unknown id (notFound), a language the site does not have (languageUnknown), a slug in use or reserved
 * (slugTaken, slugReserved), a missing title or slug, unsafe addresses and pictures there are not (validationFailed).
 */
export async function saveContent(ctx: Ctx, change: ContentChange): Promise<number> {
  for (const language of Object.keys(change.translations)) mustBeLanguageOf(ctx, language);
  return inTransaction(ctx, async (inner) => {
    const item =
      change.id === undefined
        ? await addItem(inner, change.kind, change.handler ?? null)
        : await lockItem(inner, change.id, [change.kind]);
    if (!item) throw new Refusal('notFound');
    const known = await readLives(inner, item.id);
    const tags = new Set(tagsOf(item.kind, item.id, item.handler));
    const later: Date[] = [];
    for (const [language, text] of Object.entries(change.translations)) {
      const before = known.get(language);
      const row = merge(
        inner,
        { ...item, postType: change.postType },
        language,
        text,
        before ?? known.get(inner.site.defaultLanguage),
        { before, isFirst: known.size === 0 },
      );
      mustBeSafe(row);
      await mustHavePictures(inner, row, before);
      stripResolved(row);
      if (row.slug && row.slug !== before?.slug) mustBeFree(row.slug, item.kind);
      if (row.slug) await takeSlug(inner, row.slug, item.kind, item.id, language);
      await putLive(inner, row, plainText(row.excerpt, row.meta, row.parts, row.body));
      await putRefs(inner, item.id, language, refsOf(row));
      if (row.publishedAt && row.publishedAt > inner.now) later.push(row.publishedAt);
      if (before?.slug !== row.slug || before?.publishedAt?.getTime() !== row.publishedAt?.getTime()) {
        tags.add(`path:${item.id}`).add('sitemap');
      }
    }
    await dropTags(inner, tags);
    for (const instant of later) {
      await dropTagsAt(inner, instant, tagsOfPublishing(item.kind, item.id, item.handler));
    }
    return item.id;
  });
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

/** Pages and posts stand at the root, beside the screens of the shop; terms below the blog. */
function mustBeFree(slug: string, kind: ContentItemKind): void {
  if (kind !== 'term' && isReservedSlug(slug)) throw new Refusal('slugReserved', { slug });
}

async function takeSlug(ctx: Ctx, slug: string, kind: ContentItemKind, itemId: number, language: string) {
  const space: SlugSpace = kind === 'term' ? 'blog' : 'root';
  if (!(await claimSlug(ctx, { itemId, language, space, slug }))) throw new Refusal('slugTaken', { slug });
  if (space === 'root' && language === ctx.site.defaultLanguage) await removeRedirectFrom(ctx, `/${slug}`);
}

function mustBeSafe(row: NewLive): void {
  const { meta, options, mobileMeta, mobileOptions, parts, body } = row;
  const unsafe = listUnsafeAddresses({ meta, options, mobileMeta, mobileOptions, parts, body });
  if (unsafe.length === 0) return;
  throw new Refusal('validationFailed', {
    fields: unsafe
      .slice(0, 50)
      .map(({ path }) => ({ path, kind: 'url', message: 'The address is not allowed.' })),
  });
}

/** Refuses pictures that the site does not have; one that went after it was chosen is not this change's fault. */
async function mustHavePictures(ctx: Ctx, row: NewLive, before: LiveRow | undefined): Promise<void> {
  const old = new Set(before ? listPictureUses(before).map(({ id }) => id) : []);
  const named = listPictureUses(row).filter(({ id }) => !old.has(id));
  const known = new Set(
    await listPictureIds(
      ctx,
      named.map(({ id }) => id),
    ),
  );
  const unknown = named.filter(({ id }) => !known.has(id));
  if (unknown.length === 0) return;
  throw new Refusal('validationFailed', {
    fields: unknown
      .slice(0, 50)
      .map(({ path }) => ({ path, kind: 'mediaUnknown', message: 'There is no such picture.' })),
  });
}

function refsOf(row: NewLive): Array<{ kind: string; refId: number }> {
  const { links, media } = collectUses([
    row.meta,
    row.options,
    row.mobileMeta,
    row.mobileOptions,
    row.parts,
    row.body,
  ]);
  const ids = [...media.map((one) => one.id), ...(row.mediaId ? [row.mediaId] : [])];
  return [
    ...ids.map((refId) => ({ kind: 'media', refId })),
    ...links.filter(isEntityLink).map((link) => ({ kind: link.kind, refId: link.id })),
  ];
}

function invalid(path: string, kind: string): Refusal {
  return new Refusal('validationFailed', { fields: [{ path, kind, message: `${path}: ${kind}` }] });
}
