import { guarded, unguarded } from '../files/formula-guard.ts';

/** A block of cells as a spreadsheet takes it; what it would read as a formula stands behind an apostrophe. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(written).join('\t')).join('\r\n');
}

function written(text: string): string {
  const safe = guarded(text);
  return /[\t\r\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The cells of a block that was copied in a spreadsheet; those in quotes may hold lines and tabs. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at);
    cells.push(unguarded(cell));
    at = end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(cells);
    cells = [];
    if (at >= text.length) break;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // The end of the last line begins no other.
    if (at >= text.length) break;
  }
  return rows;
}

function plainAt(text: string, at: number): { cell: string; end: number } {
  const found = text.slice(at).search(/[\t\r\n]/);
  const end = found < 0 ? text.length : at + found;
  return { cell: text.slice(at, end), end };
}

/** A cell in quotes; one that does not end, or goes on behind its quotes, was typed so. */
function quotedAt(text: string, at: number): { cell: string; end: number } {
  let end = at + 1;
  while (end < text.length) {
    if (text[end] !== '"') end += 1;
    else if (text[end + 1] === '"') end += 2;
    else break;
  }
  const isWhole = text[end] === '"' && (end + 1 >= text.length || /[\t\r\n]/.test(text[end + 1] ?? ''));
  if (!isWhole) return plainAt(text, at);
  return { cell: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 };
}
