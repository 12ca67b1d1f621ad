import { type ImportImage, type ImportStock, importLimits } from '../files/import-record.ts';
import { isLocalImage } from '../files/local-image.ts';
import type { RowCells } from '../files/row-cells.ts';
import { readSalePrice } from '../files/sale-price.ts';
import { withPictures } from '../files/with-pictures.ts';
import type { MagentoColumns } from './magento-columns.ts';
import { readPairLists } from './magento-values.ts';

/** What products and variants of a Magento file have in common. Weights are kilograms. */
export function readMagentoPurchasable(cells: RowCells, at: MagentoColumns) {
  const sku = cells.need(at.sku, 'sku', importLimits.code);
  return {
    externalId: sku,
    row: cells.row,
    sku: sku || null,
    barcode: null,
    name: cells.need(at.name, 'name', importLimits.name),
    description: cells.html(at.description),
    price: readSalePrice(cells, {
      base: at.price,
      sale: at.specialPrice,
      from: at.specialFrom,
      to: at.specialTo,
    }),
    stock: readStock(cells, at),
    shippingClass: '',
    weightGrams: cells.weight(at.weight),
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    published: cells.oneOf(at.online, ['1', '2', '0'], '1') === '1',
    images: withPictures(readImages(cells, at), cells.pictures),
    downloads: readDownloads(cells, at),
    position: 0,
  };
}

/** How it is taxed; Magento's "Taxable Goods" is the standard rate here. */
export function readMagentoTax(cells: RowCells, at: MagentoColumns) {
  const taxClass = cells.line(at.taxClass, importLimits.name);
  if (/^none$/i.test(taxClass)) return { status: 'none' as const, taxClass: '' };
  return { status: 'taxable' as const, taxClass: /^taxable goods$/i.test(taxClass) ? '' : taxClass };
}

// Where a product follows the shop's usual rule, Magento's own rule is taken: counted, no backorders.
function readStock(cells: RowCells, at: MagentoColumns): ImportStock {
  const tracked = cells.flag(at.usesUsualStock, true) || cells.flag(at.managesStock, true);
  const quantity = cells.raw(at.qty) === '' ? null : readQuantity(cells, at.qty);
  const backorders = cells.flag(at.usesUsualBackorders, true)
    ? '0'
    : cells.oneOf(at.backorders, ['0', '1', '2'], '0');
  return {
    tracked: tracked && quantity !== null,
    quantity: tracked ? quantity : null,
    lowAt: cells.flag(at.usesUsualLowAt, true) ? null : readQuantity(cells, at.lowAt),
    inStock: cells.flag(at.inStock, true),
    backorders: backorders === '2' ? 'notify' : backorders === '1' ? 'yes' : 'no',
  };
}

// Magento writes pieces as 100.0000.
function readQuantity(cells: RowCells, at: number): number | null {
  const text = cells.raw(at);
  if (text === '') return null;
  if (/^-\d/.test(text)) {
    cells.warn(at, 'is below zero and was read as 0');
    return 0;
  }
  const quantities = /^(\d{1,9})(?:[.,]0+)?$/.exec(text)?.[1];
  if (quantities === undefined) cells.refuse(at, 'is not a whole number of pieces');
  return quantities === undefined ? null : Number(quantities);
}

function readImages(cells: RowCells, at: MagentoColumns): ImportImage[] {
  const more = cells.raw(at.moreImages).split(',');
  const labels = [cells.line(at.baseImageLabel), ...cells.raw(at.moreImageLabels).split(',')];
  const found = new Map<string, ImportImage>();
  for (const [index, source] of [cells.raw(at.baseImage), ...more].entries()) {
    const column = index === 0 ? at.baseImage : at.moreImages;
    const src = source.trim().replace(/^\/+/, '');
    if (src === '' || src === 'no_selection' || found.has(src)) continue;
    if (cells.address(column, src) !== undefined || isLocalImage(src))
      found.set(src, { src, alt: labels[index]?.trim() || null });
    else cells.warn(column, 'is neither an http(s) address nor a path inside the image folder', source);
  }
  return [...found.values()].slice(0, importLimits.values);
}

function readDownloads(cells: RowCells, at: MagentoColumns) {
  return readPairLists(cells.raw(at.downloads)).flatMap((link) => {
    const url = cells.address(at.downloads, link.get('url') ?? '');
    if (url !== undefined) return [{ name: link.get('title') ?? '', url }];
    cells.warn(at.downloads, 'has a file without an http(s) address, which was left out', link.get('title'));
    return [];
  });
}
