import type { Cells } from './csv-column.ts';
import type { DocumentRules, ExactProduct } from './document.ts';
import { type ProductField, type ProductFieldName, productFields } from './product-fields.ts';

/** A product of which a file has said nothing yet. */
export function newProduct(now: string, own: DocumentRules['fields'] = []): ExactProduct {
  const usual = Object.fromEntries([
    ...Object.entries<ProductField>(productFields).map(([name, field]) => [name, field.usual]),
    ...own.map((field) => [field.name, field.usual]),
  ]) as { [N in ProductFieldName]: (typeof productFields)[N]['usual'] };
  const lists = { categories: [], tags: [], attributes: [], axes: [], media: [], downloads: [] };
  const links = { customOptions: [], journal: [], bundle: [], crossSell: [], upSell: [] };
  return {
    ...usual,
    ...structuredClone({ ...lists, ...links }),
    key: 'sku:new',
    parent: null,
    stock: null,
    createdAt: now,
    translations: {},
  };
}

/** What is usual for a new product of its kind, where the file says nothing. */
export function completeNew(entry: ExactProduct, cells: Cells): void {
  if (!cells.type?.trim()) entry.type = entry.format;
  if (!cells.purchase?.trim() && entry.type === 'external') entry.purchase = 'external';
  if (cells.sku === undefined && entry.key.startsWith('sku:')) entry.sku = entry.key.slice(4);
  if (!cells.visible?.trim()) entry.isVisible = entry.parent === null;
  // No right of withdrawal from digital content once it is delivered.
  if (!cells.returnable?.trim()) entry.isReturnable = entry.format !== 'e-product';
}
