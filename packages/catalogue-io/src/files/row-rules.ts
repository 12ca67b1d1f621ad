import type { CatalogueFile } from './catalogue-file.ts';
import { currencyDecimals, type ReadOptions } from './import-options.ts';
import type { DecimalMark } from './read-decimal.ts';
import type { RowRules } from './row-cells.ts';

/**
 * What a decimal mark is treated as while a file is looked through for it: programs that part cells by semicolons write
 * numbers either way.
 */
export const usualMark = (file: CatalogueFile, { decimalMark }: ReadOptions): DecimalMark =>
  decimalMark ?? (file.delimiter === ';' ? 'unknown' : 'point');

/** How the cells of a file are read; `found` is the decimal mark that its rows show, unless the options name one. */
export function rowRules(file: CatalogueFile, options: ReadOptions, found: DecimalMark): RowRules {
  return {
    titles: file.columns.titles,
    decimalMark: options.decimalMark ?? found,
    priceDecimals: currencyDecimals(options.currency),
    roundPrices: options.roundPrices ?? false,
    timeZone: options.timeZone,
    weightUnit: options.weightUnit,
    asked: new Set(),
    readShortcodes: options.readShortcodes,
  };
}
