import { type ImportAttribute, type ImportImage, importLimits, type ImportProduct } from './import-record.ts';
import type { RowCells } from './row-cells.ts';
import type { ShopifyColumns } from './shopify-columns.ts';
import { readShopifyImage } from './shopify-variant.ts';

/** What the first row of a handle says about the product as a whole; problems are left with the cells. */
export function readShopifyHead(cells: RowCells, at: ShopifyColumns) {
  const handle = cells.need(at.handle, 'Handle', importLimits.name).toLowerCase();
  if (cells.flag(at.giftCard, false)) cells.refuse(at.giftCard, 'gift cards cannot be imported');
  const status = cells.oneOf(at.status, ['active', 'draft', 'archived', 'unlisted'], 'active');
  return {
    record: 'product' as const,
    externalId: handle,
    slug: /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(handle) ? handle : null,
    name: cells.need(at.title, 'Title', importLimits.name),
    description: cells.html(at.body),
    shortDescription: '',
    categories: readCategories(cells, at),
    tags: cells.list(at.tags, cells.raw(at.tags).split(',')),
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
      title: cells.line(at.seoTitle, importLimits.name),
      description: cells.line(at.seoDescription, importLimits.text),
    },
    soldIndividually: false,
    reviewsAllowed: true,
    purchaseNote: '',
  };
}

/** Attributes kept as metafields: "Material (product.metafields.custom.material)". */
export function readMetafields(cells: RowCells, at: ShopifyColumns): ImportAttribute[] {
  return at.metafields.flatMap(({ at: column, name }) => {
    const values = cells.list(column, cells.raw(column).split(/[;\n]/));
    return values.length ? [{ name, values, visible: true, isVariation: false, defaultValue: null }] : [];
  });
}

/** The pictures of all rows of a product, in the order of their positions. */
export function readShopifyImages(rows: RowCells[], at: ShopifyColumns): ImportImage[] {
  const found = rows.flatMap((cells) => {
    const src = readShopifyImage(cells, at.imageSrc);
    const position = cells.whole(at.imagePosition) ?? Number.POSITIVE_INFINITY;
    const alt = cells.line(at.imageAlt) || null;
    return src === undefined ? [] : [{ src, alt, position }];
  });
  const first = new Map<string, { src: string; alt: string | null; position: number }>();
  for (const image of found) if (!first.has(image.src)) first.set(image.src, image);
  return [...first.values()]
    .sort((one, other) => one.position - other.position || 0)
    .map(({ src, alt }) => ({ src, alt }));
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
