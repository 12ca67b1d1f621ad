import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { FeedLeftOut } from '@izlog/contract/marketing/feeds/feed-calls';
import type { Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { pricesOf } from '@izlog/contract/product/prices';
import type { Ctx } from '#platform/kernel/context.ts';
import { shownAttributes } from '#platform/services/catalogue/index.ts';
import { readLiveStock, stockOf } from '#platform/services/inventory/index.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { openPriceLookup, presentPrice, type ShownPrice } from '#platform/services/pricing/index.ts';
import type { FeedItem, FeedOption } from '../writers/feed-item.ts';
import type { FeedRow } from './feed-rows.queries.ts';
import type { FeedTerms } from './feed-terms.ts';
import { gtinOf } from './gtin-of.ts';
import { reasonsOf } from './reasons-of.ts';
import { wordsOfRich } from './rich-words.ts';

/** Products as they go into a feed, those of one product together, and what is left out with its reasons. */
export interface FeedProducts {
  groups: [FeedItem, ...FeedItem[]][];
  leftOut: FeedLeftOut[];
}

/**
 * Works out what goes out of some products, in as many statements as of one: prices by the price function, stock by the
 * rule of stock, words and pictures as the page has them.
 */
export async function readFeedProducts(
  ctx: Ctx,
  terms: FeedTerms,
  rows: readonly FeedRow[],
): Promise<FeedProducts> {
  const ids = rows.map(({ id }) => id);
  const now = ctx.now.getTime();
  const [prices, stock, pictures, options] = await Promise.all([
    openPriceLookup(ctx, ids),
    readLiveStock(ctx, ids),
    findPictures(
      ctx,
      rows.flatMap(({ mediaIds }) => mediaIds),
    ),
    shownAttributes.listVariantOptions(
      ctx,
      rows.flatMap(({ id, isVariant }) => (isVariant ? [id] : [])),
    ),
  ]);
  const groups: FeedProducts['groups'] = [];
  const leftOut: FeedLeftOut[] = [];
  for (const family of Map.groupBy(rows, ({ head }) => head).values()) {
    const variants = family.filter(({ isVariant }) => isVariant);
    const ready: FeedItem[] = [];
    for (const row of family) {
      // A product with variants is sold as one of them.
      if (row.format === 'configurable' && variants.length > 0) continue;
      const shown = prices.priceOf(row.id, ctx.storeId ?? null, now);
      const level = stock.levels.get(row.id);
      const item = itemOf(terms, row, {
        shown,
        stock: stockOf(level ? [level] : []),
        pictures: row.mediaIds.flatMap((id) => pictures.get(id) ?? []),
        options: options.get(row.id) ?? [],
      });
      const reasons = reasonsOf(terms, { row, item, shown, hasVariants: variants.length > 0 }, now);
      if (item && reasons.length === 0) ready.push(item);
      else
        leftOut.push({
          product: row.head,
          id: row.id,
          name: item?.title ?? row.name,
          sku: row.sku,
          isVariant: row.isVariant,
          reasons,
        });
    }
    const [first, ...others] = ready;
    if (first) groups.push([first, ...others]);
  }
  return { groups, leftOut };
}

interface Parts {
  shown: ShownPrice | undefined;
  stock: ReturnType<typeof stockOf>;
  pictures: readonly Picture[];
  options: readonly FeedOption[];
}

/** The product as formats get it; nothing where it has no price. */
function itemOf(
  { shop, currency, categories, writer, feed }: FeedTerms,
  row: FeedRow,
  { shown, stock, pictures, options }: Parts,
): FeedItem | null {
  const presented = shown && presentPrice(shown, currency.rate);
  const prices = presented && pricesOf(presented);
  if (!prices) return null;
  const category = row.categoryIds.map((id) => categories.get(id)).find((one) => one !== undefined);
  const path = contentPath('product', row.headSlug, {
    language: feed.language,
    defaultLanguage: shop.defaultLanguage,
  });
  const groupLink = shop.address + path;
  return {
    id: idOf(writer.takesId, row.sku, row.id),
    groupId: row.isVariant ? idOf(writer.takesId, row.headSku, row.head) : null,
    title: titleOf(row, options),
    groupTitle: row.headName,
    groupLink,
    description: descriptionOf(row),
    // The page of the product opens with this variant chosen.
    link: row.isVariant ? `${groupLink}?variant=${row.id}` : groupLink,
    pictures: pictures.flatMap((picture) => pictureAddress(shop.address, picture)),
    price: prices.price,
    compareAtPrice: prices.discount?.compareAtPrice ?? null,
    saleFrom: presented.discount?.from ?? null,
    saleTo: presented.discount?.to ?? null,
    currency: currency.code,
    stock,
    brand: row.brand,
    gtin: gtinOf(row.barcode),
    sku: row.sku,
    mpn: row.modelId,
    categoryPath: category?.path ?? [],
    category: category?.target ?? null,
    options,
    weight: row.weight,
    content:
      row.content !== null && row.contentUnit && row.baseContent !== null && row.baseUnit
        ? { amount: row.content, unit: row.contentUnit, base: row.baseContent, baseUnit: row.baseUnit }
        : null,
  };
}

/** A SKU that the channel can take, and that no number of another product could be; else the product's own number. */
const idOf = (takesId: (id: string) => boolean, sku: string | null, id: number): string =>
  sku !== null && takesId(sku) && !/^id-\d+$/.test(sku) ? sku : `id-${id}`;

/** Its name; of a variant that has none of its own, with what it is chosen by. */
const titleOf = ({ name, isVariant, hasOwnWords }: FeedRow, options: readonly FeedOption[]): string =>
  isVariant && !hasOwnWords && options.length > 0
    ? `${name}, ${options.map(({ value }) => value).join(', ')}`
    : name;

/** What the page says of it: the description, else the short one; of a variant without either those of its product. */
function descriptionOf(row: FeedRow): string {
  const texts = [
    () => wordsOfRich(row.description),
    () => row.shortDescription,
    () => wordsOfRich(row.headDescription),
    () => row.headShortDescription,
  ];
  for (const text of texts) {
    const words = text().trim();
    if (words !== '') return words;
  }
  return '';
}

/** Where the picture is fetched, as a jpg, or as a png where it is drawn; nothing for what is no picture that stands still. */
function pictureAddress(origin: string, picture: Picture): string[] {
  if (!picture.mime.startsWith('image/')) return [];
  const extension = isRaster(picture) && picture.mime !== 'image/png' ? 'jpg' : 'png';
  const address = mediaAddress(picture, 'LargeSize', extension);
  return [address.startsWith('/') ? origin + address : address];
}
