import type { EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimalOrNull } from '@izlog/contract/money';
import {
  type ProductFields,
  productFields,
  type productWeaknesses,
  productWords,
  saidPrice,
  saidStock,
} from '@izlog/contract/product/record/product-record';
import type { getProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { isGtin } from '@izlog/contract/user/barcode';
import type { Ctx } from '#platform/kernel/context.ts';
import { orderedProducts } from '#platform/kernel/ordered-products.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { revisionOf } from '#platform/kernel/resource/revision.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { listPriceEntries } from '#platform/services/pricing/index.ts';
import { plainOf } from '../products/plain-fields.ts';
import { findMissing } from '../products/settle-publishing.ts';
import { familyOf } from './family.queries.ts';
import { findRecord, isBarcodeTaken, listJournal, type RecordRow } from './read-record.queries.ts';
import { saidOptionsOf } from './said-options.ts';
import { saidPriceOf } from './said-price.ts';

/** A product as its form shows it. */
export async function getRecord(
  ctx: Ctx,
  { id }: { id: number },
): Promise<EndpointReturn<typeof getProductRecord>> {
  const row = await readRow(ctx, id);
  const { parentId: _parentId, ...shown } = row;
  const fields = await fieldsOf(ctx, row);
  const journal = await listJournal(ctx, id);
  const pictures = await findPictures(
    ctx,
    row.media.map(({ mediaId }) => mediaId),
  );
  const family = await familyOf(ctx, [id]);
  return {
    ...shown,
    ...fields,
    state: row.state,
    revision: revisionOf(flat(ctx, fields), flatNames(ctx)),
    pictures: row.media.flatMap(({ mediaId }) => pictures.get(mediaId) ?? []),
    journal: journal.map(({ amount, ...entry }) => ({ ...entry, amount: toDecimalOrNull(amount) })),
    stops: await findMissing(ctx, id),
    weak: weaknessesOf(ctx, row, {
      alts: new Map([...pictures].map(([media, { alt }]) => [media, alt])),
      isBarcodeTaken: await isBarcodeTaken(ctx, row),
    }),
    isOrdered: await isOrdered(ctx, family),
  };
}

/** A product of the site by its id. */
export async function readRow(ctx: Ctx, id: number): Promise<RecordRow> {
  const row = await findRecord(ctx, id);
  if (!row) throw new Refusal('notFound');
  return row;
}

/** What staff write of a product, as it is now. */
export const fieldsOf = async (ctx: Ctx, row: RecordRow): Promise<ProductFields> =>
  fieldsWith(ctx, row, await listPriceEntries(ctx, [row.id]));

/** The same of one of many, whose journals were read together. */
export function fieldsWith(
  ctx: Ctx,
  row: RecordRow,
  journals: Awaited<ReturnType<typeof listPriceEntries>>,
): ProductFields {
  const { restockAt: _restockAt, ...stock } = row.stock;
  return {
    words: Object.fromEntries(
      Object.entries(row.words).map(([language, { facts: _facts, externalButton: _button, ...words }]) => [
        language,
        words as ProductFields['words'][string],
      ]),
    ),
    // What waits was asked to be public.
    state: row.state === 'waiting' ? 'published' : row.state,
    ...plainOf(row),
    categories: row.categories,
    tags: row.tags,
    attributes: row.attributes,
    media: row.media,
    bundle: row.bundle,
    downloads: row.downloads,
    crossSell: row.crossSell,
    upSell: row.upSell,
    customOptions: saidOptionsOf(row.customOptions),
    stock,
    price: saidPriceOf(journals.get(row.id) ?? [], ctx.now.getTime()),
  };
}

/** Whether one of some products was ever ordered. */
export async function isOrdered(ctx: Ctx, ids: readonly number[]): Promise<boolean> {
  for (const knows of ctx.held.get(orderedProducts)) if (await knows(ctx, ids)) return true;
  return false;
}

/** The words of languages, stock and price part by part, so that two people may change two of them at once. */
export function flat(ctx: Pick<Ctx, 'site'>, { words, price, stock, ...fields }: Partial<ProductFields>) {
  return {
    ...fields,
    ...named('price', price),
    ...named('stock', stock),
    ...Object.assign(
      {},
      ...ctx.site.languages.map((language) => named(`words.${language}`, words?.[language])),
    ),
  } as Record<string, unknown>;
}

/** The names of all parts, in one order. */
export function flatNames({ site }: Pick<Ctx, 'site'>): string[] {
  return [
    ...partNames,
    ...Object.keys(saidPrice.shape).map((name) => `price.${name}`),
    ...Object.keys(saidStock.shape).map((name) => `stock.${name}`),
    ...site.languages.flatMap((language) => wordNames.map((name) => `words.${language}.${name}`)),
  ];
}

const named = (group: string, values: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [`${group}.${name}`, value]));

const wordNames = Object.keys(productWords.shape);
const partNames = Object.keys(productFields.shape).filter(
  (name) => !['words', 'price', 'stock'].includes(name),
);

function weaknessesOf(
  { site }: Ctx,
  row: RecordRow,
  { alts, isBarcodeTaken }: { alts: ReadonlyMap<number, string>; isBarcodeTaken: boolean },
): (typeof productWeaknesses)[number][] {
  const isWeak = {
    picture: row.media.length === 0,
    pictureAlt: row.media.some(({ mediaId, alt }) => !alt[site.defaultLanguage] && !alts.get(mediaId)),
    category: row.categories.length === 0,
    maker: row.brandId === null,
    translation: site.languages.some((language) => !row.words[language]),
    shortDescription: site.languages.some((language) => row.words[language]?.shortDescription === ''),
    barcode: row.format === 'simple' && row.barcode === null,
    barcodeOdd: row.barcode !== null && !isGtin(row.barcode),
    barcodeTaken: isBarcodeTaken,
    taxClass: row.taxClassId === null,
    // In the cart it stops publishing (`file`); what is only asked about may do without.
    downloads: row.format === 'e-product' && row.purchase !== 'cart' && row.downloads.length === 0,
    stock: row.format === 'simple' && row.stock.isTracked && row.stock.quantity <= row.promised,
  };
  return Object.entries(isWeak).flatMap(([name, is]) => (is ? [name as keyof typeof isWeak] : []));
}
