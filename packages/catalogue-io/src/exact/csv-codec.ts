import { isRounded, wasRounded } from '../sheets/spreadsheet-cell.ts';

/** What is wrong with a cell, as a clause that follows the name of its column: "is no whole number". */
export class CellFault extends Error {}

/** How a value stands in a cell; `read` takes back exactly what `write` gave and throws CellFault for what it cannot be. */
export interface Codec<V> {
  write(value: V): string;
  read(cell: string): V;
}

export const text: Codec<string> = { write: (value) => value, read: unrounded };

/** A cell as it was written; one that a spreadsheet has rounded is not. */
function unrounded(cell: string): string {
  if (isRounded(cell)) throw new CellFault(wasRounded);
  return cell;
}

/** A text that may be missing: an empty cell says so, `\e` is an empty text, a backslash at the start is doubled. */
export const optionalText: Codec<string | null> = {
  write(value) {
    if (value === null) return '';
    if (value === '') return '\\e';
    return value.startsWith('\\') ? `\\${value}` : value;
  },
  read(cell) {
    if (cell === '') return null;
    if (cell === '\\e') return '';
    return cell.startsWith('\\') ? cell.slice(1) : unrounded(cell);
  },
};

/** A number with a point, or with a comma as spreadsheets of many countries save it. */
export const number: Codec<number> = {
  write: String,
  read(cell) {
    const plain = unrounded(cell).trim();
    const value = Number(/^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain);
    if (plain === '' || !Number.isFinite(value)) throw new CellFault('is no number');
    return value;
  },
};

export const whole: Codec<number> = {
  write: String,
  read(cell) {
    if (/^-?\d{1,10}$/.test(unrounded(cell).trim())) return Number(cell);
    throw new CellFault('is no whole number');
  },
};

/** A moment as ISO 8601; a bare day, as people write it, begins at midnight UTC. */
export const instant: Codec<string> = {
  write: (value) => value,
  read(cell) {
    const plain = cell.trim();
    const time = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(plain) ? Date.parse(plain) : Number.NaN;
    if (Number.isNaN(time)) throw new CellFault('is no moment such as 2026-01-31T12:00:00.000Z');
    return new Date(time).toISOString();
  },
};

// Spreadsheets save yes and no in the language of their user.
const yes = ['true', '1', 'yes', 'da', 'istina', 'ja', 'wahr'];
const no = ['false', '0', 'no', 'ne', 'neistina', 'nein', 'falsch'];

export const flag: Codec<boolean> = {
  write: String,
  read(cell) {
    const word = cell.trim().toLowerCase();
    if (yes.includes(word)) return true;
    if (no.includes(word)) return false;
    throw new CellFault('is neither true nor false');
  },
};

/** Minor units as a decimal with as many places as the currency has. */
export function money(decimals: number): Codec<number> {
  return {
    write(value) {
      if (decimals === 0) return String(value);
      const digits = String(value).padStart(decimals + 1, '0');
      return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
    },
    read(cell) {
      const [, units = '', rest = ''] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(cell.trim()) ?? [];
      if (units === '') throw new CellFault('is no amount such as 12.90');
      const cents = rest.replace(/0+$/, '');
      if (cents.length > decimals) throw new CellFault(`has more than ${decimals} decimals`);
      return Number(units + cents.padEnd(decimals, '0'));
    },
  };
}

/** One of these words. */
export function oneOf<V extends string>(words: readonly V[]): Codec<V> {
  return {
    write: (value) => value,
    read(cell) {
      const word = words.find((one) => one === cell.trim());
      if (word === undefined) throw new CellFault(`is none of ${words.join(', ')}`);
      return word;
    },
  };
}

/** A value that may be missing: then the cell is empty. */
export function optional<V>(codec: Codec<V>): Codec<V | null> {
  return {
    write: (value) => (value === null ? '' : codec.write(value)),
    read: (cell) => (cell.trim() === '' ? null : codec.read(cell)),
  };
}

/** A value that has a default: an empty cell stands for it. */
export function orElse<V>(codec: Codec<V>, otherwise: V): Codec<V> {
  return { write: codec.write, read: (cell) => (cell.trim() === '' ? otherwise : codec.read(cell)) };
}
