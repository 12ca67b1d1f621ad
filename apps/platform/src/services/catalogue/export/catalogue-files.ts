import { guaranteeFaults } from '@izlog/contract/product/durability-guarantee';
import { fileTitleOf } from '@izlog/contract/records/fields';
import { productPlainFields } from '@izlog/contract/records/product';
import type { Field } from '@izlog/contract/resource/field';
import { cellKinds } from '@izlog/contract/resource/file-cells';
import type { PlatformTexts } from '@izlog/contract/texts/platform-keys';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import { type CatalogueSheet, exactFields, exactFormats, type OwnField } from 'catalogue-io';
import { sheetFormOf } from '#platform/kernel/files/sheet.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';

/** Plain fields that the format has not by itself; an id means nothing in another shop. */
export const ownFields: readonly OwnField[] = Object.entries<Field>(productPlainFields)
  .filter(([name, { kind }]) => !Object.hasOwn(exactFields, name) && kind !== 'reference')
  .map(([name, field]) => {
    const cell = cellKinds[field.kind];
    if (cell === 'moment' || cell === 'day') throw new Error(`A file of products has no moments: ${name}`);
    const { schema, empty: usual = null } = field;
    return { name, title: fileTitleOf(name, field), cell, schema, usual };
  });

const sheetOf = ({ sheets, fields }: PlatformTexts): CatalogueSheet => ({
  form: sheetFormOf(sheets),
  headings: {
    ...sheets.products,
    ...Object.fromEntries(ownFields.map(({ name, title }) => [title, fields[name] ?? title])),
  },
});

/** The sheet of people who read a language. */
export const catalogueSheetOf = (language: string): CatalogueSheet =>
  sheetOf(platformTexts[ownLanguageOf(language)]);

/** The sheets of people of every language: a file comes back in from any of them. */
export const catalogueSheets = Object.values(platformTexts).map(sheetOf);

/** The files in which a catalogue of ours goes out whole and comes in again. */
export const catalogueFiles = exactFormats({
  mark: 'izlog-catalogue',
  writtenBy: 'izlog export',
  slugOf: (name) => slugFromName(name, ''),
  faultsOf: guaranteeFaults,
  fields: ownFields,
  sheets: catalogueSheets,
});
