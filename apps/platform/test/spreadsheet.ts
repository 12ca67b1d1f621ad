import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** What the spreadsheet of a language reads as numbers and days, and how it writes them when it saves. */
const spreadsheets = {
  hr: { delimiter: ';', mark: ',', day: /^(\d{1,2})\.(\d{1,2})\.(\d{4})\.?(?: (\d{1,2}):(\d\d))?$/ },
  en: { delimiter: ',', mark: '.', day: /^(?<year>\d{4})-(\d{1,2})-(\d{1,2})(?: (\d{1,2}):(\d\d))?$/ },
};

/** Rows of a file as such a spreadsheet shows them. */
export const cellsOf = (file: string, language: keyof typeof spreadsheets): string[][] =>
  parse(file, { bom: true, delimiter: spreadsheets[language].delimiter, relax_column_count: true });

/**
 * A file as Excel or LibreOffice saves it after it was opened and `edit` changed a cell: whatever looks like a number or a day
 * is one and is rewritten. Zeros at the front are gone, twelve digits are rounded, days have another look.
 */
export function savedBySpreadsheet(
  file: string,
  language: keyof typeof spreadsheets,
  edit: (rows: string[][]) => void = () => undefined,
): string {
  const { delimiter } = spreadsheets[language];
  const rows = cellsOf(file, language).map((cells, row) =>
    row === 0 ? cells : cells.map((cell) => retyped(cell, language)),
  );
  edit(rows);
  // Spreadsheets leave out empty cells at the end of no row, and end lines as Windows does.
  return `\uFEFF${stringify(rows, { delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ })}`;
}

function retyped(cell: string, language: keyof typeof spreadsheets): string {
  const { mark, day } = spreadsheets[language];
  const plain = cell.trim();
  if (plain.startsWith('=')) return '#NAME?';
  const asNumber = plain.replace(mark, '.');
  if (/^[-+]?\d+(\.\d+)?$/.test(asNumber)) {
    const digits = asNumber.replace(/^[-+]/, '').split('.')[0] ?? '';
    if (digits.length >= 12) return Number(asNumber).toExponential(5).replace('e+', 'E+').replace('.', mark);
    return String(Number(asNumber)).replace('.', mark);
  }
  if (/^\d{1,2}[./-]\d{1,2}([./-]\d{1,4})?$/.test(plain) && !day.test(plain)) return '01.12.2001';
  const found = day.exec(plain);
  if (!found) return cell;
  const [, first = '', second = '', third = '', hour, minute] = found;
  const time = hour === undefined ? '' : ` ${Number(hour)}:${minute}`;
  // As an American machine shows it; a Croatian one adds its point.
  return found.groups?.year
    ? `${Number(second)}/${Number(third)}/${first}${time}`
    : `${first}.${second}.${third}.${time}`;
}
