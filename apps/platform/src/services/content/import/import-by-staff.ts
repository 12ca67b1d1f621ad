import { randomUUID } from 'node:crypto';
import type { ContentImport, importStart } from '@izlog/contract/cms/import/content-import';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import {
  addImport,
  changeImport,
  findImport,
  type ImportRow,
  listImports,
} from './content-import.queries.ts';
import { importJobName } from './import-in-background.ts';

/** Most bytes of a file that is sent over the net; larger ones come by the command line. */
const mostBytes = 1024 * 1024 * 1024;
const mostListed = 20;

/** Keeps the export of a multipart request as it streams in, and has it looked through. */
export async function takeExport(kernel: Kernel, ctx: Ctx, request: FastifyRequest): Promise<ContentImport> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  await kernel.room.mustBeLeft(ctx.now);
  const file = await request.file({ limits: { fileSize: mostBytes, files: 1 } });
  if (!file) {
    const missing = { path: 'file', kind: 'required', message: 'Required.' };
    throw new Refusal('validationFailed', { fields: [missing] });
  }
  const key = `imports/${randomUUID()}.xml`;
  await kernel.storage.putStream(key, file.file);
  if (file.file.truncated) {
    await kernel.storage.delete(key);
    throw new Refusal('payloadTooLarge');
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the very sign that no text may hold.
  const name = (file.filename || 'export.xml').replaceAll(/\u0000/g, '').slice(0, 300);
  return inTransaction(ctx, async (inner) => {
    const row = await addImport(inner, { name, size: file.file.bytesRead, key });
    await inner.jobs.send(inner.db, importJobName, { siteId: inner.site.id, id: row.id });
    return present(row);
  });
}

/** Begins an import that was looked through; one that failed on the way or is done may be begun again. */
export async function startImport(
  ctx: Ctx,
  { id, isDraft, allowHosts }: EndpointParsed<typeof importStart>,
): Promise<ContentImport> {
  return inTransaction(ctx, async (inner) => {
    const row = await findImport(inner, id, true);
    if (!row) throw new Refusal('notFound');
    if (!row.key || (row.state !== 'ready' && row.state !== 'done')) throw new Refusal('recordChanged');
    const started = await changeImport(inner.db, id, {
      state: 'running',
      done: 0,
      isDraft,
      allowHosts,
      finishedAt: null,
    });
    await inner.jobs.send(inner.db, importJobName, { siteId: inner.site.id, id });
    return present(started ?? row);
  });
}

export async function getImport(ctx: Ctx, { id }: { id: number }): Promise<ContentImport> {
  const row = await findImport(ctx, id);
  if (!row) throw new Refusal('notFound');
  return present(row);
}

export async function filterImports(ctx: Ctx): Promise<{ records: Array<Omit<ContentImport, 'report'>> }> {
  const rows = await listImports(ctx, mostListed);
  return {
    records: rows.map((row) => {
      const { report: _report, ...one } = present(row);
      return one;
    }),
  };
}

function present({
  id,
  name,
  size,
  state,
  done,
  isDraft,
  report,
  fault,
  ...times
}: ImportRow): ContentImport {
  return {
    id,
    name,
    size,
    state,
    done,
    isDraft,
    report,
    fault,
    createdAt: times.createdAt.toISOString(),
    finishedAt: times.finishedAt?.toISOString() ?? null,
  };
}
