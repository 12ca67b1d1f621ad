import type { ExactProduct } from 'catalogue-io';
import type { ProductAttribute, ProductInput } from '../../products/product-input.ts';
import { safeDescription } from '../../products/save-product-translations.ts';
import type { DocumentFiles } from './document-files.ts';
import type { DocumentRegistries } from './document-keys.queries.ts';

interface ExactContext {
  registries: DocumentRegistries;
  files: DocumentFiles;
  ownStores: ReadonlySet<number>;
}

/** Called with what a product names that neither the file nor the shop has. */
type Warn = (column: string, value: string) => void;

/** A product of a document as it is saved here, without the products that it names. */
export function exactInput(
  product: ExactProduct,
  { registries, files, ownStores }: ExactContext,
  warn: Warn,
): ProductInput {
  const { key, parent, brand, taxClass, stock, journal, bundle, crossSell, upSell, ...plain } = product;
  const { source, externalId, contentHash, ...rest } = plain;
  const mediaOf = (file: string | null) => files.idOf(file);
  const known = (column: string, name: string, registry: ReadonlyMap<string, number>): number[] => {
    const id = registry.get(name);
    if (id === undefined) warn(column, name);
    return id === undefined ? [] : [id];
  };
  const brandId = brand === null ? null : (known('brand', brand, registries.brands)[0] ?? null);
  return {
    ...rest,
    ...(source && externalId ? { source, externalId, contentHash } : {}),
    translations: safeWords(product.translations),
    brandId,
    // Without its maker the label has nobody to name.
    ...(brandId === null ? { guaranteeYears: null } : {}),
    taxClassId: taxClass === null ? null : (known('tax_class', taxClass, registries.taxClasses)[0] ?? null),
    createdAt: new Date(product.createdAt),
    categories: product.categories.flatMap((slug) => known('categories', slug, registries.categories)),
    tags: product.tags.flatMap((code) => known('tags', code, registries.tags)),
    attributes: product.attributes.flatMap((one) => attributeOf(one, registries, warn)),
    axes: product.axes.flatMap((code) => {
      const axis = registries.attributes.get(code);
      if (!axis) warn('axes', code);
      return axis?.id ?? [];
    }),
    media: product.media.flatMap(({ file, alt }) => {
      const mediaId = mediaOf(file);
      return mediaId === null ? [] : [{ mediaId, alt }];
    }),
    downloads: product.downloads.map(({ name, file, url }) => ({ name, mediaId: mediaOf(file), url })),
    customOptions: product.customOptions.map(({ values, ...option }) => ({
      ...option,
      values: values.map(({ media, ...value }) => ({ ...value, mediaId: mediaOf(media) })),
    })),
    ...(stock ? { stock: { ...stock, restockAt: dateOf(stock.restockAt) } } : {}),
    prices: journal
      .filter(({ storeId }) => storeId === null || ownStores.has(storeId))
      .map(({ validFrom, validTo, needsBase = true, ...price }) => ({
        ...price,
        needsBase,
        validFrom: new Date(validFrom),
        validTo: dateOf(validTo),
      })),
  };
}

/** The file may have been written by hand: its descriptions are as safe as those of any import. */
function safeWords(translations: ExactProduct['translations']): ExactProduct['translations'] {
  return Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [
      language,
      { ...words, description: words.description && safeDescription(words.description) },
    ]),
  );
}

/** Files that a product of a document names. */
export function filesOfProduct({ media, downloads, customOptions }: ExactProduct): string[] {
  return [
    ...media.map(({ file }) => file),
    ...downloads.flatMap(({ file }) => file ?? []),
    ...customOptions.flatMap(({ values }) => values.flatMap((value) => value.media ?? [])),
  ];
}

function attributeOf(
  { code, values, number }: ExactProduct['attributes'][number],
  registries: DocumentRegistries,
  warn: Warn,
): ProductAttribute[] {
  const attribute = registries.attributes.get(code);
  if (!attribute) {
    warn('attributes', code);
    return [];
  }
  if (number !== null) return [{ attributeId: attribute.id, number }];
  const valueIds = (values ?? []).flatMap((value) => {
    const id = attribute.values.get(value);
    if (id === undefined) warn('attributes', `${code}: ${value}`);
    return id ?? [];
  });
  return valueIds.length ? [{ attributeId: attribute.id, valueIds }] : [];
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
