import { fieldsWith, namesOf } from '@izlog/contract/records/fields';
import { type ProductPlainValues, productPlainFields } from '@izlog/contract/records/product';
import type { Field } from '@izlog/contract/resource/field';
import { getTableColumns } from 'drizzle-orm';
import { asJson } from '#platform/kernel/records/columns.ts';
import { pickerOf } from '#platform/kernel/records/pick.ts';
import { type products, productTranslations } from './product.tables.ts';

export type ProductTable = typeof products.$inferSelect;

/** Columns that no form writes as they are: the platform keeps them, or an operation has a rule for them. */
type PlatformColumn =
  | 'id'
  | 'siteId'
  | 'parentId'
  | 'format'
  | 'type'
  | 'isArchived'
  | 'wentWithKind'
  | 'isPublished'
  | 'offeredFrom'
  | 'offerTurns'
  | 'withheld'
  | 'isVisible'
  | 'position'
  | 'source'
  | 'externalId'
  | 'contentHash'
  | 'createdAt'
  | 'updatedAt'
  | 'changedBy';
type PlainColumn = Exclude<keyof ProductTable, PlatformColumn>;

/** A column that is neither the platform's nor declared does not compile here. */
const declared: Readonly<Record<PlainColumn, Field>> = productPlainFields;

/** Names of the plain fields of a product, in the order of their declaration. */
export const plainNames = Object.keys(declared) as readonly PlainColumn[];

/** The plain fields among what is known of a product; a declared field without a column of its type does not compile here. */
export const plainOf: (row: Pick<ProductTable, PlainColumn>) => ProductPlainValues = pickerOf(plainNames);

/** Those of some parts that are plain fields, as the one writer of products takes them; an empty text is none. */
export const plainInput = (
  said: Partial<ProductPlainValues>,
  parts: readonly string[],
): Partial<ProductPlainValues> =>
  Object.fromEntries(
    plainNames
      .filter((name) => parts.includes(name))
      .map((name) => [name, said[name] === '' ? null : said[name]]),
  );

/** Plain fields that visitors are told by their names, on the page of a product or on its tile. */
export const publicNames = [
  ...new Set([
    ...namesOf(fieldsWith(productPlainFields, 'tile')),
    ...namesOf(fieldsWith(productPlainFields, 'page')),
  ]),
];

/** They of a product, as it goes out to visitors. */
export const publicFieldsOf = pickerOf(publicNames);

/** The words of a product in one language, by the names of their fields. */
export type WordsRow = Omit<typeof productTranslations.$inferSelect, 'productId' | 'siteId'>;

/** Names of the words of a product, which stand in its translations. */
export const wordNames = Object.keys(getTableColumns(productTranslations)).filter(
  (name): name is Exclude<keyof WordsRow, 'language'> => !['productId', 'siteId', 'language'].includes(name),
);

/** The words of a translation `t` as one JSON object. */
export const wordsAsJson = asJson(productTranslations, wordNames, 't');
