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
