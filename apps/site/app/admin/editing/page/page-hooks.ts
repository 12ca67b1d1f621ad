import type { Part } from '@izlog/contract/cms/content/part';
import { applyAll, applyOp, valueAt } from '@izlog/contract/editing/apply-op';
import { type DocumentBody, rootId } from '@izlog/contract/editing/document';
import { type Change, type Path, pathOf } from '@izlog/contract/editing/op';
import type { NewBlock, PageHooks } from '#site/editable/edit-context.ts';
import type { FieldElement, FieldPlace, FieldRegistry } from './field-registry.ts';
import { Resolved } from './resolved.ts';
import { seenBlock } from './seen-part.ts';

/** A field that somebody writes in; React draws what stood there before. */
export interface Held {
  path: string;
  start: unknown;
}

/** The document of a page's sections while the page is rendered. */
export interface RenderedPage {
  /** What is to be laid over these sections for them to be as it is now. */
  changes: (blocks: ReadonlyArray<{ part: Part }>, now: DocumentBody) => readonly Change[];
  now: () => DocumentBody | undefined;
  /** Called with whether a section has no data yet. */
  onRendered: (hasNew: boolean) => void;
  /** Whether what is seen is what phones show. */
  isNarrow: () => boolean;
}

/** The hooks of a page: its elements are registered, its sections are rendered as they are now. */
export function hooksOf(
  registry: FieldRegistry,
  mark: (element: FieldElement) => () => void,
  page: RenderedPage | undefined,
  resolved: Resolved,
  onPart: (element: Element, id: string) => () => void = () => () => {},
): PageHooks & { changed: () => void } {
  const reuse = reuseRendered();
  const listeners = new Set<() => void>();
  // What is asked for again before something changes is the same list.
  let known = new WeakMap<object, ReadonlyArray<{ part: Part }>>();
  const shownOf = <B extends { part: Part }>(blocks: readonly B[]): ReadonlyArray<B | NewBlock> => {
    for (const { part } of blocks) resolved.learn(part);
    const now = page?.now();
    if (!page || !now) return blocks;
    const asNow = inOrder(blocksAsIn(blocks, page.changes(blocks, now), resolved), now);
    const rendered = reuse(blocks, now, asNow);
    page.onRendered(rendered.some(waits));
    const isNarrow = page.isNarrow();
    return rendered.map((block) => seenBlock(block, isNarrow));
  };
  return {
    changed() {
      known = new WeakMap();
      for (const listener of listeners) listener();
    },
    fields: {
      part: (part) => registry.part(part, onPart),
      field: (part, f) => registry.field(part, f, mark),
      slot: () => () => undefined,
    },
    shown: {
      show: <B extends { part: Part }>(blocks: readonly B[]) => {
        const list = (known.get(blocks) as ReadonlyArray<B | NewBlock> | undefined) ?? shownOf(blocks);
        known.set(blocks, list);
        return list;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}

/**
 * Sections in the order of the document. Those that were loaded may hold what others did before one heard of it, and a move
 * says only beside which section: laid over another order it leads to another one.
 */
function inOrder<B extends { part: Part }>(blocks: readonly B[], { root }: DocumentBody): readonly B[] {
  const places = new Map(root.parts.map(({ id }, place) => [id, place]));
  const placeOf = ({ part }: B) => places.get(part.id) ?? Number.NaN;
  const isKnown = blocks.every((block) => places.has(block.part.id));
  return isKnown ? blocks.toSorted((a, b) => placeOf(a) - placeOf(b)) : blocks;
}

/** Whether a section has no data yet; one that everybody is kept from seeing needs none. */
const waits = (block: { part: Part; isPlaceholder?: unknown }): boolean =>
  block.isPlaceholder === true && block.part.options.hidden !== true;

/** Gives sections that were rendered before again: one whose part is what it was then is the same object, so React leaves it alone. */
function reuseRendered() {
  let last:
    | { blocks: object; parts: ReadonlyMap<string, Part>; shown: ReadonlyMap<string, object> }
    | undefined;
  return <B extends { part: Part }>(
    blocks: readonly B[],
    now: DocumentBody,
    rendered: ReadonlyArray<B | NewBlock>,
  ): ReadonlyArray<B | NewBlock> => {
    const before = last?.blocks === blocks ? last : undefined;
    const parts = new Map(now.root.parts.map((part) => [part.id, part]));
    const reused = rendered.map((block) => {
      const { id } = block.part;
      const isSame = before !== undefined && parts.has(id) && before.parts.get(id) === parts.get(id);
      return ((isSame && before.shown.get(id)) || block) as B | NewBlock;
    });
    last = { blocks, parts, shown: new Map(reused.map((block) => [block.part.id, block])) };
    return reused;
  };
}

/**
 * Sections as they were loaded, with what was done to their document since. What did not change stays the same objects,
 * with the pictures and addresses that the platform put in, and with its data while it is of the same kind.
 */
export function blocksAsIn<B extends { part: Part }>(
  blocks: readonly B[],
  changes: readonly Change[],
  resolved: Resolved = new Resolved(),
): ReadonlyArray<B | NewBlock> {
  if (changes.length === 0) return blocks;
  const loaded = blocks.map(({ part }) => part);
  const { parts } = applyAll({ root: { ...emptyRoot, parts: loaded } }, changes).root;
  const known = new Map(blocks.map((block) => [block.part.id, block]));
  return parts.map((part) => {
    const block = known.get(part.id);
    // Lists of a new section are empty until the page brings what stands in them.
    if (!block || block.part.handler !== part.handler)
      return { part: resolved.fill(part), data: [], isPlaceholder: true };
    return block.part === part ? block : { ...block, part: resolved.fill(part) };
  });
}

const emptyRoot: Omit<Part, 'parts'> = {
  id: rootId,
  handler: '',
  slot: rootId,
  meta: {},
  options: {},
  mobileMeta: {},
  mobileOptions: {},
};

/** A body with a field that is in hand as React has it: what is typed is in the element already. */
export function withHeld(body: DocumentBody, held: Held | undefined): DocumentBody {
  if (!held || valueAt(body, held.path) === held.start) return body;
  const path = held.path as Path;
  const applied = applyOp(
    body,
    held.start === undefined ? { op: 'unset', path } : { op: 'set', path, value: held.start },
  );
  return 'body' in applied ? applied.body : body;
}

export const fieldPath = ({ part, f, bag = 'meta' }: Pick<FieldPlace, 'part' | 'f' | 'bag'>): Path =>
  pathOf(part, bag, f);

/** What is seen at a place: on phones that of wide screens where it has no value of its own. */
export function seenValue(body: DocumentBody, { part, f, bag }: FieldPlace): unknown {
  const own = valueAt(body, fieldPath({ part, f, bag }));
  return own === undefined && bag === 'mobileMeta' ? valueAt(body, fieldPath({ part, f })) : own;
}
