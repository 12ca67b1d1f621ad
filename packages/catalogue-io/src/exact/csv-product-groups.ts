import { backorderKinds } from '../product-kinds.ts';
import { CellFault, type Codec, flag, instant, oneOf, optional, whole } from './csv-codec.ts';
import { type CsvColumn, readCell } from './csv-column.ts';
import { entries, fromPart, texts, toPart } from './csv-lists.ts';
import type { DocumentRules, ExactProduct } from './document.ts';
import { type ProductFieldName, productFields } from './product-fields.ts';

/** Pieces at hand; without `stock_tracked` they are counted as soon as their number is given. */
export const stock: CsvColumn<ExactProduct> = {
  titles: ['stock', 'stock_tracked', 'stock_low_at', 'backorders', 'restock_at'],
  write: ({ stock }) => ({
    stock: stock ? whole.write(stock.quantity) : '',
    stock_tracked: stock ? flag.write(stock.isTracked) : '',
    stock_low_at: optional(whole).write(stock?.lowAt ?? null),
    backorders: stock?.backorders ?? '',
    restock_at: stock?.restockAt ?? '',
  }),
  read(cells, entry) {
    const cell = <V>(title: string, codec: Codec<V>): V | null =>
      readCell(title, cells[title] ?? '', optional(codec));
    const quantity = cell('stock', whole);
    const isTracked = cell('stock_tracked', flag);
    if (cells.stock === undefined && cells.stock_tracked === undefined && !entry.stock) return;
    if (quantity === null && isTracked === null && cells.stock !== undefined) {
      entry.stock = null;
      return;
    }
    if (quantity !== null && quantity < 0) readCell('stock', cells.stock ?? '', faulty('is below zero'));
    const before = entry.stock;
    const retained = <V>(title: string, read: V, old: V) => (cells[title] === undefined ? old : read);
    entry.stock = {
      isTracked: isTracked ?? before?.isTracked ?? true,
      quantity: retained('stock', quantity, before?.quantity ?? 0) ?? 0,
      backorders:
        retained('backorders', cell('backorders', oneOf(backorderKinds)), before?.backorders ?? 'no') ?? 'no',
      lowAt: retained('stock_low_at', cell('stock_low_at', whole), before?.lowAt ?? null),
      restockAt: retained('restock_at', cell('restock_at', instant), before?.restockAt ?? null),
    };
  },
};

const faulty = (reason: string): Pick<Codec<never>, 'read'> => ({
  read: () => {
    throw new CellFault(reason);
  },
});

/** What the shop asks of a product beyond its fields; faults are told at the columns of these. */
export const ruled = (faultsOf: DocumentRules['faultsOf']): CsvColumn<ExactProduct> => ({
  titles: [],
  write: () => ({}),
  read(cells, entry) {
    for (const { field, reason } of faultsOf?.(entry) ?? []) {
      const { title } = productFields[field as ProductFieldName] ?? {};
      if (title !== undefined) readCell(title, cells[title] ?? '', faulty(reason));
    }
  },
});

/** `media` names the files, `media_alt:hrv` their texts in the same order; a picture without a text is `-`. */
export function mediaOf(languages: readonly string[]): CsvColumn<ExactProduct> {
  const titleOf = (language: string) => `media_alt:${language}`;
  const files = texts;
  const alts = entries<string | null>(
    (alt) => (alt === null ? '-' : alt === '-' ? '\\-' : toPart(alt)),
    (part) => (part.trim() === '-' ? null : fromPart(part)),
  );
  return {
    titles: ['media', ...languages.map(titleOf)],
    write({ media }) {
      const cells: Record<string, string> = { media: files.write(media.map(({ file }) => file)) };
      for (const language of languages) {
        const list = media.map(({ alt }) => alt[language] ?? null);
        cells[titleOf(language)] = list.every((alt) => alt === null) ? '' : alts.write(list);
      }
      return cells;
    },
    read(cells, entry) {
      const known = new Map(entry.media.map(({ file, alt }) => [file, alt]));
      if (cells.media !== undefined)
        entry.media = files.read(cells.media).map((file) => ({ file, alt: { ...known.get(file) } }));
      for (const language of languages) {
        const cell = cells[titleOf(language)];
        if (cell === undefined) continue;
        const list = alts.read(cell);
        entry.media.forEach(({ alt }, at) => {
          const words = list[at] ?? null;
          if (words === null) delete alt[language];
          else alt[language] = words;
        });
      }
    },
  };
}
