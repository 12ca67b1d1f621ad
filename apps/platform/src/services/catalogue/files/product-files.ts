import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  filterProductFiles,
  matchProductFile,
  ProductFile,
  readProductFile,
  startProductFile,
  takeProductFile,
} from '@izlog/contract/product/files/product-files';
import { unitlessWeight } from 'catalogue-io';
import type { FastifyRequest } from 'fastify';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { ImportReport } from '../import/index.ts';
import { addFile, changeFile, type FileRow, findFile, listFiles } from './product-file.queries.ts';
import { fileJob } from './product-file-job.ts';

/** Most bytes of a file that is sent over the net; larger ones come by the command line. */
const mostBytes = 256 * 1024 * 1024;
const mostListed = 20;
/** Notes of a report that are answered; the file of the refused has all. */
const mostNotes = 50;

/** Keeps the file of a multipart request as it streams in, and has it looked through. */
export async function takeFile(
  kernel: Kernel,
  ctx: Ctx,
  request: FastifyRequest,
  { encoding }: EndpointParsed<typeof takeProductFile> = {},
): Promise<ProductFile> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  await kernel.room.mustBeLeft(ctx.now);
  const file = await request.file({ limits: { fileSize: mostBytes, files: 1 } });
  if (!file) throw wrong('file', 'required', 'Required.');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the very sign that no text may hold.
  const name = (file.filename || 'products.csv').replaceAll(/\u0000/g, '').slice(0, 300);
  const key = `imports/${randomUUID()}${extname(name).toLowerCase() === '.json' ? '.json' : '.csv'}`;
  await kernel.storage.putStream(key, encoding ? Readable.from(asUtf8(file.file, encoding)) : file.file);
  if (file.file.truncated) {
    await kernel.storage.delete(key);
    throw new Refusal('payloadTooLarge');
  }
  return inTransaction(ctx, async (inner) => {
    const userId = inner.caller.kind === 'staff' ? inner.caller.userId : null;
    const row = await addFile(inner, { name, size: file.file.bytesRead, key, userId });
    await inner.jobs.send(inner.db, fileJob, { siteId: inner.site.id, id: row.id });
    return present(row);
  });
}

/** Bytes of another encoding as those of UTF-8, as they come. */
async function* asUtf8(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

/** Says what the columns of a table are, and has it looked through with them. */
export function matchFile(
  ctx: Ctx,
  { id, targets }: EndpointParsed<typeof matchProductFile>,
): Promise<ProductFile> {
  return inTransaction(ctx, async (inner) => {
    const row = await mustFind(inner, id, true);
    const isOpen = row.state === 'matching' || row.state === 'ready' || row.state === 'failed';
    if (!row.key || row.format !== 'table' || !isOpen) throw new Refusal('recordChanged');
    const said = targets.flatMap((target) => target ?? []);
    if (new Set(said).size < said.length)
      throw wrong('targets', 'repeated', 'Two columns cannot be the same thing.');
    if (!said.includes('sku') && !said.includes('name'))
      throw wrong('targets', 'required', 'A product is known by its sku, or by its name.');
    const columns = row.columns.map((column, place) => ({ ...column, target: targets[place] ?? null }));
    const changed = await changeFile(inner.db, id, { state: 'checking', columns, report: null, fault: null });
    await inner.jobs.send(inner.db, fileJob, { siteId: inner.site.id, id });
    return present(changed ?? row);
  });
}

/** Says how a file of another shop is to be read, and has it looked through again. */
export function readFileSo(
  ctx: Ctx,
  { id, ...reading }: EndpointParsed<typeof readProductFile>,
): Promise<ProductFile> {
  return inTransaction(ctx, async (inner) => {
    const row = await mustFind(inner, id, true);
    if (!row.key || (row.state !== 'ready' && row.state !== 'done')) throw new Refusal('recordChanged');
    const changed = await changeFile(inner.db, id, { state: 'checking', reading, report: null });
    await inner.jobs.send(inner.db, fileJob, { siteId: inner.site.id, id });
    return present(changed ?? row);
  });
}

/** Begins a file that was looked through; one that is done may be begun again, and then changes nothing. */
export function startFile(
  ctx: Ctx,
  { id, allowHosts }: EndpointParsed<typeof startProductFile>,
): Promise<ProductFile> {
  return inTransaction(ctx, async (inner) => {
    const row = await mustFind(inner, id, true);
    if (!row.key || (row.state !== 'ready' && row.state !== 'done')) throw new Refusal('recordChanged');
    const userId = inner.caller.kind === 'staff' ? inner.caller.userId : null;
    const changed = await changeFile(inner.db, id, {
      state: 'running',
      allowHosts,
      userId,
      finishedAt: null,
    });
    await inner.jobs.send(inner.db, fileJob, { siteId: inner.site.id, id });
    noteChange(inner, `product file ${id}`, { state: row.state }, { state: 'running', name: row.name });
    return present(changed ?? row);
  });
}

export const getFile = async (ctx: Ctx, { id }: { id: number }): Promise<ProductFile> =>
  present(await mustFind(ctx, id));

export async function filterFiles(ctx: Ctx): Promise<EndpointReturn<typeof filterProductFiles>> {
  const rows = await listFiles(ctx, mostListed);
  return {
    records: rows.map(({ id, name, state, createdAt }) => ({
      id,
      name,
      state,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** A file of the site. */
export async function mustFind(ctx: Ctx, id: number, lock = false): Promise<FileRow> {
  const row = await findFile(ctx, id, lock);
  if (!row) throw new Refusal('notFound');
  return row;
}

function present({ report, createdAt, finishedAt, ...row }: FileRow): ProductFile {
  const { id, name, size, format, state, columns, fault, reading } = row;
  return {
    id,
    name,
    size,
    format,
    state,
    columns,
    fault,
    rows: report?.rowCount ?? 0,
    counts: report && {
      created: report.created,
      updated: report.updated,
      unchanged: report.skipped,
      refused: report.refusedRows,
    },
    refused: (report?.refused ?? [])
      .flatMap(({ row: at, problems }) => problems.map((problem) => ({ row: at, ...problem })))
      .slice(0, mostNotes),
    warnings: [...(report?.withheld ?? []), ...(report?.warnings ?? [])]
      .map(({ row: at, column, reason, value }) => ({ row: at, column, reason, value }))
      .slice(0, mostNotes),
    reading: { weightUnit: reading.weightUnit ?? null, uniqueSkus: reading.uniqueSkus ?? false },
    asks: asksOf(row, report),
    hosts: Object.entries(report?.missingImages ?? {}).map(([host, count]) => ({ host, count })),
    unannouncedSales: report?.unannouncedSales ?? 0,
    ignoredColumns: report?.ignoredColumns.slice(0, 200) ?? [],
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** What the file cannot say by itself, and what was entered for it. */
function asksOf(
  { format, reading }: Pick<FileRow, 'format' | 'reading'>,
  report: ImportReport | null,
): ProductFile['asks'] {
  const isUnitless = report?.warnings.some(({ reason }) => reason === unitlessWeight);
  // Of these the readers can give one of two another number.
  const isNumbered = format === 'woocommerce' || format === 'shopify';
  const isTwice =
    isNumbered &&
    report?.refused.some(({ problems }) =>
      problems.some(({ column, reason }) => /sku/i.test(column) && repeated.test(reason)),
    );
  return [
    ...(reading.weightUnit || isUnitless ? (['weightUnit'] as const) : []),
    ...(reading.uniqueSkus || isTwice ? (['uniqueSkus'] as const) : []),
  ];
}

/** As the readers of files say it of a row whose SKU another row has. */
const repeated = /^is already used on row \d+$/;

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
