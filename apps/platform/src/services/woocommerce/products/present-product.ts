import type { Picture } from '@izlog/contract/media/media';
import { mediaAddress } from '@izlog/contract/media/media-address';
import type { AttributeOfProduct } from '@izlog/contract/product/attribute';
import { pricesOf } from '@izlog/contract/product/prices';
import type { Product } from '@izlog/contract/product/product';
import type { ProductStock } from '@izlog/contract/product/stock';
import { dates } from '../door/site-time.ts';
import type { ExactLevel } from './product.queries.ts';

interface Shown {
  /** Undefined where the key does not keep the stock. */
  levels: ReadonlyMap<number, ExactLevel> | undefined;
  /** Of the shop, and of its pages of products. */
  address: string;
  pages: string;
}

export type WcProduct = ReturnType<typeof presentWcProduct>;

/** A product, or a variant, in the dialect; prices with tax, as the shop has them. */
export function presentWcProduct(product: Product, { levels, address, pages }: Shown) {
  const prices = pricesOf(product);
  const isVariable = product.format === 'configurable';
  const level = levels?.get(product.id);
  const regular = prices && (prices.discount?.compareAtPrice ?? prices.price);
  const attributes = product.attributeSet.attributes;
  const axes = product.associatedProductsAttributes;
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    permalink: `${pages}/${product.slug}`,
    ...dates('date_created', new Date(product.created_at)),
    ...dates('date_modified', new Date(product.updated_at)),
    type: wcType(product),
    status: 'publish',
    featured: product.featured,
    catalog_visibility: 'visible',
    description: htmlOf(product.description),
    short_description: product.shortDescription === '' ? '' : `<p>${escaped(product.shortDescription)}</p>`,
    sku: product.sku ?? '',
    global_unique_id: product.barcode ?? '',
    price: priceText(prices?.price),
    regular_price: isVariable ? '' : priceText(regular),
    sale_price: isVariable || !prices?.discount ? '' : priceText(prices.price),
    ...dates('date_on_sale_from', product.discount ? new Date(product.discount.from) : null),
    ...dates('date_on_sale_to', product.discount?.to ? new Date(product.discount.to) : null),
    on_sale: prices?.discount !== undefined,
    purchasable: product.purchase === 'cart' && prices !== null,
    total_sales: 0,
    virtual: product.type === 'service' || product.type === 'e-product',
    downloadable: product.format === 'e-product',
    downloads: [],
    download_limit: -1,
    download_expiry: -1,
    external_url: product.externalUrl ?? '',
    button_text: product.externalButton,
    tax_status: 'taxable',
    tax_class: product.taxRate === 25 ? '' : `pdv-${product.taxRate}`,
    manage_stock: level?.isTracked ?? false,
    stock_quantity: level?.isTracked ? level.quantity : null,
    backorders: level?.backorders ?? 'no',
    backorders_allowed: (level?.backorders ?? 'no') !== 'no',
    backordered: product.stock.status === 'backorder',
    low_stock_amount: level?.lowAt ?? null,
    stock_status: stockStatus(product.stock),
    sold_individually: product.quantityRule.max === 1,
    weight: product.weight === null ? '' : String(product.weight / 1000),
    dimensions: dimensionsOf(product),
    shipping_required: product.type !== 'service' && product.format !== 'e-product',
    shipping_taxable: true,
    shipping_class: '',
    shipping_class_id: 0,
    reviews_allowed: true,
    average_rating: '0',
    rating_count: 0,
    upsell_ids: product.upSellProducts,
    cross_sell_ids: product.crossSellProducts,
    parent_id: product.parentId ?? 0,
    purchase_note: '',
    categories: product.categories.map(({ id, name, slug }) => ({ id, name, slug })),
    tags: product.tags.map(({ id, name, slug }) => ({ id, name, slug })),
    images: product.media.map((picture, position) => image(picture, address, position)),
    attributes: [
      ...axes.map(({ attributeID, attributeCode, label, values }, position) => ({
        id: attributeID,
        name: label,
        slug: attributeCode,
        position,
        visible: true,
        variation: true,
        options: values.map(({ value }) => value),
      })),
      ...attributes
        .filter(({ attributeID }) => !axes.some((axis) => axis.attributeID === attributeID))
        .map(({ attributeID, attributeCode, label, valueLabel }, index) => ({
          id: attributeID,
          name: label,
          slug: attributeCode,
          position: axes.length + index,
          visible: true,
          variation: false,
          options: [valueLabel],
        })),
    ],
    default_attributes: [],
    variations: product.associatedProducts.map(({ id }) => id),
    grouped_products: product.bundles.map((one) => one.product),
    menu_order: 0,
    related_ids: [],
    meta_data: product.brand ? [{ id: 1, key: '_brand', value: product.brand }] : [],
    brands: [],
    // What a variant is told apart by, for `presentWcVariation`.
    [own]: attributes,
  };
}

/** Where a product keeps what only its variation shows; no name, so that it never goes out. */
const own = Symbol('attributes of a variant');

/** A variant as WooCommerce shows it below its product. */
export function presentWcVariation(product: WcProduct) {
  const { images, attributes: _all, categories: _categories, tags: _tags, ...rest } = product;
  return {
    ...rest,
    type: 'variation',
    image: images[0] ?? null,
    attributes: (product[own] as AttributeOfProduct[]).map(
      ({ attributeID, attributeCode, label, valueLabel }) => ({
        id: attributeID,
        name: label,
        slug: attributeCode,
        option: valueLabel,
      }),
    ),
  };
}

const priceText = (price: number | null | undefined): string =>
  price === undefined || price === null ? '' : price.toFixed(2);

function wcType({ format, type }: Product): string {
  if (format === 'configurable') return 'variable';
  if (format === 'bundle') return 'grouped';
  return type === 'external' ? 'external' : 'simple';
}

const statuses = {
  inStock: 'instock',
  low: 'instock',
  backorder: 'onbackorder',
  outOfStock: 'outofstock',
} as const satisfies Record<ProductStock['status'], string>;

const stockStatus = ({ status }: ProductStock): string => statuses[status];

/** In centimetres, where ours are millimetres. */
function dimensionsOf({ dimensions }: Product) {
  const text = (millimetres: number | undefined) =>
    millimetres === undefined ? '' : String(millimetres / 10);
  return {
    length: text(dimensions?.length),
    width: text(dimensions?.width),
    height: text(dimensions?.height),
  };
}

const image = (picture: Picture, address: string, position: number) => ({
  id: picture.id,
  src: `${address}${mediaAddress(picture, 'LargeSize')}`,
  name: picture.title,
  alt: picture.alt,
  position,
});

/** A description as HTML: what was imported as it is, what was written here as its paragraphs. */
function htmlOf(description: Product['description']): string {
  if (!description) return '';
  if (description.type === 'html') return 'html' in description ? String(description.html) : '';
  const { content = [] } = description as { content?: unknown[] };
  return content
    .map(textIn)
    .filter(Boolean)
    .map((text) => `<p>${escaped(text)}</p>`)
    .join('\n');
}

function textIn(node: unknown): string {
  const { text, content = [] } = (node ?? {}) as { text?: string; content?: unknown[] };
  return text ?? content.map(textIn).join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
