import { guaranteeFaults } from '@izlog/contract/product/durability-guarantee';
import { type CatalogueSheet, exactFormats } from 'catalogue-io';
import { everySheetWords, type SheetWords, sheetFormOf, sheetWordsOf } from '#platform/kernel/files/sheet.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';

const sheetOf = (words: SheetWords): CatalogueSheet => ({
  form: sheetFormOf(words),
  headings: words.products,
});

/** The sheet of people who read a language. */
export const catalogueSheetOf = (language: string): CatalogueSheet => sheetOf(sheetWordsOf(language));

/** The files in which a catalogue of ours goes out whole and comes in again. */
export const catalogueFiles = exactFormats({
  mark: 'izlog-catalogue',
  writtenBy: 'izlog export',
  slugOf: (name) => slugFromName(name, ''),
  faultsOf: guaranteeFaults,
  sheets: everySheetWords.map(sheetOf),
});
