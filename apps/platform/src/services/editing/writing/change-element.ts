import type { Element } from '@izlog/contract/cms/content/element';
import type { elementCreate } from '@izlog/contract/cms/content/element-create';
import { elementHandler } from '@izlog/contract/cms/content/element-handler';
import type { elementUpdate } from '@izlog/contract/cms/content/element-update';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { rootId } from '@izlog/contract/editing/document';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { getElement, languageOfWrite } from '#platform/services/content/index.ts';
import { kindOf } from '../kinds.ts';
import { type BagChanges, mergeBags } from './merge-bags.ts';
import { mustMatch } from './must-match.ts';
import { writeThrough } from './write-through.ts';

/** Makes an element, or the language of one that is there, public at once (CMS-005). */
export async function createElement(
  ctx: Ctx,
  { handler, ...changes }: EndpointParsed<typeof elementCreate>,
): Promise<Element> {
  const language = languageOfWrite(ctx);
  const name = elementHandler(handler);
  const id = await inTransaction(ctx, async (inner) => {
    const made = await kindOf('content').create?.(inner, { handler: 'element', name });
    if (made === undefined) throw new Error('elements cannot be made');
    await writeThrough(
      inner,
      { kind: 'content', id: made, language },
      (start) => ({ body: withChanges(start, changes) }),
      emptyElement(name),
    );
    return made;
  });
  return getElement(ctx, id);
}

/**
 * Changes an element field by field, in what is public and in its draft (CMS-006); a field that is null goes. With
 * `revision` it must still be at that one (contentConflict).
 */
export async function updateElement(
  ctx: Ctx,
  { id, ...changes }: EndpointParsed<typeof elementUpdate>,
  revision: string | undefined,
): Promise<Element> {
  const language = languageOfWrite(ctx);
  await inTransaction(ctx, async (inner) => {
    // Refuses what is no element.
    await getElement(inner, id);
    await writeThrough(inner, { kind: 'content', id, language }, async (start) => {
      mustMatch(revision, (await getElement(inner, id)).rev);
      return { body: withChanges(start, changes) };
    });
  });
  return getElement(ctx, id);
}

function withChanges(start: DocumentBody, { title, ...bags }: BagChanges & { title?: string }): DocumentBody {
  const { root } = mergeBags(start, bags);
  return { ...start, root: title === undefined ? root : { ...root, meta: { ...root.meta, title } } };
}

function emptyElement(handler: string): DocumentBody {
  const bags = { meta: {}, options: {}, mobileMeta: {}, mobileOptions: {} };
  return { root: { id: rootId, handler, slot: rootId, ...bags, parts: [] } };
}
