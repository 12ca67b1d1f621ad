import type { Part } from '@izlog/contract/cms/content/part';
import type { Change } from '@izlog/contract/editing/op';

/** Where an entry of a menu stands: among its siblings, and below which other one. */
export interface EntryPlace {
  part: Part;
  parent: Part;
  /** What the parent stands in; nothing at the top. */
  above: Part | undefined;
  place: number;
  depth: number;
}

export type EntryMove = 'up' | 'down' | 'in' | 'out';

/** All entries of a menu in the order in which they are read. */
export function placesOf(parent: Part, above?: Part, depth = 0): EntryPlace[] {
  return parent.parts.flatMap((part, place) => [
    { part, parent, above, place, depth },
    ...placesOf(part, parent, depth + 1),
  ]);
}

/**
 * The change that moves an entry: among its siblings, below the one before it, or out behind the one it stands below. Nothing
 * where there is no such way: pages show two floors of a menu.
 */
export function moveOf(
  { part, parent, above, place, depth }: EntryPlace,
  way: EntryMove,
): Change | undefined {
  const siblings = parent.parts;
  const to = (under: Part, after: string | null): Change => ({
    op: 'move',
    part: part.id,
    parent: under.id,
    slot: 'entries',
    after,
  });
  const before = siblings[place - 1];
  switch (way) {
    case 'up':
      return before && to(parent, siblings[place - 2]?.id ?? null);
    case 'down': {
      const next = siblings[place + 1];
      return next && to(parent, next.id);
    }
    case 'in':
      return before && depth === 0 && part.parts.length === 0
        ? to(before, before.parts.at(-1)?.id ?? null)
        : undefined;
    case 'out':
      return above && to(above, parent.id);
  }
}
