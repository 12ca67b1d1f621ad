import { cleanHtml } from './clean-html.ts';
import { looksLikeFormula } from './formula-cell.ts';
import { importLimits, type RejectedRow, type RowWarning } from './import-record.ts';
import { type DecimalMark, readDecimal, toWhole } from './read-decimal.ts';
import type { Row } from './read-rows.ts';
import { readSaleDate } from './read-sale-date.ts';
import { isRounded, wasRounded } from './spreadsheet-cell.ts';

/** What holds for every row of one file. */
export interface RowRules {
  titles: readonly string[];
  decimalMark: DecimalMark;
  /** Decimals of the currency. */
  priceDecimals: number;
  roundPrices: boolean;
  timeZone: string;
}

/**
 * The cells of one row, read by what they mean. A cell that cannot be read is remembered with its column and
 * reason, and an empty value stands in for it: ask `rejected()` at the end. Columns are positions; -1 reads as empty.
 */
export class RowCells {
  readonly row: number;
  readonly #cells: string[];
  readonly #rules: RowRules;
  readonly #problems: RejectedRow['problems'] = [];
  readonly warnings: RowWarning[] = [];

  constructor({ row, cells }: Row, rules: RowRules) {
    this.row = row;
    this.#cells = cells;
    this.#rules = rules;
    if (cells.length !== rules.titles.length) this.#refuseLength(cells.length);
  }

  /** The cell without spaces around it and without the quote by which an export disarms a formula: '-20%. */
  raw(at: number): string {
    const text = this.#cells[at]?.trim() ?? '';
    return text.startsWith("'") ? text.replace(/^'(?=[=+\-@])/, '') : text;
  }

  /** A text of one line; refused: control characters, formulas, more than `max` letters. */
  line(at: number, max: number = importLimits.text): string {
    const text = asLine(this.raw(at));
    return this.#isSafe(at, text, max) ? text : '';
  }

  /** A text of several lines; refused as a line is. */
  text(at: number, max: number = importLimits.text): string {
    const text = this.raw(at).replace(/\r\n?/g, '\n');
    return this.#isSafe(at, text, max) ? text : '';
  }

  /** A line that must not be empty. */
  need(at: number, column: string, max: number): string {
    const text = this.line(at, max);
    if (this.raw(at) === '') this.refuse(at, 'is empty', column);
    return text;
  }

  /** A description, sanitised. */
  html(at: number, text = this.raw(at)): string {
    return this.#isSafe(at, text, importLimits.html) ? cleanHtml(text) : '';
  }

  /** Texts that the caller has already divided; empty ones are left out. */
  texts(at: number, values: string[], max: number = importLimits.name): string[] {
    const texts = values.map((value) => asLine(value.trim())).filter((value) => value !== '');
    if (texts.length <= importLimits.values) return texts.filter((text) => this.#isSafe(at, text, max));
    this.refuse(at, `has more than ${importLimits.values} values`);
    return [];
  }

  /** The same, each text once. */
  list(at: number, values: string[], max: number = importLimits.name): string[] {
    return [...new Set(this.texts(at, values, max))];
  }

  /** A price in minor units, or nothing when the cell is empty. */
  price(at: number): number | null {
    const { priceDecimals, roundPrices } = this.#rules;
    const amount = this.#number(at, priceDecimals, roundPrices);
    if (amount === null || amount >= 0) return amount;
    this.refuse(at, 'is below zero');
    return null;
  }

  /** A whole number, or nothing when the cell is empty. */
  whole(at: number): number | null {
    const value = this.#number(at, 0, false);
    if (value === null || Math.abs(value) <= 2_147_483_647) return value;
    this.refuse(at, 'is too large');
    return null;
  }

  /** Pieces in stock: a whole number; below zero becomes 0 with a warning. */
  quantity(at: number): number | null {
    const value = this.whole(at);
    if (value === null || value >= 0) return value;
    this.warn(at, 'is below zero and was read as 0');
    return 0;
  }

  /** A weight or length in whole units, `factor` of them to one of the file's; nothing when empty or 0. */
  measure(at: number, factor: number): number | null {
    const millionths = this.#number(at, 6, true);
    if (millionths === null || millionths === 0) return null;
    const value = Math.max(1, Math.round((millionths / 1_000_000) * factor));
    if (millionths > 0 && value <= 2_147_483_647) return value;
    this.refuse(at, millionths < 0 ? 'is below zero' : 'is too large');
    return null;
  }

  /** Yes or no, in any of the usual ways; `otherwise` when the cell is empty. */
  flag(at: number, otherwise: boolean): boolean {
    const text = this.raw(at).toLowerCase();
    if (text === '') return otherwise;
    if (['1', 'yes', 'true', 'y'].includes(text)) return true;
    if (!['0', 'no', 'false', 'n'].includes(text)) this.refuse(at, 'is neither 1 nor 0, yes nor no');
    return false;
  }

  /** One of the words (lower case), `otherwise` when the cell is empty. */
  oneOf<T extends string>(at: number, words: readonly T[], otherwise: T): T {
    const text = this.raw(at).toLowerCase();
    if (text === '') return otherwise;
    const word = words.find((one) => one === text);
    if (word === undefined) this.refuse(at, `is none of ${words.join(', ')}`);
    return word ?? otherwise;
  }

  /** A sale date as an ISO instant. */
  date(at: number, edge: 'start' | 'end'): string | null {
    const text = this.raw(at);
    if (text === '') return null;
    const instant = readSaleDate(text, this.#rules.timeZone, edge);
    if (instant === undefined) this.refuse(at, 'is not a date as 2026-11-27 or 2026-11-27 08:00:00');
    return instant ?? null;
  }

  /** An http or https address; anything else, `javascript:` too, is nothing. */
  address(at: number, text = this.raw(at)): string | undefined {
    const isAddress = /^https?:\/\//i.test(text) && URL.canParse(text) && !/[\s\p{Cc}]/u.test(text);
    return isAddress && text.length <= importLimits.url && at >= 0 ? text : undefined;
  }

  refuse(at: number, reason: string, column = this.#title(at), value = this.raw(at)) {
    this.#problems.push({ column, reason, value: excerpt(value) });
  }

  warn(at: number, reason: string, value = this.raw(at)) {
    const column = this.#title(at);
    this.warnings.push({ record: 'warning', row: this.row, column, reason, value: excerpt(value) });
  }

  /** The row with every reason against it, if there is one. */
  rejected(): RejectedRow | undefined {
    if (this.#problems.length === 0) return undefined;
    return { record: 'rejected', row: this.row, problems: this.#problems };
  }

  #title(at: number): string {
    return this.#rules.titles[at] ?? '';
  }

  #refuseLength(length: number) {
    const expected = this.#rules.titles.length;
    // Spreadsheets leave out empty cells at the end of a row, or write more of them.
    const surplus = this.#cells.slice(expected).some((cell) => cell.trim() !== '');
    if (length > expected && !surplus) return;
    this.refuse(
      -1,
      `the row has ${length} cells, the header ${expected}`,
      'row',
      this.#cells.slice(0, 5).join(','),
    );
  }

  #isSafe(at: number, text: string, max: number): boolean {
    const control = /(?![\t\r\n])\p{Cc}/u.exec(text);
    if (control) {
      const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      this.refuse(at, `holds the control character U+${code}`, undefined, text);
    } else if (isRounded(text)) this.refuse(at, wasRounded, undefined, text);
    else if (text.length > max) this.refuse(at, `is longer than ${max} characters`, undefined, text);
    else if (looksLikeFormula(text)) this.refuse(at, 'begins like a spreadsheet formula', undefined, text);
    else return true;
    return false;
  }

  #number(at: number, places: number, round: boolean): number | null {
    const text = this.raw(at);
    if (text === '') return null;
    if (isRounded(text)) {
      this.refuse(at, wasRounded);
      return null;
    }
    const decimal =
      text.length > 40 ? 'is too long for a number' : readDecimal(text, this.#rules.decimalMark);
    const value = typeof decimal === 'string' ? decimal : toWhole(decimal, places, round);
    if (typeof value === 'number') return value;
    this.refuse(at, value);
    return null;
  }
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#039': "'",
  '#39': "'",
  nbsp: ' ',
  reg: '®',
  trade: '™',
  copy: '©',
  frac12: '½',
  frac14: '¼',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};
const entity = new RegExp(`&(${Object.keys(entities).join('|')});`, 'g');

// Shops store names with the entities of HTML; a name is a plain text here.
function asLine(text: string): string {
  const line = /\s{2}|[\t\r\n]/.test(text) ? text.replace(/\s+/g, ' ') : text;
  if (!line.includes('&')) return line;
  return line.replace(entity, (whole, name: string) => entities[name] ?? whole);
}

/** The start of a cell for a report: one line, and nothing in it that a terminal would obey. */
export function excerpt(text: string): string {
  const start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return start.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
