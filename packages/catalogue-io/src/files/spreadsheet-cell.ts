/*
 * A spreadsheet runs a cell that begins with one of these as a formula (OWASP, "CSV injection"); the wide ones are
 * those of Asian keyboards. Apostrophes before it count, so that what was written can be read back exactly.
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell that no spreadsheet takes for a formula: with an apostrophe before it where it could be one. */
export function toSpreadsheetCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The text that `toSpreadsheetCell` was given. */
export function fromSpreadsheetCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
}

/**
 * A cell of another shop without spaces around it and without the apostrophe by which exporters disarm a formula (`'-20%`)
 * or mark digits as text (`'8720602828605`). Any other apostrophe is part of the text.
 */
export function plainCell(cell: string | undefined): string {
  const text = cell?.trim() ?? '';
  return text.startsWith("'") ? text.replace(/^'(?=[=+\-@]|\d[\d ]*$)/, '') : text;
}

/**
 * Whether a spreadsheet has rounded the number that stood in a cell: from twelve digits on it shows, and saves, what is
 * left of a barcode or a parcel's number as `3,85E+12`. The digits are gone; nobody names anything so.
 */
export const isRounded = (cell: string): boolean => /^[+-]?\d(?:[.,]\d+)?E\+?1\d$/i.test(cell.trim());

/** Why such a cell is refused, as a clause that follows the name of its column. */
export const wasRounded =
  'was rounded by a spreadsheet: format its column as text and write the whole number';
