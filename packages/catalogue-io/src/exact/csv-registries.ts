import type { z } from 'zod';
import { FileRefused } from '../files/file-refused.ts';
import { groupBy } from '../files/group-by.ts';
import { excerpt } from '../files/row-cells.ts';
import { type Cells, type CsvColumn, readColumns } from './csv-column.ts';
import { registryColumns } from './csv-registry-columns.ts';
import type { CsvRecord } from './csv-writer.ts';
import {
  type CatalogueRegistries,
  exactAttribute,
  exactBrand,
  exactCategory,
  exactTag,
  exactTaxClass,
} from './document.ts';

/** A row that stands above the products. */
export interface RegistryRow {
  row: number;
  record: CsvRecord;
  cells: Cells;
}

/**
 * The categories that a CSV catalogue describes, each over the one that the shop has; those that it does not name are not in
 * the answer. Throws FileRefused with row and column for one that cannot be read.
 */
export function readCsvRegistries(
  rows: readonly RegistryRow[],
  have: CatalogueRegistries,
  languages: readonly string[],
  defaultLanguage: string | undefined,
): CatalogueRegistries {
  const of = registryColumns(languages);
  const categories = new Map(have.categories.map((one) => [one.key, one]));
  const byRecord = groupBy(rows, ({ record }) => record);
  const read = <T>(
    record: CsvRecord,
    columns: ReadonlyArray<CsvColumn<T>>,
    schema: z.ZodType<T>,
    base: (key: string, cells: Cells) => T,
  ): T[] => (byRecord.get(record) ?? []).map((row) => readRegistry(row, columns, schema, base));

  const attributes = read('attribute', of.attribute, exactAttribute, (code) => {
    const known = have.attributes.find((one) => one.code === code);
    return known ?? { ...newAttribute, code };
  });
  const valueRows = groupBy(byRecord.get('value') ?? [], ({ cells }) => cells.parent ?? '');
  for (const [code, [first]] of valueRows) {
    if (attributes.some((one) => one.code === code)) continue;
    const known = have.attributes.find((one) => one.code === code);
    if (known) attributes.push(structuredClone(known));
    else if (first)
      throw refused(first.row, 'parent', `names an attribute that is not there: "${excerpt(code)}"`);
  }
  for (const attribute of attributes) {
    const known = new Map(attribute.values.map((value) => [value.code, value]));
    const given = (valueRows.get(attribute.code) ?? []).map((row) =>
      readRegistry(row, of.value, exactValue, (code) => known.get(code) ?? { ...newValue, code }),
    );
    for (const { code } of given) known.delete(code);
    attribute.values = [...given, ...known.values()];
  }
  return {
    attributes,
    taxClasses: read('tax-class', of.taxClass, exactTaxClass, (code) => {
      const known = have.taxClasses.find((one) => one.code === code);
      return known ?? { code, name: code, rate: 0 };
    }),
    brands: read('brand', of.brand, exactBrand, (name) => {
      const known = have.brands.find((one) => one.name === name);
      return known ?? { name, manufacturer: null, responsible: null };
    }),
    categories: withSlugs(
      read('category', of.category, exactCategory, (key, { parent }) => {
        const known = categories.get(key) ?? { ...newCategory, key };
        return parent === undefined ? known : { ...known, parent: parent || null };
      }),
      defaultLanguage,
    ),
    tags: read('tag', of.tag, exactTag, (code) => {
      const known = have.tags.find((one) => one.code === code);
      return known ?? { code, position: 0, translations: {} };
    }),
  };
}

// By its key, which is its slug, a category is found again when the same file comes once more.
function withSlugs(
  categories: CatalogueRegistries['categories'],
  defaultLanguage = '',
): CatalogueRegistries['categories'] {
  for (const { key, translations } of categories) {
    const words = translations[defaultLanguage];
    if (words?.slug === '') words.slug = key;
  }
  return categories;
}

function readRegistry<T>(
  { row, cells }: RegistryRow,
  columns: ReadonlyArray<CsvColumn<T>>,
  schema: z.ZodType<T>,
  base: (key: string, cells: Cells) => T,
): T {
  const key = cells.key ?? '';
  if (key.trim() === '') throw refused(row, 'key', 'is empty');
  const entry = structuredClone(base(key, cells));
  const [fault] = readColumns(columns, cells, entry);
  if (fault) throw refused(row, fault.column, `${fault.reason}: "${excerpt(fault.value)}"`);
  const whole = schema.safeParse(entry);
  if (whole.success) return whole.data;
  const [issue] = whole.error.issues;
  throw refused(row, issue?.path.join('.') ?? '', issue?.message ?? 'is something else');
}

const exactValue = exactAttribute.shape.values.element;

const newAttribute: CatalogueRegistries['attributes'][number] = {
  code: '',
  type: 'MultiSelect',
  isFilterable: true,
  isVariationAxis: false,
  isShown: true,
  position: 0,
  customClass: '',
  label: {},
  unit: {},
  values: [],
};
const newValue: CatalogueRegistries['attributes'][number]['values'][number] = {
  code: '',
  label: {},
  color: null,
  media: null,
  isShopDefault: false,
};
const newCategory: CatalogueRegistries['categories'][number] = {
  key: '',
  parent: null,
  position: 0,
  sortTypes: [],
  sortDefaultType: null,
  media: null,
  isPublished: true,
  requiresSafety: false,
  kpd: null,
  source: null,
  externalId: null,
  translations: {},
};

function refused(row: number, column: string, reason: string): FileRefused {
  return new FileRefused('header', `Row ${row}, ${column}: ${reason}. Nothing was changed.`);
}
