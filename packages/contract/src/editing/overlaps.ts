import { idsIn } from './apply-op.ts';
import type { Change } from './op.ts';

/**
 * What a change touches, as texts that can be kept and compared: a field's path, `part/*` for a part that is removed with
 * all inside it, `parent/parts/id` for one that is put in. Moves touch nothing: the last one wins. `before` is what
 * `applyOp` gave for the change; of a removal it names the parts inside.
 */
export function touchedPaths(change: Change, before: Change): string[] {
  if (change.op === 'set' || change.op === 'unset') return [change.path];
  if (change.op === 'insert') return [`${change.parent}/parts/${change.part.id}`];
  if (change.op === 'move') return [];
  return before.op === 'insert' ? idsIn(before.part).map((id) => `${id}/*`) : [`${change.part}/*`];
}

/** The first of `mine` that touches something of `theirs`: the same field, or a part that the other removes. */
export function findOverlap(mine: readonly string[], theirs: readonly string[]): string | undefined {
  return mine.find((one) =>
    theirs.some((other) => one === other || isInside(one, other) || isInside(other, one)),
  );
}

function isInside(path: string, whole: string): boolean {
  return whole.endsWith('/*') && path.startsWith(whole.slice(0, -1)) && path !== whole;
}
