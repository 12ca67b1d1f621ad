import { elementHandler } from '@izlog/contract/cms/content/element-handler';
import { faultOfSlug } from '@izlog/contract/cms/content/slug-fault';
import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import { type Ctx, joinTransaction } from '#platform/kernel/context.ts';
import type { DocumentFault, DocumentKind, NewDocument } from '#platform/kernel/documents/document-kind.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { addItem, putParent } from '../items/content.queries.ts';
import { type ContentItemKind, contentKinds } from '../items/content.tables.ts';
import { tagsOfPublishing } from '../items/content-tags.ts';
import { writeContent } from '../items/write-content.ts';
import { listTermIds, putPostTerms, putTerm } from '../posts/term.queries.ts';
import { archive, unarchive } from './archive-item.ts';
import { listContentWarnings } from './content-warnings.ts';
import { findItem, findItems, hideLive, isSlugTaken, lockItems, putTermParent } from './document.queries.ts';
import { bodyOfLive, textOfBody } from './live-body.ts';
import { listLostThings } from './lost-things.ts';

/** Pages, posts, terms, templates, layout elements and menus as documents; `writeContent` is the one that writes them. */
export const contentDocuments: DocumentKind = {
  kind: 'content',
  create,
  read: async (ctx, id, language) => (await readMany(ctx, [id], language)).get(id),
  readMany,
  exists: async (ctx, id) => (await findItem(ctx, id, ctx.site.defaultLanguage)) !== undefined,
  async lock(ctx, ids) {
    await lockItems(ctx, ids);
  },
  check,
  publish,
  async unpublish(ctx, id, language) {
    const found = await mustBeItem(ctx, id, language);
    if (!found.live) throw new Refusal('notFound');
    await hideLive(ctx, id, language);
    return tagsOfPublishing(found.item.kind, id, found.item.handler);
  },
  archive,
  unarchive,
};

async function readMany(ctx: Ctx, ids: readonly number[], language: string) {
  const found = await findItems(ctx, ids, language);
  return new Map(
    [...found].flatMap(([id, { facts, live }]) => (live ? [[id, bodyOfLive(facts, live)] as const] : [])),
  );
}

/** Makes an item with nothing in any language yet; menus and elements need the name by which they are called. */
async function create(ctx: Ctx, made: NewDocument): Promise<number> {
  const kind = contentKinds.find((one) => one === made.handler) ?? 'element';
  const name = made.name ?? (made.handler === kind ? null : made.handler);
  if (name === null && (kind === 'navigation' || kind === 'element')) {
    throw new Refusal('validationFailed', {
      fields: [{ path: 'name', kind: 'required', message: 'A menu or element needs a name.' }],
    });
  }
  const { id } = await addItem(ctx, kind, kind === 'element' && name !== null ? elementHandler(name) : name);
  if (kind === 'term') {
    const { type: termType = 'category', position = 0 } = made;
    await putTerm(ctx, { itemId: id, siteId: ctx.site.id, termType, position });
  }
  return id;
}

/** Makes a body public in its language; what is not asked to be public later is from now on. */
async function publish(
  ctx: Ctx,
  id: number,
  language: string,
  body: DocumentBody,
): Promise<Iterable<string>> {
  return joinTransaction(ctx, async (inner) => {
    const { item, live } = await mustBeItem(inner, id, language);
    const { parentId, termIds, ...text } = textOfBody(item.kind, body);
    const publishedAt = text.publishedAt ?? live?.publishedAt ?? inner.now;
    const { tags } = await writeContent(inner, {
      id,
      kind: item.kind,
      translations: { [language]: { ...text, publishedAt } },
    });
    if (item.kind === 'page') await putParent(inner, id, await knownItem(inner, parentId, id));
    if (item.kind === 'term') await putTermParent(inner, id, await knownItem(inner, parentId, id));
    if (item.kind === 'post') await putPostTerms(inner, id, await knownTerms(inner, termIds));
    return tags;
  });
}

/** What would be wrong in public: a slug that cannot be obtained, pictures and links that lead nowhere. */
async function check(
  ctx: Ctx,
  id: number,
  language: string,
  body: DocumentBody,
  together: ReadonlySet<string>,
): Promise<{ faults: DocumentFault[]; warnings: DocumentFault[] }> {
  const { item, live } = await mustBeItem(ctx, id, language);
  const slug = await slugFault(ctx, { id, kind: item.kind, language, before: live?.slug ?? null }, body);
  const there: Ctx = { ...ctx, site: ctx.site, language };
  const lost = await listLostThings(there, body, together);
  return { faults: [...slug, ...lost], warnings: await listContentWarnings(there, body) };
}

async function slugFault(
  ctx: Ctx,
  of: { id: number; kind: ContentItemKind; language: string; before: string | null },
  { root }: DocumentBody,
): Promise<DocumentFault[]> {
  if (of.kind !== 'page' && of.kind !== 'post' && of.kind !== 'term') return [];
  const slug = typeof root.meta.slug === 'string' ? root.meta.slug : '';
  const path = 'root/meta/slug';
  if (slug === of.before) return [];
  if (slug === '') return [{ kind: 'required', path }];
  const fault = faultOfSlug(slug);
  if (fault && !(fault === 'slugReserved' && of.kind === 'term'))
    return [{ kind: fault, path, values: { slug } }];
  const space = of.kind === 'term' ? 'blog' : 'root';
  const isTaken = await isSlugTaken(ctx, of.id, { language: of.language, space, slug });
  return isTaken ? [{ kind: 'slugTaken', path, values: { slug } }] : [];
}

async function mustBeItem(ctx: Ctx, id: number, language: string) {
  const found = await findItem(ctx, id, language);
  if (!found) throw new Refusal('notFound', { document: documentKey({ kind: 'content', id, language }) });
  return found;
}

/** What an item stands below: another one that is still there, else nothing. */
async function knownItem(ctx: Ctx, parentId: number | null, own: number): Promise<number | null> {
  if (parentId === null || parentId === own) return null;
  return (await lockItems(ctx, [parentId])).length > 0 ? parentId : null;
}

/** Terms that went meanwhile are left out. */
async function knownTerms(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const known = await listTermIds(ctx, ids);
  return [...new Set(ids)].filter((id) => known.includes(id));
}
