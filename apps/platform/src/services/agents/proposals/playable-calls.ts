import type { Permission } from '@izlog/contract/permissions';
import { gridColumns, partOfCell } from '@izlog/contract/product/record/grid-columns';
import { ofParts, rightOfPart } from '@izlog/contract/product/record/part-rights';
import type { Change, Ctx, Site } from '#platform/kernel/context.ts';

/** A call by method and path, with its fields. */
export interface SaidCall {
  call: string;
  input: Record<string, unknown>;
}

/** What is known of a call that may be played: how it is taken back, and what of it may be chosen. */
export interface Playable {
  /** What takes it back, by what it wrote into the log; nothing where nothing does. */
  undo?(changes: readonly Change[], site: Pick<Site, 'defaultLanguage'>): SaidCall | undefined;
  /** Rights of which one is needed, where the endpoint leaves it to its parts. */
  needs?: readonly Permission[];
  /** The list of its rows, of which an approver may leave some out; each has an `id`. */
  rows?: string;
}

/*
 * Calls that can be shown before they are done: played in a transaction that is taken back, they do nothing outside the
 * database. A call that sends, pays, writes a file or works on in the background is not among them, and no agent gets it as a
 * tool. `playable-calls.test` plays each and compares the whole database.
 */
const playable: Readonly<Record<string, Playable>> = {
  'PATCH /api/v1/product/record/grid/save': { undo: undoCells, rows: 'rows', needs: ofParts.staff },
  'PATCH /api/v1/product/record/update/{id}': { undo: undoCells },
  'POST /api/v1/product/record/create': { undo: deleting('DELETE /api/v1/product/record/delete/{id}') },
  'DELETE /api/v1/product/record/delete/{id}': {},
  ...record('/api/v1/product/category'),
  ...record('/api/v1/product/brand'),
  ...record('/api/v1/product/tag'),
  ...record('/api/v1/cms/redirect'),
  ...record('/api/v1/ecommerce/pickupPlace'),
};

/** Calls that may be played, for the test that each of them exists. */
export const playableCalls: readonly string[] = Object.keys(playable);

export const playableOf = (call: string): Playable | undefined =>
  Object.hasOwn(playable, call) ? playable[call] : undefined;

/** The four calls of a declared record. */
function record(path: string): Record<string, Playable> {
  const update = `PATCH ${path}/update/{id}`;
  return {
    [`POST ${path}/create`]: { undo: deleting(`DELETE ${path}/delete/{id}`) },
    [update]: {
      undo: ([change]) => change && { call: update, input: { id: idOf(change), ...change.before } },
    },
    [`DELETE ${path}/delete/{id}`]: {},
  };
}

function deleting(call: string): Playable['undo'] {
  return ([change]) => change && { call, input: { id: idOf(change) } };
}

const idOf = ({ target }: Change): number => Number(target.split(' ').at(-1));

/** Cells of the grid by the part of a product that each is, as the log calls it. */
const cellOfPart: ReadonlyMap<string, string> = new Map(
  gridColumns.filter((cell) => cell !== 'name').map((cell) => [partOfCell(cell, ''), cell]),
);

/** Cells with what stood in them before; nothing where a part was changed that is no cell. */
function undoCells(
  changes: readonly Change[],
  { defaultLanguage }: Pick<Site, 'defaultLanguage'>,
): SaidCall | undefined {
  const cellOf = (part: string) => (part === `words.${defaultLanguage}.name` ? 'name' : cellOfPart.get(part));
  const rows = changes.map((change) => ({
    id: idOf(change),
    cells: Object.entries(change.before).map(([part, value]) => [cellOf(part), value] as const),
    isWhole: Object.keys(change.after).every((part) => Object.hasOwn(change.before, part)),
  }));
  const isCells = rows.every(({ cells, isWhole }) => isWhole && cells.every(([cell]) => cell !== undefined));
  if (!isCells || rows.length === 0) return undefined;
  return {
    call: 'PATCH /api/v1/product/record/grid/save',
    input: { rows: rows.map(({ id, cells }) => ({ id, ...Object.fromEntries(cells) })) },
  };
}

/** The rights that what a call wrote into the log needs, beside those of its endpoint: each part of a product has its own. */
export const rightsOfChanges = (changes: readonly Change[]): Permission[] => [
  ...new Set(
    changes
      .filter(({ target }) => target.startsWith('product '))
      .flatMap(({ before, after }) => Object.keys({ ...before, ...after }).map(rightOfPart)),
  ),
];

/** Whether the caller may do all of it. */
export const mayDo = ({ caller }: Pick<Ctx, 'caller'>, changes: readonly Change[]): boolean =>
  caller.kind === 'staff' && rightsOfChanges(changes).every((one) => caller.permissions.includes(one));
