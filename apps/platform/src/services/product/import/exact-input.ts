import type { ExactProduct } from '../export/catalogue-document.ts';
import type { ProductAttribute, ProductInput } from '../product-input.ts';
import type { DocumentFiles } from './document-files.ts';
import type { DocumentShelves } from './import-shelves.ts';

/** A product of a document as it is saved here, without the products that it names. */
export function exactInput(
  product: ExactProduct,
  shelves: DocumentShelves,
  files: DocumentFiles,
  ownStores: ReadonlySet<number>,
): ProductInput {
  const { key, parent, brand, taxClass, stock, journal, bundle, crossSell, upSell, ...plain } = product;
  const { source, externalId, contentHash, ...rest } = plain;
  const mediaOf = (file: string | null) => files.idOf(file);
  return {
    ...rest,
    ...(source && externalId ? { source, externalId, contentHash } : {}),
    brandId: brand === null ? null : (shelves.brands.get(brand) ?? null),
    taxClassId: taxClass === null ? null : (shelves.taxClasses.get(taxClass) ?? null),
    createdAt: new Date(product.createdAt),
    categories: product.categories.flatMap((slug) => shelves.categories.get(slug) ?? []),
    tags: product.tags.flatMap((code) => shelves.tags.get(code) ?? []),
    attributes: product.attributes.flatMap((one) => attributeOf(one, shelves)),
    axes: product.axes.flatMap((code) => shelves.attributes.get(code)?.id ?? []),
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
      .map(({ validFrom, validTo, ...price }) => ({
        ...price,
        validFrom: new Date(validFrom),
        validTo: dateOf(validTo),
      })),
  };
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
  shelves: DocumentShelves,
): ProductAttribute[] {
  const attribute = shelves.attributes.get(code);
  if (!attribute) return [];
  if (number !== null) return [{ attributeId: attribute.id, number }];
  const valueIds = (values ?? []).flatMap((value) => attribute.values.get(value) ?? []);
  return valueIds.length ? [{ attributeId: attribute.id, valueIds }] : [];
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
