import { decodeHTMLStrict } from 'entities';
import { isRounded, plainCell, wasRounded } from '../sheets/spreadsheet-cell.ts';
import { readDescription, type ShortcodeReader } from './clean-html.ts';
import { looksLikeFormula } from './formula-cell.ts';
import { gramsIn, type WeightUnit } from './import-options.ts';
import { importLimits, type RejectedRow, type RowWarning } from './import-record.ts';
import { type DecimalMark, readDecimal, readFraction, toWhole } from './read-decimal.ts';
import type { Row } from './read-rows.ts';
import { readSaleDate } from './read-sale-date.ts';

/** What holds for every row of one file. */
export interface RowRules {
  titles: readonly string[];
  decimalMark: DecimalMark;
  /** Decimals of the currency. */
  priceDecimals: number;
  roundPrices: boolean;
  timeZone: string;
  /** Unit of weights whose column names none. */
  weightUnit?: WeightUnit | undefined;
  /** Columns whose unit was asked for already. */
  asked: Set<number>;
  /** Takes the shortcodes of WordPress out of a description. */
  readShortcodes?: ShortcodeReader | undefined;
}

/** Why a weight was left out whose column names no unit; the options say it. */
export const unitlessWeight =
  'has no unit, so no weight was taken: say whether kg, g, lbs or oz and bring the file again';

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
  /** Pictures that stood in descriptions, each once: they come among those of the product. */
  readonly pictures: string[] = [];

  constructor({ row, cells }: Row, rules: RowRules) {
    this.row = row;
    this.#cells = cells;
    this.#rules = rules;
    if (cells.length !== rules.titles.length) this.#refuseLength(cells.length);
  }

  /** The cell as `plainCell` has it. */
  raw(at: number): string {
    return plainCell(this.#cells[at]);
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

  /** A description, sanitised; what is not taken is warned of, and its pictures are in `pictures`. */
  html(at: number, text = this.raw(at)): string {
    if (!this.#isSafe(at, text, importLimits.html)) return '';
    const { html, pictures, films, hasCode, hasLost, shortcodes } = readDescription(
      text,
      this.#rules.readShortcodes,
    );
    for (const name of shortcodes) this.warn(at, `holds the shortcode ${name}, which was left out`);
    if (hasCode) this.warn(at, 'holds code (a script, style or form), which was left out');
    if (films > 0) this.warn(at, 'holds a film, which became a link to it');
    if (hasLost) this.warn(at, 'holds a picture without an address that can be fetched, which was left out');
    const found = pictures.filter((src) => this.address(Math.max(at, 0), src) !== undefined);
    if (found.length > 0) this.warn(at, 'holds pictures, which come among those of the product', found[0]);
    for (const src of found) if (!this.pictures.includes(src)) this.pictures.push(src);
    return html;
  }

  /** Reads another text in the place of a cell, and warns why. */
  instead(at: number, text: string, reason: string): void {
    this.warn(at, reason);
    this.#cells[at] = text;
  }

  /** What a cell says that a product can do without: one that cannot be read is left out with a warning. */
  optional<T>(read: () => T, otherwise: T): T {
    const before = this.#problems.length;
    const value = read();
    const problems = this.#problems.splice(before);
    for (const { column, reason, value: text } of problems)
      this.warnings.push({
        record: 'warning',
        row: this.row,
        column,
        reason: `${reason}; it was left out`,
        value: text,
      });
    return problems.length === 0 ? value : otherwise;
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

  /**
   * A weight or length in whole units, `factor` of them to one of the file's; nothing when empty or 0. Fractions (1/2, 1 ½)
   * are read; what cannot be read is left out with a warning: a product can be sold without it.
   */
  measure(at: number, factor: number): number | null {
    const fraction = readFraction(this.raw(at));
    if (fraction !== undefined) return Math.max(1, Math.round(fraction * factor));
    return this.optional(() => this.#measure(at, factor), null);
  }

  /** A weight in grams of a column that names no unit: that of the options, else nothing, and it is asked. */
  weight(at: number): number | null {
    const { weightUnit } = this.#rules;
    if (weightUnit !== undefined) return this.measure(at, gramsIn[weightUnit]);
    const says = this.raw(at) !== '' && !/^0*(?:[.,]0*)?$/.test(this.raw(at));
    // Once a file: it is one question, however many rows it has.
    if (says && !this.#rules.asked.has(at)) {
      this.#rules.asked.add(at);
      this.warn(at, unitlessWeight);
    }
    return null;
  }

  #measure(at: number, factor: number): number | null {
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

// Shops store names with the entities of HTML, some of them twice; a name is a plain text here.
function asLine(text: string): string {
  const words = text.includes('&') ? decodeHTMLStrict(decodeHTMLStrict(text)) : text;
  return /\s{2}|[\t\r\n\u00a0]/.test(words) ? words.replace(/\s+/g, ' ').trim() : words;
}

/** The start of a cell for a report: one line, and nothing in it that a terminal would obey. */
export function excerpt(text: string): string {
  const start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return start.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
