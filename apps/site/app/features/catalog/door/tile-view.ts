import { additionOf } from '@izlog/contract/product/choices/bundle-choice';
import { type Prices, priceFields, pricesOf, tileNamesOf090 } from '@izlog/contract/product/prices';
import type { Product } from '@izlog/contract/product/product';
import type { UnitPrice } from '@izlog/contract/product/product-price';
import { langMark } from '#site/i18n/lang-mark.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { type PictureView, silentPictureView } from '#site/ui/pictures/picture-of.ts';

/** A product as a tile shows it; prices in whole units, null where there is none. */
export interface TileView {
  id: number;
  href: string;
  name: string;
  kind: string;
  /** Language of name and kind where it is not the page's (I18N-016). */
  lang?: string;
  picture: PictureView | null;
  /** Shown instead of the first while one points at the tile. */
  second?: PictureView;
  /** Colours in which it comes. */
  swatches?: readonly string[];
  price: PriceView | null;
  /** What the footer does. */
  action: 'add' | 'choose' | 'customise' | 'view' | 'soldOut';
}

/** Prices with that of a unit of content, where a product has one. */
export type PriceView = Prices & { unit?: UnitPrice };

/** The fields a tile needs of a list (CATALOG-020). */
export const tileFields = [
  'id',
  'name',
  'slug',
  'sku',
  'type',
  'format',
  'purchase',
  'kindLine',
  'language',
  'brand',
  'media',
  'swatches',
  'bundles',
  ...priceFields,
  'categoryPriority',
  'needsChoice',
  'unitPrice',
  'stock',
] as const satisfies ReadonlyArray<keyof Product>;

export type ListedFields = Partial<Product>;

/** Makes a tile of a listed product. */
export function tileView(product: ListedFields, language: SiteLanguage): TileView {
  const lang = product.language && langMark(product.language, language);
  const [picture, second] = product.media ?? [];
  const swatches = product.swatches ?? [];
  return {
    id: product.id ?? 0,
    href: pathTo('product', { slug: product.slug }, language),
    name: product.name ?? '',
    // Goods of other shops have no such line; who makes them tells them apart.
    kind: product.kindLine || product.brand || '',
    ...(lang && { lang }),
    picture: picture ? silentPictureView(picture) : null,
    ...(second && { second: silentPictureView(second) }),
    ...(swatches.length > 1 && { swatches }),
    price: priceView(product),
    action: actionOf(product),
  };
}

/** What is shown as the price: to pay, and what is struck through when it is reduced (CATALOG-022). */
export function priceView({ unitPrice, ...product }: ListedFields): PriceView | null {
  const prices = pricesOf(product);
  return prices && { ...prices, ...tileNamesOf090(prices), ...(unitPrice && { unit: unitPrice }) };
}

function actionOf({ format, purchase, stock, needsChoice, bundles = [] }: ListedFields): TileView['action'] {
  if (stock?.status === 'outOfStock') return 'soldOut';
  if (purchase !== undefined && purchase !== 'cart') return 'view';
  if (format === undefined) return 'add';
  const addition = additionOf({ format, bundles });
  if (addition === 'variant' || needsChoice) return 'choose';
  return addition === 'members' ? 'customise' : 'add';
}
