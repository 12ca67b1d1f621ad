import {
  type ImportImage,
  type ImportPrice,
  type ImportStock,
  importLimits,
} from '../files/import-record.ts';
import { isLocalImage } from '../files/local-image.ts';
import type { RowCells } from '../files/row-cells.ts';
import type { ShopifyColumns } from './shopify-columns.ts';

/** What a row of a Shopify file says about one thing that can be bought. */
export function readShopifyVariant(cells: RowCells, at: ShopifyColumns) {
  const needsShipping = cells.flag(at.requiresShipping, true);
  return {
    row: cells.row,
    sku: cells.line(at.sku, importLimits.code) || null,
    barcode: cells.line(at.barcode, importLimits.code) || null,
    price: readPrice(cells, at),
    stock: readStock(cells, at),
    shippingClass: '',
    weightGrams: cells.measure(at.grams, 1),
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    isDigital: !needsShipping,
    downloads: [],
    position: 0,
    tax: {
      status: cells.flag(at.taxable, true) ? ('taxable' as const) : ('none' as const),
      taxClass: cells.line(at.taxCode, importLimits.name),
    },
  };
}

/** A picture named in this column, or a warning that it cannot be used. */
export function readShopifyImage(cells: RowCells, at: number): string | undefined {
  const src = cells.raw(at);
  if (src === '') return undefined;
  if (cells.address(at) !== undefined || isLocalImage(src)) return src;
  cells.warn(at, 'is neither an http(s) address nor a path inside the image folder');
  return undefined;
}

/** The pictures of all rows of a product, in the order of their positions. */
export function readShopifyImages(rows: RowCells[], at: ShopifyColumns): ImportImage[] {
  const found = rows.flatMap((cells) => {
    const src = readShopifyImage(cells, at.imageSrc);
    const position = cells.optional(() => cells.whole(at.imagePosition), null) ?? Number.POSITIVE_INFINITY;
    const alt = cells.optional(() => cells.line(at.imageAlt), '') || null;
    return src === undefined ? [] : [{ src, alt, position }];
  });
  const first = new Map<string, { src: string; alt: string | null; position: number }>();
  for (const image of found) if (!first.has(image.src)) first.set(image.src, image);
  return [...first.values()]
    .sort((one, other) => one.position - other.position || 0)
    .map(({ src, alt }) => ({ src, alt }));
}

// The price to pay is the price; a higher compare-at price is what it was before.
function readPrice(cells: RowCells, at: ShopifyColumns): ImportPrice {
  const price = cells.price(at.price);
  const before = cells.price(at.compareAt);
  if (cells.raw(at.price) === '') cells.refuse(at.price, 'is empty');
  const isSale = price !== null && before !== null && before > price;
  return { base: isSale ? before : price, sale: isSale ? price : null, saleFrom: null, saleTo: null };
}

function readStock(cells: RowCells, at: ShopifyColumns): ImportStock {
  const tracked = cells.line(at.tracker, importLimits.code) !== '';
  const quantity = cells.quantity(at.quantity);
  const policy = cells.oneOf(at.policy, ['deny', 'continue', 'false', 'true', 'no', 'yes'], 'deny');
  return {
    tracked,
    quantity: tracked ? (quantity ?? 0) : null,
    lowAt: null,
    inStock: true,
    backorders: ['continue', 'true', 'yes'].includes(policy) ? 'yes' : 'no',
  };
}
