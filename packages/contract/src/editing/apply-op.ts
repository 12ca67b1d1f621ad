import type { Part } from '../cms/content/part.ts';
import { type DocumentBody, rootId } from './document.ts';
import { type Change, type OpFault, readPath } from './op.ts';
import { isSameValue } from './same-value.ts';

/** A body after a change, and the change that takes it back; the same body where nothing was to be done. */
export interface Applied {
  body: DocumentBody;
  before: Change;
}

/**
 * Applies a change to a body, or says why it cannot. Pure; what the change does not touch stays the same objects, so who
 * draws the body draws one section again. The one that server, browser and tests run.
 */
export function applyOp(body: DocumentBody, change: Change): Applied | { fault: OpFault } {
  if (change.op === 'set' || change.op === 'unset') return applyField(body, change);
  if (change.op === 'insert') return insert(body, change);
  return change.op === 'move' ? move(body, change) : remove(body, change);
}

/** Applies changes one after the other; those that cannot be applied are left out. */
export function applyAll(body: DocumentBody, changes: Iterable<Change>): DocumentBody {
  let result = body;
  for (const change of changes) {
    const applied = applyOp(result, change);
    if ('body' in applied) result = applied.body;
  }
  return result;
}

/** A part, and the way to it as places in the lists of parts. */
interface FoundPart {
  part: Part;
  way: readonly number[];
}

/** The parts of a body that is asked again and again: the editor asks for each of thousands of fields. Until then, how often it was asked. */
const indexes = new WeakMap<Part, ReadonlyMap<string, FoundPart> | number>();
/** A body is asked a few times on the way to the next one, at every key: an index would cost more than it saves. */
const asksBeforeIndex = 16;

/** The part of an id with the way to it from the root, as places in the lists of parts. Bodies are immutable, so what was found holds. */
export function findPart(root: Part, id: string): FoundPart | undefined {
  const index = indexes.get(root) ?? 0;
  if (typeof index !== 'number') return index.get(id);
  if (index < asksBeforeIndex) {
    indexes.set(root, index + 1);
    return searchPart(root, id);
  }
  const made = new Map<string, FoundPart>();
  indexParts(root, [], made);
  indexes.set(root, made);
  return made.get(id);
}

function searchPart(at: Part, id: string): FoundPart | undefined {
  if (at.id === id) return { part: at, way: [] };
  for (let place = 0; place < at.parts.length; place++) {
    const found = searchPart(at.parts[place] as Part, id);
    if (found) return { part: found.part, way: [place, ...found.way] };
  }
  return undefined;
}

function indexParts(part: Part, way: readonly number[], into: Map<string, FoundPart>): void {
  // The first one of an id, as a search from the top finds it.
  if (!into.has(part.id)) into.set(part.id, { part, way });
  for (const [place, one] of part.parts.entries()) indexParts(one, [...way, place], into);
}

/** The value that stands at a path; undefined when there is none. */
export function valueAt(body: DocumentBody, path: string): unknown {
  const place = readPath(path);
  const found = place && findPart(body.root, place.part);
  return found && Object.hasOwn(found.part[place.bag], place.field)
    ? found.part[place.bag][place.field]
    : undefined;
}

/** The ids of a part and of all inside it. */
export function idsIn(part: Part): string[] {
  return [part.id, ...part.parts.flatMap(idsIn)];
}

function applyField(
  body: DocumentBody,
  change: Extract<Change, { op: 'set' | 'unset' }>,
): Applied | { fault: OpFault } {
  const { path } = change;
  const place = readPath(path);
  if (!place) return { fault: 'pathMalformed' };
  const found = findPart(body.root, place.part);
  if (!found) return { fault: 'partUnknown' };
  const bag = found.part[place.bag];
  const has = Object.hasOwn(bag, place.field);
  const before: Change = has ? { op: 'set', path, value: bag[place.field] } : { op: 'unset', path };
  const isSame = change.op === 'set' ? has && isSameValue(bag[place.field], change.value) : !has;
  if (isSame) return { body, before };
  const { [place.field]: _old, ...others } = bag;
  const fields = change.op === 'set' ? { ...bag, [place.field]: change.value } : others;
  return { body: withPart(body, found.way, { ...found.part, [place.bag]: fields }), before };
}

function insert(body: DocumentBody, change: Extract<Change, { op: 'insert' }>): Applied | { fault: OpFault } {
  const added = idsIn(change.part);
  if (new Set(added).size < added.length || added.some((id) => findPart(body.root, id)))
    return { fault: 'idTaken' };
  const parent = findPart(body.root, change.parent);
  if (!parent) return { fault: 'parentUnknown' };
  const part = change.part.slot === change.slot ? change.part : { ...change.part, slot: change.slot };
  const parts = putAfter(parent.part.parts, part, change.after);
  return {
    body: withPart(body, parent.way, { ...parent.part, parts }),
    before: { op: 'remove', part: change.part.id },
  };
}

function remove(body: DocumentBody, change: Extract<Change, { op: 'remove' }>): Applied | { fault: OpFault } {
  if (change.part === rootId) return { fault: 'rootStays' };
  const taken = takeOut(body, change.part);
  if (!taken) return { fault: 'partUnknown' };
  const { part, parent, after } = taken;
  return { body: taken.body, before: { op: 'insert', part, parent, slot: part.slot, after } };
}

function move(body: DocumentBody, change: Extract<Change, { op: 'move' }>): Applied | { fault: OpFault } {
  if (change.part === rootId) return { fault: 'rootStays' };
  const taken = takeOut(body, change.part);
  if (!taken) return { fault: 'partUnknown' };
  if (findPart(taken.part, change.parent)) return { fault: 'insideItself' };
  const parent = findPart(taken.body.root, change.parent);
  if (!parent) return { fault: 'parentUnknown' };
  const before: Change = { ...change, parent: taken.parent, slot: taken.part.slot, after: taken.after };
  // Put after itself it stays where it is.
  const after = change.after === change.part ? taken.after : change.after;
  if (change.parent === taken.parent && change.slot === taken.part.slot && after === taken.after)
    return { body, before };
  const part = taken.part.slot === change.slot ? taken.part : { ...taken.part, slot: change.slot };
  const parts = putAfter(parent.part.parts, part, after);
  return { body: withPart(taken.body, parent.way, { ...parent.part, parts }), before };
}

/** The body without a part, and where that stood. */
function takeOut(body: DocumentBody, id: string) {
  const found = findPart(body.root, id);
  const place = found?.way.at(-1);
  if (!found || place === undefined) return undefined;
  const way = found.way.slice(0, -1);
  const parent = partAt(body.root, way);
  const parts = parent.parts.toSpliced(place, 1);
  return {
    body: withPart(body, way, { ...parent, parts }),
    part: found.part,
    parent: parent.id,
    after: parent.parts[place - 1]?.id ?? null,
  };
}

function putAfter(parts: readonly Part[], part: Part, after: string | null): Part[] {
  const place = parts.findIndex((one) => one.id === after);
  if (after === null) return [part, ...parts];
  return parts.toSpliced(place === -1 ? parts.length : place + 1, 0, part);
}

function partAt(root: Part, way: readonly number[]): Part {
  return way.reduce((part, place) => part.parts[place] as Part, root);
}

function withPart(body: DocumentBody, way: readonly number[], part: Part): DocumentBody {
  return { ...body, root: replaceAt(body.root, way, part) };
}

function replaceAt(at: Part, [place, ...rest]: readonly number[], part: Part): Part {
  if (place === undefined) return part;
  return { ...at, parts: at.parts.with(place, replaceAt(at.parts[place] as Part, rest, part)) };
}
