import type { Cells } from './csv-column.ts';
import type { ExactProduct } from './document.ts';

/** A product of which a file has said nothing yet. */
export function newProduct(now: string): ExactProduct {
  const nothing = {
    sku: null,
    barcode: null,
    brand: null,
    taxClass: null,
    weight: null,
    length: null,
    width: null,
    height: null,
    content: null,
    contentUnit: null,
    baseContent: null,
    baseUnit: null,
    modelId: null,
    guaranteeYears: null,
    guaranteeTerms: null,
    maxQuantity: null,
    externalUrl: null,
    source: null,
    externalId: null,
    contentHash: null,
    stock: null,
  };
  const lists = { categories: [], tags: [], attributes: [], axes: [], media: [], downloads: [] };
  const links = { customOptions: [], journal: [], bundle: [], crossSell: [], upSell: [] };
  const flags = { isFeatured: false, isArchived: false, isPublished: true, isPriceFrom: false };
  return {
    ...{ key: 'sku:new', parent: null, format: 'simple', type: 'simple', purchase: 'cart' },
    ...nothing,
    ...structuredClone({ ...lists, ...links }),
    ...flags,
    isVisible: true,
    isReturnable: true,
    minQuantity: 1,
    quantityStep: 1,
    categoryPriority: 0,
    position: 0,
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
