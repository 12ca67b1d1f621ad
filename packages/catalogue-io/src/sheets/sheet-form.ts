import { readDecimal } from '../files/read-decimal.ts';
import { fromWallClock, wallClockAt } from '../files/wall-clock.ts';
import { toPersonCell } from './spreadsheet-cell.ts';

/*
 * A file has two forms. That of programs never changes: commas, points, ISO 8601, `true`. That of people is what the
 * spreadsheet of their language opens and saves. Anyone who writes a file makes the cells of the first, says what kind of thing
 * stands in each column, and gets those of the second from here; anyone who reads one turns them back here.
 */

/** What stands in a column. `number` is a decimal with a point, `moment` ISO 8601, `day` `2026-11-28`, `flag` `true` or `false`. */
export type CellKind = 'text' | 'number' | 'moment' | 'day' | 'flag';

/** How the spreadsheet of a language writes. */
export interface SheetForm {
  /** A comma or a semicolon. */
  delimiter: string;
  /** A point or a comma. */
  decimalMark: string;
  /** A day by `DD`, `MM` and `YYYY`. */
  day: string;
  /** Whose clock moments are written by: an IANA zone. */
  timeZone: string;
  yes: string;
  no: string;
}

/** A cell of the form of programs as the spreadsheet of a person takes it; moments to the minute. */
export function toPersonForm(kind: CellKind, cell: string, form: SheetForm): string {
  if (cell === '') return '';
  if (kind === 'number' && /^-?\d+(\.\d+)?$/.test(cell)) return cell.replace('.', form.decimalMark);
  if (kind === 'flag' && (cell === 'true' || cell === 'false')) return cell === 'true' ? form.yes : form.no;
  if (kind === 'day' && isoDay.test(cell)) return dayIn(cell, form);
  if (kind === 'moment' && isoDay.test(cell.slice(0, 10)) && !Number.isNaN(Date.parse(cell))) {
    const shown = wallClockAt(Date.parse(cell), form.timeZone);
    return `${dayIn(shown.slice(0, 10), form)} ${shown.slice(11, 16)}`;
  }
  return toPersonCell(cell);
}

/**
 * What a cell that a person's spreadsheet saved says in the form of programs. `before` is the cell that went out: a moment that
 * still shows the same minute is that one, to the millisecond. What cannot be read, or could mean two things, stays as it
 * stands, for its reader to refuse.
 */
export function fromPersonForm(kind: CellKind, cell: string, form: SheetForm, before = ''): string {
  const text = cell.trim();
  if (text === '' || kind === 'text') return cell;
  if (kind === 'number') return plainNumber(text, form) ?? cell;
  if (kind === 'flag') return flagIn(text, form) ?? cell;
  const days = daysIn(text);
  if (kind === 'day') return days.find(({ day }) => day === before)?.day ?? onlyOf(days)?.day ?? cell;
  const walls = days.map(({ day, time }) => `${day} ${time}`);
  const isSame =
    before !== '' &&
    walls.includes(wallClockAt(Date.parse(before), form.timeZone).slice(0, 16).concat(':00'));
  if (isSame) return before;
  const wall = onlyOf(walls);
  if (wall === undefined) return cell;
  return new Date(fromWallClock(Date.parse(`${wall.replace(' ', 'T')}Z`), form.timeZone)).toISOString();
}

/**
 * A number with thousands and decimals, whatever file it stands in: `1.234,50` and `1,234.50` mean one thing only. Any other cell
 * stays as it is.
 */
export function plainGrouped(cell: string): string {
  const isGrouped = /^-?\d{1,3}(?:[. \u00a0]\d{3})+,\d+$|^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(cell.trim());
  if (!isGrouped) return cell;
  const decimalMark = cell.lastIndexOf(',') > cell.lastIndexOf('.') ? ',' : '.';
  return plainNumber(cell.trim(), { decimalMark }) ?? cell;
}

const isoDay = /^\d{4}-\d\d-\d\d$/;

function dayIn(iso: string, { day }: SheetForm): string {
  return day.replace('YYYY', iso.slice(0, 4)).replace('MM', iso.slice(5, 7)).replace('DD', iso.slice(8, 10));
}

/** Thousands and the sign of the euro, which people add to a column of amounts, mean nothing. */
function plainNumber(text: string, { decimalMark }: Pick<SheetForm, 'decimalMark'>): string | undefined {
  const plain = text
    .replaceAll(/\s*(€|eur)\s*/gi, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/^−/, '-');
  const read = readDecimal(plain, decimalMark === ',' ? 'comma' : 'point');
  if (typeof read === 'string') return undefined;
  return `${read.negative ? '-' : ''}${read.whole}${read.decimals ? `.${read.decimals}` : ''}`;
}

function flagIn(text: string, { yes, no }: SheetForm): string | undefined {
  const said = text.toLowerCase();
  if (said === yes.toLowerCase()) return 'true';
  return said === no.toLowerCase() ? 'false' : undefined;
}

/**
 * The days that a text could name, with its time: `28.11.2026. 10:37`, `2026-11-28`; `11/12/2026` is two, since an English
 * spreadsheet saves either order.
 */
function daysIn(text: string): { day: string; time: string }[] {
  const parts =
    /^(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{1,4})\.?(?:[ T]+(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?$/.exec(
      text,
    );
  if (!parts) return [];
  const [, first = '', sign, second = '', third = '', hour = '0', minute = '00'] = parts;
  const orders =
    first.length === 4
      ? [[first, second, third]]
      : sign === '/'
        ? [
            [third, second, first],
            [third, first, second],
          ]
        : [[third, second, first]];
  const time = `${hour.padStart(2, '0')}:${minute}:00`;
  const days = orders.flatMap(([year = '', month = '', date = '']) => {
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    const at = new Date(`${day}T${time}Z`);
    // Date accepts 31 April and makes it 1 May.
    return !isoDay.test(day) || Number.isNaN(at.getTime()) || at.getUTCDate() !== Number(date) ? [] : [day];
  });
  return [...new Set(days)].map((day) => ({ day, time }));
}

const onlyOf = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
