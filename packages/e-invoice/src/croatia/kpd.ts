import { parse } from 'csv-parse/sync';
import type { Classification } from '../invoice.ts';

/** The classification that Croatia asks of each line: list CG, its KPD 2025, six digits with points: `62.20.20`. */
export const kpd = (code: string): Classification => ({ code, list: 'CG' });

/** One item of the classification of products by activity. */
export interface KpdItem {
  /** Six digits with points, as an invoice says it. */
  code: string;
  croatian: string;
  english: string;
  /** Names of the levels above it, the widest first, in Croatian. */
  above: string[];
}

export interface KpdList {
  /** In the order of their codes. */
  items: readonly KpdItem[];
  has(code: string): boolean;
  /**
   * Items that hold every word, or the beginning of one, in a name of either language or of a level above, whatever the
   * accents and, in Croatian, the ending (`voda` finds `vode`); a code or its beginning is found too, with or without points. Those that hold all in their own name come first.
   */
  search(words: string, limit?: number): KpdItem[];
}

const columns = { code: 'Potpuna šifra', names: 'Hrv', english: 'Eng', levels: 6 };

/**
 * Reads the classification as the State Bureau of Statistics publishes it (CSV, UTF-8, some lines in front of the header).
 * Throws an Error with a sentence where it is another file.
 */
export function readKpd(csv: string): KpdList {
  const rows: string[][] = parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true });
  const start = rows.findIndex((row) => row.includes(columns.code));
  const header = rows[start];
  if (!header) throw new Error(`This is no list of KPD: it has no column “${columns.code}”.`);
  const at = (name: string) => {
    const index = header.indexOf(name);
    if (index < 0) throw new Error(`This list of KPD has no column “${name}”.`);
    return index;
  };
  const levels = Array.from({ length: columns.levels }, (_, index) => at(`${columns.names}${index + 1}`));
  const [codeAt, englishAt] = [at(columns.code), at(`${columns.english}${columns.levels}`)];
  const items = rows.slice(start + 1).flatMap((row): KpdItem[] => {
    const code = /^[A-Z](\d\d\.\d\d\.\d\d)$/.exec(row[codeAt]?.trim() ?? '')?.[1];
    if (code === undefined) return [];
    const names = levels.map((index) => row[index]?.trim() ?? '');
    return [
      {
        code,
        croatian: names.at(-1) ?? '',
        english: row[englishAt]?.trim() ?? '',
        above: names.slice(0, -1),
      },
    ];
  });
  if (items.length === 0) throw new Error('This list of KPD has no codes.');
  return listOf(items.sort((a, b) => (a.code < b.code ? -1 : 1)));
}

function listOf(items: readonly KpdItem[]): KpdList {
  const codes = new Set(items.map(({ code }) => code));
  const indexed = items.map((item) => ({
    item,
    digits: item.code.replaceAll('.', ''),
    own: wordsOf(`${item.croatian} ${item.english}`),
    all: wordsOf([item.croatian, item.english, ...item.above].join(' ')),
  }));
  return {
    items,
    has: (code) => codes.has(code),
    search(words, limit = 20) {
      const digits = /^[A-Za-z]?([\d.]+)$/.exec(words.trim())?.[1]?.replaceAll('.', '');
      if (digits)
        return indexed
          .filter((one) => one.digits.startsWith(digits))
          .slice(0, limit)
          .map(({ item }) => item);
      const asked = wordsOf(words).map(stemOf);
      if (asked.length === 0) return [];
      const holds = (names: string[]) => asked.every((word) => names.some((name) => name.startsWith(word)));
      const found = indexed.filter(({ all }) => holds(all));
      const [inOwn, inOthers] = [
        found.filter(({ own }) => holds(own)),
        found.filter(({ own }) => !holds(own)),
      ];
      return [...inOwn, ...inOthers].slice(0, limit).map(({ item }) => item);
    },
  };
}

/** Case and number change the last vowel of most Croatian nouns and adjectives. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/[aeiou]$/, '') : word);

/** Small letters without accents; đ is a letter of its own, which no decomposition takes apart. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
