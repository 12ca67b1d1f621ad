import { CellFault, type Codec } from './csv-codec.ts';

/** The cells of a row by the titles of their columns; a column that the file lacks is undefined. */
export type Cells = Readonly<Record<string, string | undefined>>;

/** What went wrong with a row, by column. */
export interface ColumnFault {
  column: string;
  reason: string;
  value: string;
}

/**
 * Columns that tell one thing of an entry. `read` puts what they say into an entry and leaves it as it is where the
 * file lacks the column; it throws CellFault with `column` for a cell that cannot be read.
 */
export interface CsvColumn<T> {
  titles: readonly string[];
  write(entry: T): Record<string, string>;
  read(cells: Cells, entry: T): void;
}

/** A column for one field. */
export function column<T, K extends keyof T>(title: string, key: K, codec: Codec<T[K]>): CsvColumn<T> {
  return {
    titles: [title],
    write: (entry) => ({ [title]: codec.write(entry[key]) }),
    read(cells, entry) {
      const cell = cells[title];
      if (cell !== undefined) entry[key] = readCell(title, cell, codec);
    },
  };
}

/** A column for each language with the text that `of` finds by language; without a text the cell is empty. */
export function labels<T>(
  title: string,
  languages: readonly string[],
  of: (entry: T) => Record<string, string>,
  codec: Codec<string | null>,
): CsvColumn<T> {
  const titled = languages.map((language) => ({ language, title: `${title}:${language}` }));
  return {
    titles: titled.map((one) => one.title),
    write: (entry) =>
      Object.fromEntries(titled.map((one) => [one.title, codec.write(of(entry)[one.language] ?? null)])),
    read(cells, entry) {
      const map = of(entry);
      for (const { language, title } of titled) {
        const cell = cells[title];
        if (cell === undefined) continue;
        const value = readCell(title, cell, codec);
        if (value === null) delete map[language];
        else map[language] = value;
      }
    },
  };
}

/**
 * Columns for the words of an entry, one for each field and language. The first field says whether there are words in
 * a language at all: where its cell is empty there are none.
 */
export function translations<T, W extends object>(
  languages: readonly string[],
  of: (entry: T) => Record<string, W>,
  blank: () => W,
  fields: ReadonlyArray<CsvColumn<W>>,
): CsvColumn<T> {
  const named = (title: string, language: string) => `${title}:${language}`;
  const titles = fields.flatMap((field) => field.titles);
  const [first = ''] = titles;
  return {
    titles: languages.flatMap((language) => titles.map((title) => named(title, language))),
    write(entry) {
      const cells: Record<string, string> = {};
      for (const language of languages) {
        const words = of(entry)[language];
        if (words === undefined) continue;
        for (const field of fields)
          for (const [title, cell] of Object.entries(field.write(words)))
            cells[named(title, language)] = cell;
      }
      return cells;
    },
    read(cells, entry) {
      const map = of(entry);
      for (const language of languages) {
        const own = Object.fromEntries(titles.map((title) => [title, cells[named(title, language)]]));
        if (own[first] === '') delete map[language];
        else if (titles.some((title) => (own[title] ?? '') !== '')) {
          const words = map[language] ?? blank();
          for (const field of fields) readIn(field, own, words, language);
          map[language] = words;
        } else if (map[language]) for (const field of fields) readIn(field, own, map[language], language);
      }
    },
  };
}

/** Reads all columns of a row into an entry and gives what could not be read. */
export function readColumns<T>(columns: ReadonlyArray<CsvColumn<T>>, cells: Cells, entry: T): ColumnFault[] {
  const faults: ColumnFault[] = [];
  for (const one of columns) {
    try {
      one.read(cells, entry);
    } catch (error) {
      if (!(error instanceof FaultyCell)) throw error;
      faults.push(error.fault);
    }
  }
  return faults;
}

/** The cells of an entry under all its columns. */
export function writeColumns<T>(columns: ReadonlyArray<CsvColumn<T>>, entry: T): Record<string, string> {
  return Object.assign({}, ...columns.map((one) => one.write(entry)));
}

/** Reads a cell; what is wrong with it is thrown with its column. */
export function readCell<V>(title: string, cell: string, codec: Pick<Codec<V>, 'read'>): V {
  try {
    return codec.read(cell);
  } catch (error) {
    if (!(error instanceof CellFault)) throw error;
    throw new FaultyCell({ column: title, reason: error.message, value: cell });
  }
}

function readIn<W>(field: CsvColumn<W>, cells: Cells, words: W, language: string): void {
  try {
    field.read(cells, words);
  } catch (error) {
    if (!(error instanceof FaultyCell)) throw error;
    throw new FaultyCell({ ...error.fault, column: `${error.fault.column}:${language}` });
  }
}

class FaultyCell extends Error {
  readonly fault: ColumnFault;

  constructor(fault: ColumnFault) {
    super(fault.reason);
    this.fault = fault;
  }
}
