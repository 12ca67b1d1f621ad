import { isDeepStrictEqual } from 'node:util';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ExactProduct } from '../export/catalogue-document.ts';
import { readExactProducts } from '../export/list-exact.queries.ts';
import type { ProductInput } from '../product-input.ts';
import { saveProducts } from '../save-products.ts';
import { type DocumentFiles, openDocumentFiles } from './document-files.ts';
import { findByKeys } from './document-keys.queries.ts';
import { exactInput, filesOfProduct } from './exact-input.ts';
import { FileRefused } from './file-refused.ts';
import { type ImageOptions, openImageSource } from './image-source.ts';
import { emptyReport, type ImportReport, reportRefused } from './import-report.ts';
import { type DocumentShelves, filesOfShelves, importShelves } from './import-shelves.ts';
import { openDocument } from './read-document.ts';

export interface DocumentRequest {
  path: string;
  /** Folder with the files that the export wrote. */
  images?: ImageOptions;
  /** Does everything and takes it back. */
  isDryRun?: boolean;
  /** Told after each batch how many products are done. */
  onProgress?: (done: number, total: number) => void;
}

/** Products that are compared and saved at a time. */
const batchSize = 200;

interface Job {
  report: ImportReport;
  shelves: DocumentShelves;
  files: DocumentFiles;
  ownStores: ReadonlySet<number>;
  /** What products name, to be linked when all are there: by the id of each. */
  links: Map<number, Pick<ExactProduct, 'bundle' | 'crossSell' | 'upSell'>>;
}

/**
 * Takes in a catalogue that `izlog export` wrote, with everything it holds, in one transaction: all of it or nothing.
 * Products are known by their sku, else by their slug; what is just so already is left alone. Throws FileRefused for
 * another file, a broken one, and one in another currency.
 */
export async function importDocument(
  ctx: Ctx,
  kernel: Pick<Kernel, 'storage'>,
  { path, images, isDryRun = false, onProgress }: DocumentRequest,
): Promise<ImportReport> {
  const document = await openDocument(path);
  const { head } = document;
  if (head.currency !== ctx.site.mainCurrency.code)
    throw new FileRefused(
      'header',
      `Its prices are in ${head.currency}, those of ${ctx.site.name} in ${ctx.site.mainCurrency.code}.`,
    );
  const files = openDocumentFiles(kernel, await openImageSource(images ?? {}), isDryRun);
  const report = emptyReport(0, []);
  try {
    await inTransaction(ctx, async (inner) => {
      await noteMissing(inner, files, filesOfShelves(head), report);
      const job: Job = {
        report,
        files,
        shelves: await importShelves(inner, head, files),
        ownStores: new Set(inner.site.stores.map(({ id }) => id)),
        links: new Map(),
      };
      let batch: ExactProduct[] = [];
      const flush = async () => {
        await importBatch(inner, job, batch);
        batch = [];
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
      if (isDryRun) throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof Refusal) throw new FileRefused('changed', `Nothing was changed: ${describe(error)}`);
    if (!(error instanceof TakenBack)) throw error;
  }
  return report;
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {}

async function importBatch(ctx: Ctx, job: Job, batch: readonly ExactProduct[]): Promise<void> {
  if (batch.length === 0) return;
  const { report } = job;
  await noteMissing(ctx, job.files, batch.flatMap(filesOfProduct), report);
  const ids = await findByKeys(
    ctx,
    batch.flatMap(({ key, parent }) => (parent === null ? [key] : [key, parent])),
  );
  const have = await readExactProducts(ctx, [...ids.values()]);
  const changed = batch.filter((product) => {
    const id = ids.get(product.key);
    return id === undefined || !isDeepStrictEqual(have.get(id), product);
  });
  report.skipped += batch.length - changed.length;
  // Products before their variants, which need their ids.
  for (const isVariant of [false, true]) {
    const wanted = changed.filter(({ parent }) => (parent !== null) === isVariant);
    const found = wanted.filter(({ parent }) => parent === null || ids.has(parent));
    for (const orphan of wanted) if (!found.includes(orphan)) refuseOrphan(report, orphan);
    const inputs = found.map((product): ProductInput => {
      const id = ids.get(product.key);
      return {
        ...exactInput(product, job.shelves, job.files, job.ownStores),
        ...(id === undefined ? {} : { id }),
        parentId: product.parent === null ? null : (ids.get(product.parent) ?? null),
      };
    });
    if (inputs.length === 0) continue;
    const saved = await saveProducts(ctx, inputs, { cause: 'import', who: 'import', isHistory: true });
    for (const [index, product] of found.entries()) {
      const id = saved[index] ?? 0;
      if (ids.has(product.key)) report.updated++;
      else report.created++;
      ids.set(product.key, id);
      job.links.set(id, product);
    }
  }
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
    const known = (list: readonly string[]) => list.flatMap((key) => ids.get(key) ?? []);
    await saveProducts(
      ctx,
      part.map(([id, { bundle, crossSell, upSell }]) => ({
        id,
        bundle: bundle.flatMap(({ product, quantity }) => {
          const productId = ids.get(product);
          return productId === undefined ? [] : [{ productId, quantity }];
        }),
        crossSell: known(crossSell),
        upSell: known(upSell),
      })),
    );
  }
}

async function noteMissing(ctx: Ctx, files: DocumentFiles, wanted: readonly string[], report: ImportReport) {
  const missing = await files.prepare(ctx, wanted);
  if (missing.length > 0) report.missingImages[''] = (report.missingImages[''] ?? 0) + missing.length;
}

function refuseOrphan(report: ImportReport, { key, parent }: ExactProduct): void {
  reportRefused(report, {
    record: 'rejected',
    row: report.rowCount,
    problems: [{ column: 'parent', reason: `names a product that is not there: ${parent}`, value: key }],
  });
}

function describe({ message, payload }: Refusal): string {
  return payload === undefined ? message : `${message} ${JSON.stringify(payload)}`;
}
