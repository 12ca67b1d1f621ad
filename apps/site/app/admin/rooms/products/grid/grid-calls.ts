import { gridRows } from '@izlog/contract/product/record/grid-rules';
import type { GridRow, RefusedCell } from '@izlog/contract/product/record/product-grid';

export interface SavedPart {
  rows: GridRow[];
  saved: number;
  refused: RefusedCell[];
}

/** Rows that are sent at a time, so that one sees how far it is. */
const part = Math.min(250, gridRows);

/** The next rows of a list; undefined where nobody could say. */
export async function askRows(
  query: string,
  after: string,
  signal: AbortSignal,
): Promise<{ rows: GridRow[]; next: string | null } | undefined> {
  try {
    const asked = new URLSearchParams(query);
    asked.set('after', after);
    const answer = await fetch(`/_/product-grid?${asked}`, { signal });
    return answer.ok ? ((await answer.json()) as { rows: GridRow[]; next: string | null }) : undefined;
  } catch {
    // No line, or the page was left: the rows that are there stay.
    return undefined;
  }
}

/** Saves rows part by part, telling each; stops where the login has ended or there is no line. */
export async function sendCells(
  rows: readonly object[],
  tell: (part: SavedPart) => void,
): Promise<{ saved: number; refused: number } | 'login' | 'offline'> {
  let saved = 0;
  let refused = 0;
  for (let at = 0; at < rows.length; at += part) {
    try {
      const body = new URLSearchParams({ rows: JSON.stringify(rows.slice(at, at + part)) });
      const answer = await fetch('/_/product-grid', { method: 'POST', body });
      if (answer.status === 401 || answer.status === 403) return 'login';
      if (!answer.ok) return 'offline';
      const done = (await answer.json()) as SavedPart;
      saved += done.saved;
      refused += done.refused.length;
      tell(done);
    } catch {
      // No line: what was typed stays and can be saved later.
      return 'offline';
    }
  }
  return { saved, refused };
}
