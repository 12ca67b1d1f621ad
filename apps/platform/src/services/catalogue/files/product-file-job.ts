import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { startProductFile } from '@izlog/contract/product/files/product-files';
import { detectFormat } from 'catalogue-io';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import { inNameOf, logNoted } from '#platform/kernel/jobs/staff-job.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { catalogueFiles } from '../export/catalogue-files.ts';
import {
  type AddRedirects,
  type AddReviews,
  catalogueFormats,
  detectMagentoElsewhere,
  detectMagentoFile,
  type FileOfStaff,
  type ImportReport,
  importCatalogue,
  importDocument,
  importMagentoList,
  importMagentoReviews,
  type MagentoElsewhere,
} from '../import/index.ts';
import { changeFile, type FileRow, findFile, listOldFiles } from './product-file.queries.ts';
import { readTable, tableAsCatalogue } from './read-table.ts';

export const fileJob = 'product-file';

/** Days for which a file is there to be begun again. */
const fileDays = 14;

/** What other services do for files of products: who keeps comments keeps the reviews of another shop. */
export interface FileDoors {
  addReviews: AddReviews;
  /** Keeps redirects, so that addresses of another shop lead on. */
  addRedirects?: AddRedirects;
}

/** Registers the work behind product files, and what removes them when nobody needs them. */
export function defineFileJobs(kernel: Kernel, doors: FileDoors): void {
  kernel.jobs.define<{ siteId: number; id: number }>(
    fileJob,
    (asked) => runFileJob(kernel, doors, asked),
    undefined,
    // A large one takes long; one that was cut off goes on, since nothing comes in twice.
    { expiresAfter: 6 * 3600, retries: 2 },
  );
  kernel.jobs.define('product-file-clean-up', () => removeOldFiles(kernel, new Date()), '25 3 * * *');
}

/** Looks through a file, or takes it in, as its state says. */
export async function runFileJob(
  kernel: Kernel,
  doors: FileDoors,
  { siteId, id }: { siteId: number; id: number },
): Promise<void> {
  const ctx = await jobContext(kernel, siteId, fileJob, new Date());
  const row = ctx && (await findFile(ctx, id));
  if (ctx && row) await work({ kernel, ...doors }, ctx, row);
}

/** A file of storage as one of the disk while something is done with it. */
export async function withStored<T>(
  kernel: Pick<Kernel, 'storage'>,
  key: string,
  act: (path: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'izlog-products-'));
  try {
    const path = join(folder, `products${extname(key)}`);
    await pipeline(await kernel.storage.getStream(key), createWriteStream(path));
    return await act(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Tools = FileDoors & { kernel: Kernel };

async function work(tools: Tools, ctx: Ctx, row: FileRow): Promise<void> {
  if (!row.key || (row.state !== 'checking' && row.state !== 'running')) return;
  const { kernel } = tools;
  const { db } = kernel.database;
  try {
    const set = await withStored(kernel, row.key, (path, folder) =>
      lookOrTake(tools, ctx, row, path, folder),
    );
    await changeFile(db, row.id, set);
  } catch (error) {
    const fault = faultOf(error);
    await changeFile(db, row.id, { state: 'failed', fault, finishedAt: new Date() });
    // Anyone who brought a file hears why it cannot be read; anything else is ours.
    if (fault.code === 'fault') ctx.log.error(error, fileJob);
  }
}

async function lookOrTake(
  tools: Tools,
  ctx: Ctx,
  row: FileRow,
  path: string,
  folder: string,
): Promise<Partial<FileRow>> {
  const isDryRun = row.state === 'checking';
  const format = row.format ?? (await formatOf(path));
  if (format === 'table' && row.columns.every(({ target }) => target === null))
    return { state: 'matching', format, columns: await readTable(path) };
  const report = await take(tools, ctx, { ...row, format }, { path, folder, isDryRun });
  return { state: isDryRun ? 'ready' : 'done', format, report, fault: null, finishedAt: new Date() };
}

/** Whose file it is; one of nobody is a table whose columns staff say. */
async function formatOf(path: string): Promise<NonNullable<FileRow['format']>> {
  const found = await detectFormat(path);
  if (found) return catalogueFormats.find(({ name }) => name === found.name)?.name ?? 'table';
  const ofMagento = await detectMagentoFile(path);
  if (ofMagento) return ofMagento;
  const elsewhere = await detectMagentoElsewhere(path);
  if (elsewhere) throw new NotTakenIn(elsewhere);
  const isOurs = (await catalogueFiles.csv.detect(path)) || (await catalogueFiles.json.detect(path));
  return isOurs || extname(path) === '.json' ? 'izlog' : 'table';
}

async function take(
  { kernel, addReviews, addRedirects }: Tools,
  outer: Ctx,
  { id, name, userId, format, columns, allowHosts, reading }: FileRow,
  { path, folder, isDryRun }: { path: string; folder: string; isDryRun: boolean },
): Promise<ImportReport> {
  const images = { allowHosts };
  const { method, path: called } = startProductFile;
  const ofStaff: FileOfStaff = {
    name,
    log: (inner) => logNoted(kernel, inner, { action: `${method} ${called}`, input: { id } }),
  };
  // What is only tried is no act of anybody.
  const ctx = isDryRun ? outer : inNameOf(outer, userId);
  if (format === 'izlog') return importDocument(ctx, kernel, { path, images, isDryRun, ofStaff });
  if (format === 'table') {
    const table = await tableAsCatalogue(ctx, path, columns, folder);
    return importDocument(ctx, kernel, { path: table, isTable: true, isDryRun, ofStaff });
  }
  if (format === null) throw new Error('a file without a format was begun');
  if (format === 'magento-reviews')
    return importMagentoReviews(ctx, { addReviews }, { path, isDryRun, ofStaff });
  if (format === 'magento-attributes' || format === 'magento-categories')
    return importMagentoList(ctx, { list: format, path, isDryRun, ofStaff });
  return importCatalogue(
    ctx,
    { storage: kernel.storage, ...(addRedirects ? { addRedirects } : {}) },
    { path, format, images, isDryRun, ofStaff, reading: readingOf(reading) },
  );
}

const readingOf = ({ weightUnit, uniqueSkus = false }: FileRow['reading']) => ({
  ...(weightUnit && { weightUnit }),
  uniqueSkus,
});

/** A file that is known, and that nothing takes in: what it holds is set by hand. */
class NotTakenIn extends Error {
  readonly code: MagentoElsewhere;

  constructor(code: MagentoElsewhere) {
    super(`This is a file of another kind (${code}): set what it holds by hand.`);
    this.code = code;
  }
}

function faultOf(error: unknown): { code: string; message: string } {
  if (error instanceof NotTakenIn) return { code: error.code, message: error.message };
  const { name, code, message } = error as Partial<Record<string, unknown>>;
  return name === 'FileRefused'
    ? { code: String(code), message: String(message) }
    : { code: 'fault', message: 'The work broke off; the log says why.' };
}

/** Removes files that were brought long ago. */
async function removeOldFiles(kernel: Kernel, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fileDays * 86_400_000);
  for (const { id, key } of await listOldFiles(kernel.database.db, before)) {
    if (key) await kernel.storage.delete(key);
    await changeFile(kernel.database.db, id, { key: null });
  }
}
