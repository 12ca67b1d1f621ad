import {
  type ImportAttribute,
  type ImportImage,
  type ImportProduct,
  type ImportVariant,
  importLimits,
} from '../files/import-record.ts';
import type { RowCells } from '../files/row-cells.ts';
import type { ShopifyColumns } from './shopify-columns.ts';
import type { readShopifyVariant } from './shopify-variant.ts';

/** What the first row of a handle says about the product as a whole; problems are left with the cells. */
export function readShopifyHead(cells: RowCells, at: ShopifyColumns) {
  const handle = cells.need(at.handle, 'Handle', importLimits.name).toLowerCase();
  if (cells.flag(at.giftCard, false)) cells.refuse(at.giftCard, 'gift cards cannot be imported');
  const status = cells.oneOf(at.status, ['active', 'draft', 'archived', 'unlisted'], 'active');
  return {
    record: 'product' as const,
    row: cells.row,
    externalId: handle,
    slug: /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(handle) ? handle : null,
    name: cells.need(at.title, 'Title', importLimits.name),
    description: cells.html(at.body),
    shortDescription: '',
    categories: readCategories(cells, at),
    attributes: readMetafields(cells, at),
    tags: cells.optional(() => cells.list(at.tags, cells.raw(at.tags).split(',')), []),
    brands: cells.list(at.vendor, [cells.raw(at.vendor)]),
    published: cells.flag(at.published, true) && (status === 'active' || status === 'unlisted'),
    visibility: status === 'unlisted' ? ('hidden' as const) : ('visible' as const),
    featured: false,
    upsells: [],
    crossSells: [],
    grouped: [],
    external: null,
    unit: readUnit(cells, at),
    seo: {
      title: cells.optional(() => cells.line(at.seoTitle, importLimits.name), ''),
      description: cells.optional(() => cells.line(at.seoDescription, importLimits.text), ''),
    },
    soldIndividually: false,
    reviewsAllowed: true,
    purchaseNote: '',
  };
}

/** A product that is bought as it is. */
export function simpleOf(
  head: ReturnType<typeof readShopifyHead>,
  variant: ReturnType<typeof readShopifyVariant>,
  images: ImportImage[],
): ImportProduct {
  return { ...variant, ...head, kind: variant.isDigital ? 'e-product' : 'simple', images };
}

/** A product that is bought as one of its variants; price and stock are theirs. */
export function configurableOf(
  head: ReturnType<typeof readShopifyHead>,
  images: ImportImage[],
  optionNames: string[],
  variants: ImportVariant[],
): ImportProduct {
  const axes = optionNames.flatMap((name) => {
    const chosen = variants.flatMap(
      ({ options }) => options.find((option) => option.name === name)?.value ?? [],
    );
    const values = [...new Set(chosen)];
    return values.length ? [{ name, values, visible: true, isVariation: true, defaultValue: null }] : [];
  });
  return {
    ...head,
    kind: 'configurable',
    images,
    attributes: [...axes, ...head.attributes],
    sku: null,
    barcode: null,
    price: { base: null, sale: null, saleFrom: null, saleTo: null },
    stock: { tracked: false, quantity: null, lowAt: null, inStock: true, backorders: 'no' },
    tax: variants[0]?.tax ?? { status: 'taxable', taxClass: '' },
    shippingClass: '',
    weightGrams: null,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    isDigital: false,
    downloads: [],
    position: 0,
  };
}

// Attributes kept as metafields: "Material (product.metafields.custom.material)".
function readMetafields(cells: RowCells, at: ShopifyColumns): ImportAttribute[] {
  return at.metafields.flatMap(({ at: column, name }) => {
    const values = cells.list(column, cells.raw(column).split(/[;\n]/));
    return values.length ? [{ name, values, visible: true, isVariation: false, defaultValue: null }] : [];
  });
}

// The shop's own grouping comes before Shopify's worldwide one.
function readCategories(cells: RowCells, at: ShopifyColumns): string[][] {
  const own = [at.collection, at.type].flatMap((column) => cells.texts(column, [cells.raw(column)]));
  if (own.length > 0) return [...new Set(own)].map((name) => [name]);
  const path = cells.texts(at.category, cells.raw(at.category).split('>'));
  return path.length ? [path.slice(0, importLimits.categoryDepth)] : [];
}

function readUnit(cells: RowCells, at: ShopifyColumns): ImportProduct['unit'] {
  const [quantity, unit, baseQuantity, baseUnit] = [
    at.unitTotal,
    at.unitTotalUnit,
    at.unitBase,
    at.unitBaseUnit,
  ].map((column) => cells.line(column, importLimits.code));
  if (!quantity || !unit) return null;
  return { quantity, unit, baseQuantity: baseQuantity || '1', baseUnit: baseUnit || unit };
}
