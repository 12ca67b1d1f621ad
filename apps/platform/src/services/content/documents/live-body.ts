import type { MediaUse, Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Seo } from '@izlog/contract/cms/content/seo';
import { type DocumentBody, rootId } from '@izlog/contract/editing/document';
import { linkIdOfButton } from '@izlog/contract/sections/link-id';
import type { NewLive } from '../items/content.queries.ts';
import type { ContentItemKind } from '../items/content.tables.ts';
import type { ContentText } from '../items/content-text.ts';
import { isoOf, textOr } from './values.ts';

/** What an item has beside its words, the same in all languages. */
export interface ItemFacts {
  kind: ContentItemKind;
  handler: string | null;
  /** Page above a page, term above a term. */
  parentId?: number | null;
  /** Terms of a post, in their order. */
  termIds?: readonly number[];
}

/** The words of an item in one language, whether from the database or just put together. */
export type LiveWords = Omit<NewLive, 'siteId' | 'itemId' | 'language'>;

/** What a body says, ready to be saved. */
export interface BodyText extends ContentText {
  parentId: number | null;
  termIds: number[];
}

const articles: readonly ContentItemKind[] = ['page', 'post', 'term'];

/** An item in a language as a document: its own fields are those of the root (CMS-003, CMS-014). */
export function bodyOfLive(item: ItemFacts, live: LiveWords): DocumentBody {
  const { title, meta = {}, options = {}, mobileMeta = {}, mobileOptions = {}, parts = [] } = live;
  const isArticle = articles.includes(item.kind);
  const root: Part = {
    id: rootId,
    handler: handlerOf(item),
    slot: rootId,
    meta: isArticle ? { ...meta, title, ...articleFields(item, live) } : { ...meta, title },
    options: isArticle ? { ...options, ...articleOptions(live) } : options,
    mobileMeta,
    mobileOptions,
    parts: parts.map(withLinks),
  };
  return { root };
}

/** A list whose links an API client stored as `meta.buttons`, with a part for each, so that they are edited like all others. */
function withLinks(list: Part): Part {
  const { buttons, ...meta } = list.meta;
  if (list.handler !== 'link-list' || !Array.isArray(buttons)) return list;
  const links = buttons.map(
    (button, place): Part => ({
      id: linkIdOfButton(list.id, place),
      handler: 'link',
      slot: 'parts',
      meta: { button },
      options: {},
      mobileMeta: {},
      mobileOptions: {},
      parts: [],
    }),
  );
  return { ...list, meta, parts: [...links, ...list.parts] };
}

/** Which declaration the fields of an item follow: an element's is that of its handler. */
export const handlerOf = ({ kind, handler }: Pick<ItemFacts, 'kind' | 'handler'>): string =>
  kind === 'element' ? (handler ?? kind) : kind;

function articleFields(item: ItemFacts, live: LiveWords): Record<string, unknown> {
  const { noIndex: _noIndex, ...seo } = live.seo ?? {};
  return {
    slug: live.slug ?? '',
    excerpt: live.excerpt ?? '',
    body: live.body ?? null,
    picture: pictureOf(live),
    seo,
    // What a post stands below are its terms: it declares no parent, and one would keep it from being published again.
    ...(item.kind === 'post' ? { terms: [...(item.termIds ?? [])] } : { parent: item.parentId ?? null }),
    publishedAt: live.publishedAt ? new Date(live.publishedAt).toISOString() : null,
  };
}

function articleOptions({ seo, display }: LiveWords): Record<string, unknown> {
  return { ...(seo?.noIndex ? { noindex: true } : {}), ...(display ? { display } : {}) };
}

/** How the picture is used stands in the fields; an item that was never edited has only its number. */
function pictureOf({ mediaId, meta }: LiveWords): MediaUse | null {
  if (!mediaId) return null;
  const use = meta?.picture as MediaUse | undefined;
  return use?.id === mediaId ? use : { id: mediaId, alt: '' };
}

/** The words of a body as an item saves them; fields that items have no column for stay in `meta` and `options`. */
export function textOfBody(kind: ContentItemKind, { root }: DocumentBody): BodyText {
  const { title, ...meta } = root.meta;
  const text = {
    title: textOr(title, ''),
    options: root.options ?? {},
    mobileMeta: root.mobileMeta ?? {},
    mobileOptions: root.mobileOptions ?? {},
    parts: root.parts ?? [],
  };
  if (!articles.includes(kind)) return { ...text, meta, parentId: null, termIds: [] };
  const { slug, excerpt, body, picture, seo, parent, terms, publishedAt, ...rest } = meta;
  const { noindex, display, ...options } = text.options;
  const use = picture as MediaUse | null | undefined;
  return {
    ...text,
    meta: { ...rest, ...(isPlain(use) ? {} : { picture: use }) },
    options,
    slug: textOr(slug, ''),
    excerpt: textOr(excerpt, ''),
    body: (body as RichNode | null | undefined) ?? null,
    mediaId: use?.id ?? null,
    seo: { ...(seo as Seo | undefined), ...(noindex === true ? { noIndex: true } : {}) },
    ...(display === 'components' || display === 'legacy' ? { display } : {}),
    parentId: typeof parent === 'number' ? parent : null,
    termIds: Array.isArray(terms) ? terms.filter((one) => Number.isSafeInteger(one)) : [],
    publishedAt: isoOf(publishedAt),
  };
}

/** A picture of which nothing is known but its number. */
const isPlain = (use: MediaUse | null | undefined): boolean =>
  !use || (use.alt === '' && Object.keys(use).every((key) => key === 'id' || key === 'alt'));
