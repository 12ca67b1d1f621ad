import type { Picture } from '@izlog/contract/media/media';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { fittedSize } from '@izlog/contract/media/media-sizes';
import { pricesOf } from '@izlog/contract/product/prices';
import type { AssociatedProduct, Product } from '@izlog/contract/product/product';
import { isGtin } from '@izlog/contract/user/barcode';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { CatalogueProduct } from './find-products.server.ts';
import { productId, variantId } from './ids.ts';
import { minorUnits, priceOf } from './money.ts';
import { plainWords } from './plain-words.ts';
import type { Categories } from './read-categories.server.ts';

/** What of a product is bought: a variant, or the product itself. */
export type Purchasable = Pick<
  AssociatedProduct,
  | 'id'
  | 'name'
  | 'sku'
  | 'barcode'
  | 'media'
  | 'stock'
  | 'unitPrice'
  | 'quantityRule'
  | 'needsChoice'
  | 'finalPrice'
  | 'discount'
  | 'basicPrice'
  | 'retailPrice'
  | 'isPriceFrom'
> & { attributeSet?: AssociatedProduct['attributeSet'] };

/** Most pictures of a product. */
const mostPictures = 10;

/** What can be bought of a product and has a price, in the order of its page. */
export function purchasablesOf(product: CatalogueProduct): Purchasable[] {
  const purchasable: Purchasable[] =
    product.associatedProducts.length > 0 ? product.associatedProducts : [product];
  return purchasable.filter((one) => pricesOf(one) !== null);
}

/**
 * A product as the protocol tells it: words, prices and stock are those of its page, to a visitor who is not logged in. All
 * words are the shop's and its editors', as data. `chosen` are the variants of the answer, the featured one first.
 */
export function presentProduct(
  context: Pick<SiteContext, 'origin' | 'language'>,
  product: CatalogueProduct,
  {
    chosen,
    categories,
    isWhole,
  }: { chosen: readonly Purchasable[]; categories: Categories; isWhole?: boolean },
) {
  const { origin, language } = context;
  const { currency } = product;
  const url = origin + pathTo('product', { slug: product.slug }, language);
  const all = purchasablesOf(product);
  const description = descriptionOf(product, isWhole === true);
  const prices = all.map((one) => priceToPay(one));
  const before = all.map((one) => struckPrice(one) ?? priceToPay(one));
  return {
    id: productId(product.id),
    handle: product.slug,
    title: product.name,
    description: { plain: description },
    url,
    ...(product.categories.length > 0 && {
      categories: product.categories.map(({ id, name }) => ({
        value: categories.pathOf(id) ?? name,
        taxonomy: 'merchant',
      })),
    }),
    price_range: rangeOf(prices, currency),
    ...(all.some((one) => struckPrice(one) !== undefined) && { list_price_range: rangeOf(before, currency) }),
    ...mediaOf(product.media, origin),
    ...(product.associatedProductsAttributes.length > 0 && {
      options: product.associatedProductsAttributes.map(({ label, values }) => ({
        name: label,
        values: values.map(({ id, value }) => ({ id: String(id), label: value })),
      })),
    }),
    variants: chosen.map((one) => presentVariant(context, product, one, { url, description })),
    ...(product.tags.length > 0 && { tags: product.tags.map(({ name }) => name) }),
  };
}

/** A variant as it is bought; the product itself where it has none. */
function presentVariant(
  { origin }: Pick<SiteContext, 'origin'>,
  product: CatalogueProduct,
  purchasable: Purchasable,
  { url, description }: { url: string; description: string },
) {
  const { currency } = product;
  const options = optionsOf(product, purchasable);
  const struck = struckPrice(purchasable);
  return {
    id: variantId(purchasable.id),
    ...(purchasable.sku !== null && { sku: purchasable.sku }),
    ...(purchasable.barcode !== null &&
      isGtin(purchasable.barcode) && { barcodes: [{ type: 'GTIN', value: purchasable.barcode }] }),
    title: options.length > 0 ? options.map(({ label }) => label).join(', ') : product.name,
    description: { plain: description },
    url: purchasable.id === product.id ? url : `${url}?variant=${purchasable.id}`,
    price: priceOf(priceToPay(purchasable), currency),
    ...(struck !== undefined && { list_price: priceOf(struck, currency) }),
    // What is asked about, booked or sold elsewhere is not bought through a cart.
    ...(product.purchase === 'cart' && { availability: availabilityOf(purchasable.stock.status) }),
    ...(options.length > 0 && { options }),
    ...mediaOf(purchasable.media, origin),
    ...metadataOf(product, purchasable),
  };
}

/** What the protocol has no field for and a page says beside the price. */
function metadataOf({ purchase, currency }: CatalogueProduct, purchasable: Purchasable) {
  const { min, max, step } = purchasable.quantityRule;
  const lowest = pricesOf(purchasable)?.discount?.lowestPrice30;
  const said = {
    ...(purchase !== 'cart' && { purchase }),
    // Such a product is put into the cart on its page, where its options are chosen.
    ...(purchasable.needsChoice && purchase === 'cart' && { chosen_on_page: true }),
    ...(purchasable.isPriceFrom && { price_from: true }),
    ...(lowest !== undefined && { lowest_price_30_days: priceOf(lowest, currency) }),
    ...(purchasable.unitPrice && {
      unit_price: {
        ...priceOf(purchasable.unitPrice.price, currency),
        per: `${purchasable.unitPrice.quantity} ${purchasable.unitPrice.unit}`,
      },
    }),
    ...((min > 1 || step > 1 || max !== null) && { quantity: { min, step, ...(max !== null && { max }) } }),
  };
  return Object.keys(said).length > 0 ? { metadata: said } : {};
}

/** What a visitor pays for one; only called of what has a price. */
export const priceToPay = (purchasable: Purchasable): number => pricesOf(purchasable)?.price ?? 0;

const struckPrice = (purchasable: Purchasable): number | undefined =>
  pricesOf(purchasable)?.discount?.compareAtPrice;

const statuses = {
  inStock: 'in_stock',
  low: 'in_stock',
  backorder: 'backorder',
  outOfStock: 'out_of_stock',
} as const;

const availabilityOf = (status: keyof typeof statuses) => ({
  available: status !== 'outOfStock',
  status: statuses[status],
});

/** Which value it has on each axis of its product. */
function optionsOf({ associatedProductsAttributes: axes }: CatalogueProduct, { attributeSet }: Purchasable) {
  return axes.flatMap(({ attributeID, label, values }) => {
    const own = attributeSet?.attributes.find((one) => one.attributeID === attributeID)?.value;
    const value = values.find(({ id }) => Array.isArray(own) && own.includes(id));
    return value ? [{ name: label, id: String(value.id), label: value.value }] : [];
  });
}

function rangeOf(amounts: readonly number[], currency: string) {
  const units = amounts.map((one) => minorUnits(one, currency));
  const price = (amount: number) => ({ amount, currency });
  return { min: price(Math.min(...units)), max: price(Math.max(...units)) };
}

function descriptionOf(product: CatalogueProduct, isWhole: boolean): string {
  const short = product.shortDescription || product.seo.description;
  const words = isWhole ? [short, plainWords(product.description)].filter(Boolean).join('\n\n') : short;
  return words || product.name;
}

function mediaOf(pictures: Product['media'], origin: string) {
  const media = pictures.filter(({ mime }) => mime.startsWith('image/')).slice(0, mostPictures);
  return media.length > 0 ? { media: media.map((picture) => presentPicture(picture, origin)) } : {};
}

function presentPicture(picture: Picture, origin: string) {
  const { width, height, alt } = picture;
  const shown = width !== null && height !== null ? fittedSize({ width, height }, 'LargeSize') : undefined;
  return {
    type: 'image',
    url: new URL(mediaAddress(picture, 'LargeSize', 'jpeg'), origin).href,
    ...(alt !== '' && { alt_text: alt }),
    ...shown,
  };
}
