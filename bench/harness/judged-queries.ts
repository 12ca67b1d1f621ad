import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type Family, groceryFamilies } from './word-families.ts';

/** A product of the judged catalogue: a grocery, or a sentence of the news as the title of a book. */
export interface JudgedProduct {
  name: string;
  brand: string;
  barcode: string | null;
}

/** How a query is written. */
export const manners = ['exact', 'inflected', 'unaccented', 'mistyped'] as const;
export type Manner = (typeof manners)[number];

/** A query with the products (by place in the catalogue) that somebody who types it wants. */
export interface JudgedQuery {
  manner: Manner;
  text: string;
  wanted: ReadonlySet<number>;
}

const data = new URL('../../../shared/data/', import.meta.url);
const files = {
  groceries: new URL('catalogue/cijene/products.csv', data),
  sentences: new URL('content/hr/hr_set-ud-dev.conllu', data),
  forms: new URL('content/hr/word-forms-dev.json', data),
};

/** Whether the texts are there that the queries are made of. */
export function hasJudgedData(): boolean {
  return Object.values(files).every((file) => existsSync(file));
}

/**
 * A catalogue of real Croatian names and queries over it. What is wanted is known without any stemmer: sentences say
 * the dictionary form of each of their words, and of groceries the declension is written down.
 */
export function judgedCatalogue(): { products: JudgedProduct[]; queries: JudgedQuery[] } {
  const groceries = readGroceries();
  const titles = readTitles();
  const forms: Record<string, string[]> = JSON.parse(readFileSync(files.forms, 'utf8'));
  const dice = createDice(20_261_121);
  const books: JudgedProduct[] = titles.map(({ text }) => ({ name: text, brand: '', barcode: null }));
  const products = [...groceries, ...books];

  const families = groceryFamilies();
  const words = products.map(({ name, brand }) => new Set(wordsOf(`${name} ${brand}`)));
  const having = new Map(families.map((family) => [family, placesWith(words, family)]));
  const queries: JudgedQuery[] = [];
  for (const family of families) {
    const wanted = having.get(family) ?? new Set<number>();
    if (wanted.size === 0) continue;
    queries.push(...inManners([family], wanted, words, dice));
    // A second word that stands beside it in some product.
    const place = [...wanted][dice(wanted.size)] ?? 0;
    const other = families.find((one) => one !== family && one.some((form) => words[place]?.has(form)));
    if (!other) continue;
    const both = new Set([...wanted].filter((one) => having.get(other)?.has(one)));
    queries.push(...inManners([family, other], both, words, dice));
  }
  for (const [lemma, written] of Object.entries(forms)) {
    const family = [
      ...new Set([...(written.includes(lemma.toLowerCase()) ? [lemma.toLowerCase()] : []), ...written]),
    ];
    // Sentences say which word a form belongs to, of groceries it is not.
    const wanted = new Set([
      ...titles.flatMap(({ lemmas }, index) => (lemmas.has(lemma) ? [groceries.length + index] : [])),
      ...[...placesWith(words, family)].filter((place) => place < groceries.length),
    ]);
    if (wanted.size === 0 || lemma.length < 5) continue;
    queries.push(...inManners([family], wanted, words, dice));
  }
  return { products, queries };
}

function inManners(
  families: Family[],
  wanted: ReadonlySet<number>,
  words: readonly ReadonlySet<string>[],
  dice: (sides: number) => number,
): JudgedQuery[] {
  const occurs = (form: string) => [...wanted].some((place) => words[place]?.has(form));
  const exact = families.map((family) => family.find(occurs) ?? family[0] ?? '').join(' ');
  const inflected = families
    .map((family) => {
      const others = family.filter((form) => !exact.split(' ').includes(form));
      return others[dice(others.length)] ?? family[0] ?? '';
    })
    .join(' ');
  const texts: Record<Manner, string> = {
    exact,
    inflected,
    unaccented: unaccented(dice(2) === 0 ? exact : inflected),
    mistyped: mistyped(dice(2) === 0 ? exact : unaccented(exact), dice),
  };
  return manners
    .filter((manner) => manner !== 'mistyped' || texts.mistyped !== exact)
    .map((manner) => ({ manner, text: texts[manner], wanted }));
}

function placesWith(words: readonly ReadonlySet<string>[], family: Family): Set<number> {
  return new Set(words.flatMap((one, place) => (family.some((form) => one.has(form)) ? [place] : [])));
}

function readGroceries(): JudgedProduct[] {
  const rows = parse(readFileSync(files.groceries), {
    columns: true,
    bom: true,
    relax_quotes: true,
  }) as Record<string, string>[];
  return rows.map(({ name = '', brand = '', barcode = '' }) => ({ name, brand, barcode: barcode || null }));
}

/** The beginnings of sentences, at most ten words, with the dictionary forms of these. */
function readTitles(): { text: string; lemmas: Set<string> }[] {
  return readFileSync(files.sentences, 'utf8')
    .split('\n\n')
    .map((sentence) =>
      sentence
        .split('\n')
        .filter((line) => /^\d+\t/.test(line))
        .map((line) => line.split('\t'))
        .slice(0, 10),
    )
    .filter((rows) => rows.length >= 3)
    .map((rows) => ({
      text: rows.map(([, form = '']) => form).join(' '),
      lemmas: new Set(rows.map(([, , lemma = '']) => lemma)),
    }));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}

const neighbours: Record<string, string> = {
  a: 'sq',
  b: 'vn',
  c: 'xv',
  d: 'sf',
  e: 'wr',
  f: 'dg',
  g: 'fh',
  h: 'gj',
  i: 'uo',
  j: 'hk',
  k: 'jl',
  l: 'k',
  m: 'n',
  n: 'bm',
  o: 'ip',
  p: 'o',
  r: 'et',
  s: 'ad',
  t: 'rz',
  u: 'zi',
  v: 'cb',
  z: 'tu',
  č: 'l',
  ć: 'č',
  š: 'p',
  ž: 'ć',
  đ: 'š',
};

/** One slip of the finger in the longest word: a letter left out, doubled, swapped with the next, or a neighbour's key. */
function mistyped(text: string, dice: (sides: number) => number): string {
  const words = text.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest.length < 5) return text;
  const at = 1 + dice(longest.length - 2);
  const letter = longest[at] ?? '';
  const kinds = [
    longest.slice(0, at) + longest.slice(at + 1),
    longest.slice(0, at) + letter + longest.slice(at),
    longest.slice(0, at) + (longest[at + 1] ?? '') + letter + longest.slice(at + 2),
    longest.slice(0, at) + (neighbours[letter]?.[0] ?? 'x') + longest.slice(at + 1),
  ];
  const wrong = kinds[dice(kinds.length)] ?? longest;
  return words.map((word) => (word === longest ? wrong : word)).join(' ');
}

/** Numbers that look random and are the same each time. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
