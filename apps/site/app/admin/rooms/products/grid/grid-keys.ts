/** A cell of the grid by its row and column, from 0. */
export interface Place {
  row: number;
  column: number;
}

/** The cell one stands on, and the other end of what is chosen. */
export interface Choice {
  active: Place;
  anchor: Place;
}

/** The block that is chosen, with both its ends. */
export function blockOf({ active, anchor }: Choice) {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

interface Size {
  rows: number;
  columns: number;
  /** Rows of a page. */
  page: number;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Where a key leads, as in a spreadsheet; undefined for a key that leads nowhere. */
export function moved({ row, column }: Place, event: Key, { rows, columns, page }: Size): Place | undefined {
  const isFar = event.ctrlKey || event.metaKey;
  const at = (nextRow: number, nextColumn: number): Place => ({
    row: Math.max(0, Math.min(rows - 1, nextRow)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  });
  switch (event.key) {
    case 'ArrowUp':
      return at(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return at(isFar ? rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return at(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, isFar ? columns - 1 : column + 1);
    case 'Home':
      return at(isFar ? 0 : row, 0);
    case 'End':
      return at(isFar ? rows - 1 : row, columns - 1);
    case 'PageUp':
      return at(row - page, column);
    case 'PageDown':
      return at(row + page, column);
    default:
      return undefined;
  }
}

/** The cell that Tab leads to; undefined at the end of a row, where it leaves the grid: nobody is caught in it. */
export function tabbed({ row, column }: Place, isBack: boolean, columns: number): Place | undefined {
  const next = column + (isBack ? -1 : 1);
  return next < 0 || next >= columns ? undefined : { row, column: next };
}
