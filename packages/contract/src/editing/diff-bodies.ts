import type { Part } from '../cms/content/part.ts';
import { applyAll, findPart, idsIn } from './apply-op.ts';
import { type DocumentBody, rootId } from './document.ts';
import { bags, type Change, pathOf } from './op.ts';
import { isSameValue } from './same-value.ts';

/**
 * The changes that lead from one body to another, few of them: a section that was moved is one move. Parts are the same
 * by their id; one whose handler is another is removed and made again.
 */
export function diffBodies(from: DocumentBody, to: DocumentBody): Change[] {
  if (from.root === to.root) return [];
  const changes: Change[] = [];
  let body = from;
  const apply = (change: Change) => {
    changes.push(change);
    body = applyAll(body, [change]);
  };
  const wanted = new Map(partsIn(to.root).map((part) => [part.id, part]));
  for (const { id } of topmost(from.root, (part) => isRemade(part, wanted)))
    apply({ op: 'remove', part: id });
  const survivors = new Set(idsIn(body.root).filter((id) => wanted.has(id)));
  // From the top: where a part is put, all above it stand already where they belong, so nothing is put inside itself.
  arrange(to.root, (parent) => findPart(body.root, parent)?.part.parts ?? [], survivors, apply);
  for (const { id } of topmost(body.root, (part) => !wanted.has(part.id))) apply({ op: 'remove', part: id });
  const now = new Map(partsIn(body.root).map((part) => [part.id, part]));
  for (const id of survivors) {
    const [before, after] = [now.get(id), wanted.get(id)];
    if (before && after && before !== after) changes.push(...diffFields(before, after));
  }
  return changes;
}

function arrange(
  parent: Part,
  standing: (parent: string) => readonly Part[],
  survivors: ReadonlySet<string>,
  apply: (change: Change) => void,
): void {
  const now = standing(parent.id);
  if (now === parent.parts) return;
  const stay = longestOrdered(parent.parts, now);
  const unchanged = new Set(now);
  let after: string | null = null;
  for (const part of parent.parts) {
    const place = { parent: parent.id, slot: part.slot, after };
    after = part.id;
    if (!survivors.has(part.id)) {
      const isAllNew = !idsIn(part).some((id) => survivors.has(id));
      apply({ op: 'insert', part: isAllNew ? part : { ...part, parts: [] }, ...place });
      if (isAllNew) continue;
    } else if (!stay.has(part.id)) apply({ op: 'move', part: part.id, ...place });
    // What is the same object is the same all through.
    if (!unchanged.has(part)) arrange(part, standing, survivors, apply);
  }
}

/** The most parts of a list that may stay where they stand, because they are in the right order already. */
function longestOrdered(wanted: readonly Part[], standing: readonly Part[]): Set<string> {
  const placeOf = new Map(standing.map((part, place) => [part.id, { place, slot: part.slot }]));
  const both = wanted.flatMap((part) => {
    const found = placeOf.get(part.id);
    return found && found.slot === part.slot ? [{ id: part.id, place: found.place }] : [];
  });
  // Ends of the best chains, each the smallest for its length.
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, { place }] of both.entries()) {
    let length = 0;
    // The ends stand in order, so the first one behind this place is found by halves.
    for (let most = ends.length; length < most; ) {
      const middle = (length + most) >> 1;
      if ((both[ends[middle] ?? -1]?.place ?? 0) > place) most = middle;
      else length = middle + 1;
    }
    previous[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const stay = new Set<string>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const one = both[index];
    if (one) stay.add(one.id);
  }
  return stay;
}

function diffFields(from: Part, to: Part): Change[] {
  return bags.flatMap((bag) => {
    const [old, fresh] = [from[bag], to[bag]];
    if (old === fresh) return [];
    const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
    return names.flatMap((field): Change[] => {
      const path = pathOf(from.id, bag, field);
      if (fresh[field] === undefined) return old[field] === undefined ? [] : [{ op: 'unset', path }];
      return isSameValue(old[field], fresh[field]) ? [] : [{ op: 'set', path, value: fresh[field] }];
    });
  });
}

function isRemade(part: Part, wanted: ReadonlyMap<string, Part>): boolean {
  const other = wanted.get(part.id);
  return part.id !== rootId && other !== undefined && other.handler !== part.handler;
}

function topmost(root: Part, isMeant: (part: Part) => boolean): Part[] {
  return root.parts.flatMap((part) => (isMeant(part) ? [part] : topmost(part, isMeant)));
}

function partsIn(part: Part): Part[] {
  return [part, ...part.parts.flatMap(partsIn)];
}
