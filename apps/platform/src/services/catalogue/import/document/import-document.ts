import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { skuKey } from '@izlog/contract/product/sku-key';
import type { DocumentFile, DocumentOptions, DocumentProduct, ExactProduct } from 'catalogue-io';
import { FileRefused } from 'catalogue-io';
import { sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type ImageOptions, openImageSource } from '#platform/services/media/index.ts';
import { noteSaved, standingOf } from '../../desk/note-saved.ts';
import { catalogueFiles } from '../../export/catalogue-files.ts';
import { readExactProducts, readRegistries } from '../../export/list-exact.queries.ts';
import { reindexProducts } from '../../lists/reindex-products.ts';
import type { ProductInput } from '../../products/product-input.ts';
import { saveProducts } from '../../products/save-products.ts';
import { settlePublishing } from '../../products/settle-publishing.ts';
import { lockReserved } from '../batches/find-imported.queries.ts';
import type { FileOfStaff } from '../batches/import-job.ts';
import {
  emptyReport,
  type ImportReport,
  oddBarcode,
  reportRefused,
  reportWarning,
  reportWithheld,
  spelledAs,
  type WithheldRow,
} from '../batches/import-report.ts';
import { type DocumentFiles, openDocumentFiles } from './document-files.ts';
import type { DocumentRegistries } from './document-keys.queries.ts';
import { findByKeys } from './document-keys.queries.ts';
import { exactInput, filesOfProduct } from './exact-input.ts';
import { filesOfRegistries, importRegistries } from './import-registries.ts';
import { refuseRepeated, withoutFalseSale } from './table-rows.ts';

export interface DocumentRequest {
  path: string;
  /** Folder with the files that the export wrote. */
  images?: ImageOptions;
  /** A table that somebody made: a row of a product that stands above already, or with a sale that is none, is refused. */
  isTable?: boolean;
  /** Does everything and takes it back. */
  isDryRun?: boolean;
  ofStaff?: FileOfStaff;
  /** Called after each batch with how many products are done. */
  onProgress?: (done: number, total: number) => void;
}

/** Products that are compared and saved at a time. */
const batchSize = 200;

/**
 * The server counts only what is committed, and would read a catalogue that came in with this transaction as if it were
 * empty: row by row, for every batch. It is called at 200 products, 800, 3200 and so on.
 */
async function analyzeProducts({ db }: Ctx): Promise<void> {
  await db.execute(sql`analyze products, product_translations, product_list, product_prices, stock_levels,
    product_categories, product_attribute_values, product_media, product_tags, variant_axes, product_list_texts,
    product_list_numbers, product_search, product_links, bundle_items, custom_options`);
}

interface Job {
  /** Of a table the rows so far, by the keys of their products. */
  rowOf: Map<string, number> | null;
  report: ImportReport;
  ofStaff: FileOfStaff | undefined;
  registries: DocumentRegistries;
  files: DocumentFiles;
  ownStores: ReadonlySet<number>;
  /** What products name, to be linked when all are there: by the id of each. */
  links: Map<number, Pick<ExactProduct, 'bundle' | 'crossSell' | 'upSell'> & { row: number }>;
  /** The products of the file by id, and whether it says anything new of them. */
  seen: Map<number, { row: number; name: string; isSaved: boolean }>;
}

/** A product that is new or says something new. */
interface Changed {
  row: number;
  product: ExactProduct;
}

/**
 * Takes in a catalogue that `izlog export` wrote, with everything it holds, in one transaction: all of it or nothing.
 * Products are known by their sku, else by their slug; what is just so already is left alone. Throws FileRefused for
 * another file, a broken one, and one in another currency.
 */
export async function importDocument(
  ctx: Ctx,
  kernel: Pick<Kernel, 'storage'>,
  { path, images, isTable = false, isDryRun = false, ofStaff, onProgress }: DocumentRequest,
): Promise<ImportReport> {
  const own = ctx.site.mainCurrency.code;
  const document = await openDocument(path, { currency: own, now: ctx.now });
  if (document.currency !== null && document.currency !== own)
    throw new FileRefused(
      'header',
      `Its prices are in ${document.currency}, those of ${ctx.site.name} in ${own}.`,
    );
  const files = openDocumentFiles(kernel, await openImageSource(images ?? {}), isDryRun);
  let report = emptyReport(0, document.ignoredColumns);
  try {
    await inTransaction(ctx, async (inner) => {
      report = emptyReport(0, document.ignoredColumns);
      const have = await readRegistries(inner);
      const registries = document.registries(have);
      await noteMissing(inner, files, filesOfRegistries(registries), report);
      const job: Job = {
        rowOf: isTable ? new Map() : null,
        report,
        ofStaff,
        files,
        registries: await importRegistries(inner, registries, have, files),
        ownStores: new Set(inner.site.stores.map(({ id }) => id)),
        links: new Map(),
        seen: new Map(),
      };
      let batch: DocumentProduct[] = [];
      let analyzeAt = batchSize;
      const flush = async () => {
        await importBatch(inner, job, batch);
        batch = [];
        if (report.rowCount >= analyzeAt) {
          analyzeAt = report.rowCount * 4;
          await analyzeProducts(inner);
        }
        onProgress?.(report.rowCount, report.rowCount);
      };
      for await (const product of document.products()) {
        report.rowCount++;
        if ('record' in product) reportRefused(report, product);
        else batch.push(product);
        if (batch.length === batchSize) await flush();
      }
      await flush();
      await linkAll(inner, job);
      await settle(inner, job);
      if (isDryRun) throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof Refusal) throw new FileRefused('changed', `Nothing was changed: ${describe(error)}`);
    if (!(error instanceof TakenBack)) throw error;
  }
  return report;
}

/** By the ending of its name: CSV or JSON. */
function openDocument(path: string, options: DocumentOptions): Promise<DocumentFile> {
  const { csv, json } = catalogueFiles;
  return (extname(path).toLowerCase() === '.csv' ? csv : json).read(path, options);
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {}

async function importBatch(ctx: Ctx, job: Job, batch: readonly DocumentProduct[]): Promise<void> {
  if (batch.length === 0) return;
  const { report } = job;
  const ids = await findByKeys(
    ctx,
    batch.map(({ key }) => key),
  );
  const have = await readExactProducts(ctx, [...ids.values()]);
  for (const [id, { key }] of have) ids.set(key, id);
  const reserved = await lockReserved(ctx, [...ids.values()]);
  const changed: Changed[] = [];
  for (const { row, key, over } of batch) {
    const before = have.get(ids.get(key) ?? 0);
    const product =
      refuseRepeated(job.rowOf, row, key) ??
      (job.rowOf ? withoutFalseSale(ctx, row, over(before)) : over(before));
    if (!('record' in product)) {
      retainSpelling(report, row, product, before);
      if (product.barcode !== before?.barcode)
        for (const warning of oddBarcode(row, 'barcode', product.barcode)) reportWarning(report, warning);
    }
    if (!('record' in product)) fulfilPromises(report, row, product, reserved.get(ids.get(key) ?? 0) ?? 0);
    if ('record' in product) reportRefused(report, product);
    else if (isDeepStrictEqual(before, product)) {
      report.skipped++;
      job.seen.set(ids.get(key) ?? 0, { row, name: nameOf(product), isSaved: false });
    } else changed.push({ row, product });
  }
  const all = changed.map(({ product }) => product);
  await noteMissing(ctx, job.files, all.flatMap(filesOfProduct), report);
  const parents = await findByKeys(
    ctx,
    all.flatMap(({ parent }) => parent ?? []),
  );
  // Products before their variants, which need their ids.
  for (const isVariant of [false, true]) {
    const wanted = changed.filter(({ product }) => (product.parent !== null) === isVariant);
    const idOfParent = (key: string) => parents.get(key) ?? ids.get(key);
    const found = wanted.filter(({ product: { parent } }) => parent === null || idOfParent(parent));
    for (const orphan of wanted) if (!found.includes(orphan)) refuseOrphan(report, orphan);
    const inputs = found.map(({ row, product }): ProductInput => {
      const id = ids.get(product.key);
      return {
        ...exactInput(product, job, (column, value) =>
          reportWarning(report, {
            record: 'warning',
            row,
            column,
            reason: 'names something that is neither in the file nor in the shop, and was left out',
            value,
          }),
        ),
        ...(id === undefined ? {} : { id }),
        parentId: product.parent === null ? null : (idOfParent(product.parent) ?? null),
      };
    });
    if (inputs.length === 0) continue;
    const before = await standingOf(ctx, [...ids.values()]);
    const saved = await saveProducts(ctx, inputs, { cause: 'import', who: 'import', isHistory: true });
    await noteSaved(ctx, before, saved, { fromFile: job.ofStaff?.name });
    await job.ofStaff?.log(ctx);
    for (const [index, { product, row }] of found.entries()) {
      const id = saved[index] ?? 0;
      if (ids.has(product.key)) report.updated++;
      else report.created++;
      ids.set(product.key, id);
      job.seen.set(id, { row, name: nameOf(product), isSaved: true });
      const links = linksOf(product);
      // Most products name no others; to save all of them once more would take as long as the import itself.
      if (!isDeepStrictEqual(links, linksOf(have.get(id)))) job.links.set(id, { row, ...links });
    }
  }
}

/** A sku that differs by case alone is that of the shop (CATALOG-008): it stands on labels and in what was ordered. */
function retainSpelling(
  report: ImportReport,
  row: number,
  product: ExactProduct,
  before: ExactProduct | undefined,
): void {
  const { sku } = product;
  if (!sku || !before?.sku || sku === before.sku || skuKey(sku) !== skuKey(before.sku)) return;
  reportWarning(report, { record: 'warning', row, column: 'sku', reason: spelledAs(before.sku), value: sku });
  Object.assign(product, { key: before.key, sku: before.sku });
}

// What carts and orders were promised stays: the file may be older than they are.
function fulfilPromises(report: ImportReport, row: number, { stock }: ExactProduct, reserved: number): void {
  if (!stock?.isTracked || stock.backorders !== 'no' || stock.quantity >= reserved) return;
  const reason = `is less than the ${reserved} promised to carts and orders, so it was set to that`;
  reportWarning(report, { record: 'warning', row, column: 'stock', reason, value: String(stock.quantity) });
  stock.quantity = reserved;
}

function linksOf(product: ExactProduct | undefined): Pick<ExactProduct, 'bundle' | 'crossSell' | 'upSell'> {
  const { bundle = [], crossSell = [], upSell = [] } = product ?? {};
  return { bundle, crossSell, upSell };
}

/** Bundles and neighbours, once every product of the file is there. */
async function linkAll(ctx: Ctx, job: Job): Promise<void> {
  const entries = [...job.links];
  for (let at = 0; at < entries.length; at += batchSize) {
    const part = entries.slice(at, at + batchSize);
    const keys = part.flatMap(([, { bundle, crossSell, upSell }]) => [
      ...bundle.map(({ product }) => product),
      ...crossSell,
      ...upSell,
    ]);
    const ids = await findByKeys(ctx, keys);
    const linked = part.map(([id]) => id);
    const before = await standingOf(ctx, linked);
    await saveProducts(
      ctx,
      part.map(([id, { row, bundle, crossSell, upSell }]) => {
        const known = (column: string, key: string): number[] => {
          const other = ids.get(key);
          if (other !== undefined) return [other];
          const reason = 'names a product that is not there, and was left out';
          reportWarning(job.report, { record: 'warning', row, column, reason, value: key });
          return [];
        };
        return {
          id,
          bundle: bundle.flatMap(({ product, quantity }) =>
            known('bundle', product).map((productId) => ({ productId, quantity })),
          ),
          crossSell: crossSell.flatMap((key) => known('cross_sell', key)),
          upSell: upSell.flatMap((key) => known('up_sell', key)),
        };
      }),
    );
    await noteSaved(ctx, before, linked, {});
    await job.ofStaff?.log(ctx);
  }
}

/** Publishes what may be; of products that say nothing new only those that waited for something are looked at. */
async function settle(ctx: Ctx, { seen, report }: Job): Promise<void> {
  const rows = new Map<number, WithheldRow>();
  for (const isSaved of [true, false]) {
    const ids = [...seen].filter(([, one]) => one.isSaved === isSaved).map(([id]) => id);
    const { withheld, changed } = await settlePublishing(ctx, ids, { onlyWaiting: !isSaved });
    if (changed.length > 0) await catalogueChanged(ctx, await reindexProducts(ctx, changed));
    for (const { id, missing } of withheld) rows.set(id, { row: 1, name: '', ...seen.get(id), missing });
  }
  reportWithheld(report, rows.values());
}

const nameOf = ({ key, translations }: ExactProduct): string => Object.values(translations)[0]?.name ?? key;

async function noteMissing(ctx: Ctx, files: DocumentFiles, wanted: readonly string[], report: ImportReport) {
  const missing = await files.prepare(ctx, wanted);
  if (missing.length > 0) report.missingImages[''] = (report.missingImages[''] ?? 0) + missing.length;
}

function refuseOrphan(report: ImportReport, { row, product: { key, parent } }: Changed): void {
  reportRefused(report, {
    record: 'rejected',
    row,
    problems: [{ column: 'parent', reason: `names a product that is not there: ${parent}`, value: key }],
  });
}

function describe({ message, payload }: Refusal): string {
  return payload === undefined ? message : `${message} ${JSON.stringify(payload)}`;
}
