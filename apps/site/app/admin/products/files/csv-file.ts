import { guarded } from './formula-guard.ts';

/** Rows as a file for a spreadsheet, which is kept from taking a text for a formula; without a name it has that of its link. */
export function csvFile(rows: readonly (readonly string[])[], name?: string): Response {
  const text = rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n');
  // The mark at the beginning is how spreadsheets know the encoding.
  return new Response(`\uFEFF${text}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': name ? `attachment; filename="${name}"` : 'attachment',
      'cache-control': 'private, no-store',
    },
  });
}

function cellOf(text: string): string {
  const safe = guarded(text);
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
