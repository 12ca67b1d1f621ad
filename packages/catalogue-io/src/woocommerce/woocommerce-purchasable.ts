import { type ImportImage, type ImportStock, importLimits } from '../files/import-record.ts';
import { isLocalImage } from '../files/local-image.ts';
import type { RowCells } from '../files/row-cells.ts';
import { readSalePrice } from '../files/sale-price.ts';
import { withPictures } from '../files/with-pictures.ts';
import type { WooColumns } from './woocommerce-columns.ts';
import { splitWooList, unescapeWooText } from './woocommerce-values.ts';

/** What products and variations of a WooCommerce file have in common. */
export function readPurchasable(cells: RowCells, at: WooColumns) {
  return {
    row: cells.row,
    sku: cells.line(at.sku, importLimits.code) || null,
    barcode: cells.line(at.barcode, importLimits.code) || null,
    description: cells.html(at.description, unescapeWooText(cells.raw(at.description))),
    price: readSalePrice(cells, {
      base: at.regularPrice,
      sale: at.salePrice,
      from: at.saleFrom,
      to: at.saleTo,
    }),
    stock: readStock(cells, at),
    shippingClass: cells.line(at.shippingClass, importLimits.name),
    weightGrams: cells.measure(at.weight.at, at.weight.factor),
    lengthMm: cells.measure(at.length.at, at.length.factor),
    widthMm: cells.measure(at.width.at, at.width.factor),
    heightMm: cells.measure(at.height.at, at.height.factor),
    // -1 is a draft and 0 a private product.
    published: cells.raw(at.published) !== '-1' && cells.flag(at.published, true),
    images: withPictures(readImages(cells, at.images), cells.pictures),
    downloads: readDownloads(cells, at),
    position: cells.optional(() => cells.whole(at.position), null) ?? 0,
  };
}

/** Its number in the other shop, else its SKU; nothing for a row that has neither. */
export function readExternalId(cells: RowCells, at: WooColumns): string | undefined {
  const id = cells.raw(at.id);
  const sku = cells.line(at.sku, importLimits.code);
  if (id === '') return sku === '' ? undefined : `sku:${sku}`;
  if (!/^\d{1,18}$/.test(id)) cells.refuse(at.id, 'is not a whole number');
  return id;
}

function readStock(cells: RowCells, at: WooColumns): ImportStock {
  const isShared = cells.raw(at.stock).toLowerCase() === 'parent';
  if (isShared) cells.warn(at.stock, 'is kept with the parent, which is not supported: not counted');
  const quantity = isShared ? null : cells.quantity(at.stock);
  const state = cells.oneOf(
    at.inStock,
    ['1', '0', 'backorder', 'yes', 'no', 'instock', 'outofstock', 'onbackorder'],
    '1',
  );
  const backorders = cells.oneOf(at.backorders, ['0', '1', 'notify', 'no', 'yes'], '0');
  return {
    tracked: quantity !== null,
    quantity,
    lowAt: cells.optional(() => cells.quantity(at.lowStock), null),
    inStock: !['0', 'no', 'outofstock'].includes(state),
    backorders: backorders === 'notify' ? 'notify' : ['1', 'yes'].includes(backorders) ? 'yes' : 'no',
  };
}

function readImages(cells: RowCells, at: number): ImportImage[] {
  const sources = splitWooList(cells.raw(at)).filter((src) => src !== '');
  return [...new Set(sources)].slice(0, importLimits.values).flatMap((src) => {
    const isUsable = cells.address(at, src) !== undefined || isLocalImage(src);
    if (!isUsable) cells.warn(at, 'is neither an http(s) address nor a path inside the image folder', src);
    return isUsable ? [{ src, alt: null }] : [];
  });
}

function readDownloads(cells: RowCells, at: WooColumns) {
  return at.downloads.flatMap((column) => {
    const url = cells.address(column.url);
    if (url !== undefined) return [{ name: cells.line(column.name, importLimits.name), url }];
    if (cells.raw(column.url) !== '') cells.warn(column.url, 'is not an http(s) address and was left out');
    return [];
  });
}
