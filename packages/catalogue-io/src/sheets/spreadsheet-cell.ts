/*
 * A spreadsheet runs a cell that begins with one of these as a formula (OWASP, "CSV injection"); the wide ones are
 * those of Asian keyboards. Apostrophes before it count, so that what was written can be read back exactly.
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;

/*
 * Texts that a spreadsheet reads as numbers, days or times, and saves as something else: it drops zeros at the front, rounds
 * long digits, and makes a day of `12/1/1`. Apostrophes before them count, as above.
 */
const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro|mär|mai|okt|dez';
const changed = new RegExp(
  `^'*(?:${[
    String.raw`0\d+`,
    String.raw`\d{12,}`,
    // Decimals, thousands, powers of ten.
    String.raw`\d+[.,]\d+`,
    String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?`,
    String.raw`\d+(?:[.,]\d+)?e\d+`,
    // Days and times.
    String.raw`\d{1,4}[./-]\d{1,4}(?:[./-]\d{1,4})?\.?(?: \d{1,2}:\d\d(?::\d\d)?)?`,
    String.raw`\d{1,2}:\d\d(?::\d\d)?`,
    String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z?`,
    String.raw`(?:${months})[ .-]?\d{1,4}`,
    String.raw`\d{1,2}[ .-]?(?:${months})`,
  ].join('|')})$`,
  'iu',
);

/** A text as a cell that no spreadsheet reads as a formula: with an apostrophe before it where it could be one. */
export function toSpreadsheetCell(text: string): string {
  return dangerous.test(text) || (text.startsWith("'") && changed.test(text)) ? `'${text}` : text;
}

/**
 * A text as a cell that a person's spreadsheet neither runs nor changes: `00123`, a barcode and `1-2` get an apostrophe too, so
 * that they come back as they are.
 */
export function toPersonCell(text: string): string {
  return dangerous.test(text) || changed.test(text) ? `'${text}` : text;
}

/** The text that `toSpreadsheetCell` or `toPersonCell` was given. */
export function fromSpreadsheetCell(cell: string): string {
  return cell.startsWith("'") && (dangerous.test(cell) || changed.test(cell)) ? cell.slice(1) : cell;
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
