import { parse } from 'csv-parse/sync';
import { FileRefused } from './file-refused.ts';
import { nameExport, nameMarkup, nameWooLanguage } from './foreign-file.ts';

/** Most bytes of the file that may be looked at for the header, and most columns that it may have. */
export const headerBytes = 256 * 1024;
const maxColumns = 2_000;

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** What a header must and may hold; names in lower case, several names for one column allowed. */
export interface HeaderRule {
  /** As in "this is not a WooCommerce product file". */
  label: string;
  /** Columns that must be there: as shown to people, and every name under which each may stand. */
  required: { title: string; names: string[] }[];
  isKnown(column: string): boolean;
}

/** The header of a file: its columns in order, as written, and how many records stand above the data. */
export interface FileHeader {
  delimiter: Delimiter;
  titles: string[];
  headRecords: number;
}

/**
 * Finds delimiter and header in the start of a file and checks them against the rule.
 * `isWhole` says that `text` is the whole file. Throws FileRefused: not text, too wide, broken quotes,
 * a column twice, or other columns than those of the format (naming what the file looks like).
 */
export function readHeader(text: string, isWhole: boolean, rule: HeaderRule): FileHeader {
  if (text.trim() === '') throw new FileRefused('empty', 'The file is empty.');
  const markup = nameMarkup(text);
  if (markup) throw new FileRefused('notText', `This is ${markup}, not a ${rule.label}.`);

  const excelHint = /^"?sep=(.)"?\r?\n/.exec(text);
  const body = excelHint ? text.slice(excelHint[0].length) : text;
  const candidates = delimiters.map((delimiter) => ({ delimiter, titles: firstRecord(body, delimiter) }));
  const best = candidates.reduce((one, other) =>
    score(other.titles, rule) > score(one.titles, rule) ? other : one,
  );
  const widest = Math.max(...candidates.map(({ titles }) => titles?.length ?? 0));
  if (widest > maxColumns)
    throw new FileRefused(
      'tooWide',
      `The header has more than ${maxColumns} columns; a ${rule.label} has not.`,
    );
  if (!isWhole && !/[\r\n]/.test(body))
    throw new FileRefused(
      'tooWide',
      `The first line is longer than ${headerBytes / 1024} kB; that is no header.`,
    );

  if (!best.titles)
    throw new FileRefused('quotes', 'The header line has a quote that is not closed, or closed too early.');
  refuseOther(best.titles, rule);
  refuseTwice(best.titles, rule);
  return { delimiter: best.delimiter, titles: best.titles, headRecords: excelHint ? 2 : 1 };
}

function firstRecord(text: string, delimiter: Delimiter): string[] | undefined {
  try {
    const [record] = parse(text, {
      delimiter,
      to: 1,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: headerBytes,
    });
    return record?.map((title) => title.trim());
  } catch {
    // Broken quotes under this delimiter; another delimiter may fit, and if none does the caller says so.
    return undefined;
  }
}

// With no known column at all, the delimiter that divides most is the likelier one.
function score(titles: string[] | undefined, rule: HeaderRule): number {
  if (!titles) return -1;
  const known = titles.filter((title) => rule.isKnown(title.toLowerCase())).length;
  return known * headerBytes + titles.length;
}

function refuseOther(titles: string[], rule: HeaderRule) {
  const columns = new Set(titles.map((title) => title.toLowerCase()));
  const missing = rule.required.filter(({ names }) => !names.some((name) => columns.has(name)));
  if (missing.length === 0) return;

  const wanted = missing.map(({ title }) => `"${title}"`).join(', ');
  throw new FileRefused(
    'header',
    `This is not a ${rule.label}: ${missing.length === 1 ? 'column' : 'columns'} ${wanted} ${missing.length === 1 ? 'is' : 'are'} missing. ` +
      `${describe(titles, columns, rule)}`,
  );
}

function describe(titles: string[], columns: ReadonlySet<string>, rule: HeaderRule): string {
  const looksLike = nameExport(columns);
  if (looksLike && looksLike !== `a ${rule.label}`) return `It looks like ${looksLike}.`;
  const language = nameWooLanguage(columns);
  if (language)
    return `It looks like a WooCommerce export in ${language}: switch your WordPress profile to English and export again.`;
  if (titles.length === 1 && titles[0]?.includes('|'))
    return 'Its columns seem to be divided by "|"; use commas.';
  const shown = titles.slice(0, 8).map((title) => JSON.stringify(title.slice(0, 40)));
  return `Its columns begin with ${shown.join(', ')}.`;
}

function refuseTwice(titles: string[], rule: HeaderRule) {
  const seen = new Map<string, number>();
  titles.forEach((title, at) => {
    const first = seen.get(title.toLowerCase());
    seen.set(title.toLowerCase(), at);
    if (first === undefined || !rule.isKnown(title.toLowerCase())) return;
    throw new FileRefused(
      'header',
      `Column "${title}" stands twice in the header (columns ${first + 1} and ${at + 1}).`,
    );
  });
}
