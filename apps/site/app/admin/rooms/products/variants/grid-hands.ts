import type { ClipboardEvent, KeyboardEvent } from 'react';
import { readBlock } from '../grid/grid-block.ts';

/** Writes a field as if it had been typed: the form counts it, and what was wrong with it goes. */
export function writeField(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const cellOf = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.dataset.cell ? target : undefined;

/** The typed cells of a column, from top to bottom. */
const columnOf = (cell: HTMLInputElement): HTMLInputElement[] => {
  const sheet = cell.closest('table');
  const all = sheet?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [];
  return [...all].filter((one) => one.dataset.cell === cell.dataset.cell);
};

/** Arrows go up and down a column, Enter down; Ctrl D writes a cell into all below it in its group. */
export function gridKeys(event: KeyboardEvent): void {
  const cell = cellOf(event.target);
  if (!cell) return;
  const column = columnOf(cell);
  const at = column.indexOf(cell);
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    event.preventDefault();
    for (const one of column.slice(at + 1))
      if (one.dataset.group === cell.dataset.group) writeField(one, cell.value);
    return;
  }
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const to =
    event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' || event.key === 'Enter' ? at + 1 : at;
  if (to === at) return;
  event.preventDefault();
  column[to]?.focus();
  column[to]?.select();
}

/** A block of a spreadsheet goes into the cells to the right and below; one cell is pasted as any text. */
export function gridPaste(event: ClipboardEvent): void {
  const cell = cellOf(event.target);
  const text = event.clipboardData.getData('text/plain');
  if (!cell || !/[\t\r\n]/.test(text.trimEnd())) return;
  event.preventDefault();
  const row = [...(cell.closest('tr')?.querySelectorAll<HTMLInputElement>('input[data-cell]') ?? [])];
  const across = row.slice(row.indexOf(cell)).map(columnOf);
  const from = columnOf(cell).indexOf(cell);
  for (const [down, cells] of readBlock(text).entries())
    for (const [right, value] of cells.entries()) {
      const field = across[right]?.[from + down];
      if (field) writeField(field, value.trim());
    }
}
