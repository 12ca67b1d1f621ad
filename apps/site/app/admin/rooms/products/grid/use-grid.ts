import type { GridRow } from '@izlog/contract/product/record/product-grid';
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { askRows, sendCells } from './grid-calls.ts';
import type { GridReading } from './grid-cells.ts';
import { type CellKey, emptyGrid, gridReducer, partsOf, pendingOf, type TypedCell } from './grid-state.ts';

/** Most rows of one grid: beyond it one narrows the list. */
export const mostRows = 6000;

/** What was said of the last save. */
export type SaveAnswer = { saved: number; refused: number } | 'login' | 'offline' | null;

interface GridStart {
  rows: readonly GridRow[];
  next: string | null;
  /** The address of the list, without `?`. */
  query: string;
  reading: GridReading;
}

/** The rows behind the first page: on their way, all there (or as many as a grid holds), or kept away by a lost line. */
export type RestOfRows = 'coming' | 'here' | 'missing';

/** The grid in the browser: its rows as they come, what is typed and kept, taken back, and saved. */
export function useGrid({ rows, next, query, reading }: GridStart) {
  const [state, dispatch] = useReducer(gridReducer, rows, emptyGrid);
  const [isSaving, setSaving] = useState(false);
  const [after, setAfter] = useState(next);
  const [isStopped, setStopped] = useState(false);
  const [answer, setAnswer] = useState<SaveAnswer>(null);
  const pending = useMemo(() => pendingOf(state, reading), [state, reading]);
  useRetained(state, (typed) => dispatch({ act: 'restore', typed, reading }));

  const isFull = state.rows.length >= mostRows;
  useEffect(() => {
    if (after === null || isFull || isStopped) return;
    const gone = new AbortController();
    void (async () => {
      const page = await askRows(query, after, gone.signal);
      if (gone.signal.aborted) return;
      if (!page) return setStopped(true);
      dispatch({ act: 'rows', rows: page.rows });
      setAfter(page.next);
    })();
    return () => gone.abort();
  }, [query, after, isFull, isStopped]);
  const rest: RestOfRows = after === null || isFull ? 'here' : isStopped ? 'missing' : 'coming';
  const fetchRest = () => setStopped(false);

  const save = async () => {
    if (isSaving || pending.rows.length === 0) return;
    setSaving(true);
    const answer = await sendCells(pending.rows, (part) => {
      const ids = new Set(part.rows.map(({ id }) => id));
      const sent = new Map([...pending.keys].filter(([key]) => ids.has(partsOf(key).id)));
      dispatch({ act: 'saved', sent, rows: part.rows, refused: part.refused });
    });
    setSaving(false);
    setAnswer(answer);
  };
  const write = (cells: readonly { key: CellKey; text: string }[]) => {
    setAnswer(null);
    dispatch({ act: 'write', cells, reading });
  };
  const turn = (act: 'undo' | 'redo' | 'discard') => {
    setAnswer(null);
    dispatch({ act, reading });
  };
  return { state, pending, isSaving, rest, fetchRest, answer, save, write, turn };
}

const place = 'izlog-grid';

/** Keeps what was typed over a reload and an ended login, until it is saved or thrown away (OFFICE-14). */
function useRetained(state: ReturnType<typeof emptyGrid>, give: (typed: readonly TypedCell[]) => void): void {
  const [isRead, setRead] = useState(false);
  const giveNow = useEffectEvent(() => give(readRetained()));
  const count = state.rows.length;
  // Rows come page by page, and each may be one that was typed in.
  useEffect(() => {
    if (count > 0) giveNow();
    setRead(true);
  }, [count]);
  useEffect(() => {
    if (!isRead) return;
    const own = [...state.typed].map(([key, text]) => ({
      key,
      text,
      revision: state.revisions.get(partsOf(key).id) ?? '',
    }));
    const here = new Set(state.rows.map(({ id }) => id));
    // What belongs to rows that another list shows stays for them.
    const others = readRetained().filter(({ key }) => !here.has(partsOf(key).id));
    writeRetained([...own, ...others]);
  }, [isRead, state.typed, state.revisions, state.rows]);
}

function readRetained(): TypedCell[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found.filter(isRetained) : [];
  } catch {
    // A browser that keeps nothing, or something else in its place: there is nothing to bring back.
    return [];
  }
}

function writeRetained(cells: readonly TypedCell[]): void {
  try {
    if (cells.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(cells));
  } catch {
    // Full or forbidden: the page still asks before it is left.
  }
}

const isRetained = (one: unknown): one is TypedCell =>
  typeof one === 'object' &&
  one !== null &&
  ['key', 'text', 'revision'].every((name) => typeof (one as Record<string, unknown>)[name] === 'string');
