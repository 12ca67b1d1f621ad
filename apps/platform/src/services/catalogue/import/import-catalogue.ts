import type { ReadOptions } from 'catalogue-io';
import { type Catalogue, type CatalogueFormatName, catalogueFormat } from 'catalogue-io';
import { type Ctx, inTransactionOnce } from '#platform/kernel/context.ts';
import { readAhead } from '#platform/kernel/database/read-ahead.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { type ImageOptions, openImageSource } from '#platform/services/media/index.ts';
import { writeAllWaiting } from '../lists/list-later.ts';
import { importBatch } from './batches/import-batch.ts';
import {
  type AddRedirects,
  type FileOfStaff,
  hasRefs,
  type ImportJob,
  openRegistries,
} from './batches/import-job.ts';
import {
  emptyReport,
  type ImportReport,
  reportRefused,
  reportWarning,
  reportWithheld,
} from './batches/import-report.ts';
import { linkBatch } from './batches/link-batch.ts';
import { openListing } from './batches/listing.ts';
import { batchesOf } from './batches/record-batches.ts';

export interface ImportRequest {
  path: string;
  format: CatalogueFormatName;
  /** Zone of the other shop, for sale dates; Europe/Zagreb when left out. */
  timeZone?: string;
  /** Three-letter code of the file's language; that of the site when left out. */
  language?: string;
  /**
   * The owner's word that regular prices of the file have held at least since then; sales of new products are
   * announced against them. Without it only against what the file itself proves.
   */
  pricesSince?: Date;
  reading?: Pick<
    ReadOptions,
    'encoding' | 'decimalMark' | 'roundPrices' | 'storeViews' | 'weightUnit' | 'uniqueSkus'
  >;
  images?: ImageOptions;
  /** Does everything and takes it back. */
  isDryRun?: boolean;
  ofStaff?: FileOfStaff;
  /** Called after each batch with how many rows are done, of how many. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Imports a product file of another shop into the site of `ctx`. Throws FileRefused, and then nothing was changed, when
 * the file cannot be read as a whole; bad rows are in the report. The same file again changes nothing; an import that
 * was cut off is finished by running it again.
 */
export async function importCatalogue(
  ctx: Ctx,
  { storage, addRedirects }: Pick<Kernel, 'storage'> & { addRedirects?: AddRedirects },
  request: ImportRequest,
): Promise<ImportReport> {
  const language = request.language ?? ctx.site.defaultLanguage;
  const images = await openImageSource(request.images ?? {});
  // Only an import loads what reads texts of WordPress, where shops keep them with its shortcodes.
  const { htmlWithoutShortcodes } = await import('content-io');
  const catalogue = await catalogueFormat(request.format).read(request.path, {
    currency: ctx.site.mainCurrency.code,
    timeZone: request.timeZone ?? 'Europe/Zagreb',
    languages: ctx.site.languages.filter((one) => one !== language),
    ...(request.format === 'woocommerce' ? { readShortcodes: htmlWithoutShortcodes } : {}),
    ...request.reading,
  });
  const isDryRun = request.isDryRun ?? false;
  const start = async (ctx: Ctx): Promise<ImportJob> => ({
    source: catalogue.source,
    language,
    pricesSince: request.pricesSince,
    images,
    storage,
    isDryRun,
    report: emptyReport(catalogue.rowCount, catalogue.ignoredColumns),
    mediaIds: new Map(),
    registries: await openRegistries(ctx, catalogue.source, language),
    listing: openListing(isDryRun),
    ofStaff: request.ofStaff,
    addRedirects,
    withheld: new Map(),
  });
  if (!isDryRun) {
    await writeAllWaiting(ctx);
    return run(ctx, await start(ctx), catalogue, request);
  }

  const job = await start(ctx);
  await inTransactionOnce(ctx, async (inner) => {
    await run(inner, job, catalogue, request);
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return job.report;
}

async function run(
  ctx: Ctx,
  job: ImportJob,
  catalogue: Catalogue,
  { onProgress }: ImportRequest,
): Promise<ImportReport> {
  let needsLinks = false;
  for await (const batch of readAhead(batchesOf(catalogue.records()))) {
    for (const row of batch.rejected) reportRefused(job.report, row);
    for (const warning of batch.warnings) reportWarning(job.report, warning);
    await importBatch(ctx, job, batch.records);
    needsLinks ||= batch.records.some(hasRefs);
    onProgress?.(batch.lastRow - 1, catalogue.rowCount);
  }
  await job.listing.end();
  if (needsLinks)
    for await (const { records } of readAhead(batchesOf(catalogue.records(), hasRefs)))
      await linkBatch(ctx, job, records.filter(hasRefs));
  reportWithheld(job.report, job.withheld.values());
  onProgress?.(catalogue.rowCount, catalogue.rowCount);
  return job.report;
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {}
