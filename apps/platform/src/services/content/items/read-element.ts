import type { Element } from '@izlog/contract/cms/content/element';
import { elementHandler } from '@izlog/contract/cms/content/element-handler';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type ElementRow, listElements } from './element.queries.ts';
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
