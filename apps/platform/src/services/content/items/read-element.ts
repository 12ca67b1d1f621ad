import type { Element } from '@izlog/contract/cms/content/element';
import { elementHandler } from '@izlog/contract/cms/content/element-handler';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findDraftedItems } from '../documents/drafted-items.ts';
import { type ElementRow, listPublicElements } from './element.queries.ts';
import { resolveContent } from './resolve-content.ts';

/** Layout elements by handler in the language of the request, in the order asked for (CMS-001, CMS-002). */
export async function getElementsByHandlers(ctx: Ctx, names: readonly string[]): Promise<Element[]> {
  const handlers = [...new Set(names.map(elementHandler))];
  // A handler without an element is a tag too: making the element must be seen.
  for (const handler of handlers) ctx.tags.add(`element:${handler}`);
  const rows = await listElements(ctx, { handlers });
  const byHandler = new Map(rows.map((row) => [row.handler, row]));
  const found = handlers.flatMap((handler) => byHandler.get(handler) ?? []);
  await resolveContent(ctx, found);
  return found.map((row) => presentElement(ctx, row));
}

/** One element by id; refuses an unknown one. */
export async function getElement(ctx: Ctx, id: number): Promise<Element> {
  const [row] = await listElements(ctx, { id });
  if (!row) throw new Refusal('notFound');
  await resolveContent(ctx, row);
  return presentElement(ctx, row);
}

/** Elements in the best language; their drafts where the call may see them. */
async function listElements(
  ctx: Ctx,
  which: { handlers: readonly string[] } | { id: number },
): Promise<ElementRow[]> {
  if (!ctx.drafts) return listPublicElements(ctx, which);
  const wanted =
    'id' in which ? { ids: [which.id] } : { handlers: which.handlers, kinds: ['element' as const] };
  const found = [...(await findDraftedItems(ctx, wanted)).values()];
  return found
    .filter(({ item }) => item.kind === 'element')
    .map(({ item, live }) => ({ ...live, id: item.id, handler: item.handler, createdAt: item.createdAt }));
}

function presentElement(ctx: Ctx, row: ElementRow): Element {
  const { id, title, handler, meta, options, mobileMeta, mobileOptions, parts, slug, rev } = row;
  return {
    id,
    title,
    handler: handler ?? '',
    type: 'static-element',
    created_at: row.createdAt.toISOString(),
    language_code: row.language,
    isFallback: row.language !== ctx.language,
    meta,
    options,
    mobileMeta,
    mobileOptions,
    parts,
    slug,
    rev,
  };
}
