import type { GridCell } from '@izlog/contract/product/record/grid-columns';
import type { GridRow, RefusedCell } from '@izlog/contract/product/record/product-grid';
import { type CellFault, cellText, type GridReading, readCell } from './grid-cells.ts';

/** A cell by its row and column. */
export type CellKey = `${number}:${GridCell}`;

/** A cell that was written: what stood there, and what stands there. */
interface Change {
  key: CellKey;
  before: string;
  after: string;
}

/** What is in the grid and what was typed over it; nothing of it is saved before somebody saves it. */
export interface GridState {
  rows: readonly GridRow[];
  typed: ReadonlyMap<CellKey, string>;
  /** Why the platform did not take what was typed. */
  refused: ReadonlyMap<CellKey, RefusedCell>;
  /** Revisions of the rows at the moment at which their first cell was typed. */
  revisions: ReadonlyMap<number, string>;
  past: readonly (readonly Change[])[];
  future: readonly (readonly Change[])[];
}

export type GridAct =
  | { act: 'rows'; rows: readonly GridRow[] }
  | { act: 'write'; cells: readonly { key: CellKey; text: string }[]; reading: GridReading }
  | { act: 'undo' | 'redo' | 'discard'; reading: GridReading }
  | { act: 'restore'; typed: readonly TypedCell[]; reading: GridReading }
  | {
      act: 'saved';
      sent: ReadonlyMap<CellKey, string>;
      rows: readonly GridRow[];
      refused: readonly RefusedCell[];
    };

/** A cell that was typed as it is kept over a reload. */
export interface TypedCell {
  key: CellKey;
  text: string;
  revision: string;
}

export const keyOf = (id: number, cell: GridCell): CellKey => `${id}:${cell}`;

/** The row and the column of a cell. */
export function partsOf(key: CellKey): { id: number; cell: GridCell } {
  const place = key.indexOf(':');
  return { id: Number(key.slice(0, place)), cell: key.slice(place + 1) as GridCell };
}

export const emptyGrid = (rows: readonly GridRow[]): GridState => ({
  rows,
  typed: new Map(),
  refused: new Map(),
  revisions: new Map(),
  past: [],
  future: [],
});

/** Steps that can be taken back. */
const mostSteps = 200;

export function gridReducer(state: GridState, act: GridAct): GridState {
  switch (act.act) {
    case 'rows': {
      const known = new Set(state.rows.map(({ id }) => id));
      return { ...state, rows: [...state.rows, ...act.rows.filter(({ id }) => !known.has(id))] };
    }
    case 'write': {
      const changes = changesOf(state, act.cells, act.reading);
      if (changes.length === 0) return state;
      const past = [...state.past.slice(1 - mostSteps), changes];
      return { ...lay(state, changes, act.reading), past, future: [] };
    }
    case 'undo': {
      const step = state.past.at(-1);
      if (!step) return state;
      const back = step.map(({ key, before, after }) => ({ key, before: after, after: before }));
      return {
        ...lay(state, back, act.reading),
        past: state.past.slice(0, -1),
        future: [...state.future, step],
      };
    }
    case 'redo': {
      const step = state.future.at(-1);
      if (!step) return state;
      return {
        ...lay(state, step, act.reading),
        past: [...state.past, step],
        future: state.future.slice(0, -1),
      };
    }
    case 'discard': {
      const rows = rowsById(state);
      const cells = [...state.typed.keys()].flatMap((key) => {
        const { id, cell } = partsOf(key);
        const row = rows.get(id);
        return row ? [{ key, text: cellText(row, cell, act.reading) }] : [];
      });
      return gridReducer(state, { act: 'write', cells, reading: act.reading });
    }
    case 'restore':
      return restored(state, act.typed, act.reading);
    case 'saved':
      return saved(state, act);
  }
}

const rowsById = ({ rows }: GridState): Map<number, GridRow> => new Map(rows.map((row) => [row.id, row]));

/** Cells that can be written and become others by it. */
function changesOf(
  state: GridState,
  cells: readonly { key: CellKey; text: string }[],
  reading: GridReading,
): Change[] {
  const rows = rowsById(state);
  return cells.flatMap(({ key, text }) => {
    const { id, cell } = partsOf(key);
    const row = rows.get(id);
    if (!row || row.without.includes(cell)) return [];
    const before = state.typed.get(key) ?? cellText(row, cell, reading);
    return before === text ? [] : [{ key, before, after: text }];
  });
}

/** What was typed laid over the rows; a cell that says what is saved is not typed any more. */
function lay(state: GridState, changes: readonly Change[], reading: GridReading): GridState {
  const rows = rowsById(state);
  const typed = new Map(state.typed);
  const refused = new Map(state.refused);
  const revisions = new Map(state.revisions);
  for (const { key, after } of changes) {
    const { id, cell } = partsOf(key);
    const row = rows.get(id);
    if (!row) continue;
    refused.delete(key);
    if (after === cellText(row, cell, reading)) typed.delete(key);
    else {
      typed.set(key, after);
      if (!revisions.has(id)) revisions.set(id, row.revision);
    }
  }
  return { ...state, typed, refused, revisions };
}

function restored(state: GridState, saved: readonly TypedCell[], reading: GridReading): GridState {
  const rows = rowsById(state);
  const good = saved.filter(({ key }) => {
    const { id, cell } = partsOf(key);
    const row = rows.get(id);
    return row && cell in row && !state.typed.has(key);
  });
  if (good.length === 0) return state;
  const laid = lay(
    state,
    good.map(({ key, text }) => ({ key, before: '', after: text })),
    reading,
  );
  const revisions = new Map(laid.revisions);
  // As they were when it was typed: what a colleague changed since is reported.
  for (const { key, revision } of good) revisions.set(partsOf(key).id, revision);
  return { ...laid, revisions };
}

function saved(state: GridState, act: Extract<GridAct, { act: 'saved' }>): GridState {
  const fresh = new Map(act.rows.map((row) => [row.id, row]));
  const typed = new Map(state.typed);
  const refused = new Map(state.refused);
  const revisions = new Map(state.revisions);
  const stays = new Map(act.refused.map((one) => [keyOf(one.id, one.cell), one]));
  for (const [key, text] of act.sent) {
    const why = stays.get(key);
    // What was typed on while it was on its way is still to be saved.
    if (typed.get(key) !== text) continue;
    if (why) refused.set(key, why);
    else {
      typed.delete(key);
      refused.delete(key);
    }
  }
  // Anyone who saves once more has been told: it is then about the rows as they are now.
  for (const { id, revision } of act.rows) revisions.set(id, revision);
  return { ...state, rows: state.rows.map((row) => fresh.get(row.id) ?? row), typed, refused, revisions };
}

/** Cells that wait to be saved, read, and those that cannot be. */
export function pendingOf(state: GridState, reading: GridReading) {
  const good = new Map<number, Record<string, unknown>>();
  const keys = new Map<CellKey, string>();
  const faults = new Map<CellKey, CellFault>();
  for (const [key, text] of state.typed) {
    const { id, cell } = partsOf(key);
    const read = readCell(cell, text, reading);
    if ('fault' in read) faults.set(key, read.fault);
    else {
      good.set(id, { ...good.get(id), [cell]: read.value });
      keys.set(key, text);
    }
  }
  const rows = [...good].map(([id, cells]) => ({ id, revision: state.revisions.get(id), ...cells }));
  return { rows, keys, faults };
}
