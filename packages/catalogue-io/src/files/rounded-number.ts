/**
 * Whether a spreadsheet has rounded the number that stood in a cell: from twelve digits on it shows, and saves, what is
 * left of a barcode or a parcel's number as `3,85E+12`. The digits are gone; nobody names anything so.
 */
export const isRounded = (cell: string): boolean => /^[+-]?\d(?:[.,]\d+)?E\+?1\d$/i.test(cell.trim());

/** Why such a cell is refused, as a clause that follows the name of its column. */
export const wasRounded =
  'was rounded by a spreadsheet: format its column as text and write the whole number';
