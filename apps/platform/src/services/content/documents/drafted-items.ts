import { contentPath } from '@izlog/contract/cms/content/content-path';
import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import { completeParts } from '../items/complete-parts.ts';
import type { LiveRow } from '../items/content.queries.ts';
import { homeHandler } from '../items/content.tables.ts';
import { languagesOf } from '../items/visibility.ts';
import { listItemsWithWords, type WhichItems } from './drafted-items.queries.ts';
import { turnsOf } from './hidden-parts.ts';
import { textOfBody } from './live-body.ts';

type Found = Awaited<ReturnType<typeof listItemsWithWords>>;
type Item = Found[number]['item'];

/** An item as the call may see it. */
export interface DraftedItem {
  item: Item;
  /** Its words in the language of the answer, else in the default one. */
  live: LiveRow;
}

/**
 * Items as anyone who may see drafts sees them, each in the best language; those of which nothing may be seen are missing.
 * Two queries, whatever their number. For visitors `drafts` is absent, and this is not asked.
 */
export async function findDraftedItems(ctx: Ctx, which: WhichItems): Promise<Map<number, DraftedItem>> {
  const { drafts } = ctx;
  if (!drafts) return new Map();
  const rows = await listItemsWithWords(ctx, which);
  const byItem = Map.groupBy(rows, (row) => row.item.id);
  const languages = languagesOf(ctx);
  const documents = [...byItem.keys()].flatMap((id) => languages.map((language) => refOf(id, language)));
  const bodies = await drafts.read(ctx, documents);
  return new Map(
    [...byItem].flatMap(([id, ofItem]): Array<[number, DraftedItem]> => {
      for (const language of languages) {
        const found = inLanguage(ctx, ofItem, language, bodies);
        if (found) return [[id, found]];
      }
      return [];
    }),
  );
}

function inLanguage(
  ctx: Ctx,
  ofItem: Found,
  language: string,
  bodies: ReadonlyMap<string, DocumentBody | null>,
): DraftedItem | undefined {
  const item = ofItem[0]?.item;
  if (!item) return undefined;
  const live = ofItem.find((row) => row.live?.language === language)?.live ?? undefined;
  const document = refOf(item.id, language);
  const body = bodies.get(documentKey(document));
  if (body === null) return undefined;
  if (body) return { item, live: liveOfBody(ctx, item, language, body, live) };
  if (!live) return undefined;
  const isPublic = live.publishedAt !== null && live.publishedAt <= ctx.now;
  return isPublic || ctx.drafts?.shows(document) ? { item, live } : undefined;
}

const refOf = (id: number, language: string): DocumentRef => ({ kind: 'content', id, language });

/** The row that publishing a body would make. */
function liveOfBody(
  ctx: Ctx,
  item: Item,
  language: string,
  body: DocumentBody,
  live: LiveRow | undefined,
): LiveRow {
  const text = textOfBody(item.kind, body);
  const parts = completeParts(text.parts ?? []);
  return {
    siteId: ctx.site.id,
    itemId: item.id,
    language,
    kind: item.kind,
    title: text.title ?? '',
    slug: text.slug ?? null,
    excerpt: text.excerpt ?? '',
    meta: text.meta ?? {},
    options: text.options ?? {},
    mobileMeta: text.mobileMeta ?? {},
    mobileOptions: text.mobileOptions ?? {},
    parts,
    body: text.body ?? null,
    mediaId: text.mediaId ?? null,
    display: text.display ?? live?.display ?? (text.body && parts.length === 0 ? 'legacy' : 'components'),
    postType: live?.postType ?? (item.kind === 'page' || item.kind === 'post' ? item.kind : ''),
    seo: text.seo ?? {},
    turnsAt: turnsOf(parts),
    publishedAt: text.publishedAt ?? live?.publishedAt ?? null,
    rev: live?.rev ?? 0,
    search: null,
    createdAt: live?.createdAt ?? item.createdAt,
    updatedAt: ctx.now,
  };
}

/**
 * Where a document of content stands, or would with its draft, for a link to it: elements and menus are on every page.
 * Nothing when the site has no such document.
 */
export async function findDraftedPath(ctx: Ctx, document: DocumentRef): Promise<string | undefined> {
  const { language } = document;
  const { defaultLanguage } = ctx.site;
  const home = contentPath('page', '', { language, defaultLanguage });
  if (document.kind !== 'content') return home;
  const there: Ctx = { ...ctx, site: ctx.site, language };
  const found = (await findDraftedItems(there, { ids: [document.id] })).get(document.id);
  if (!found || found.live.language !== language) return undefined;
  const { item, live } = found;
  if (live.slug === null || item.handler === homeHandler) return home;
  const kind = item.kind === 'term' ? 'category' : item.kind === 'post' ? 'post' : 'page';
  return contentPath(kind, live.slug, { language, defaultLanguage });
}
