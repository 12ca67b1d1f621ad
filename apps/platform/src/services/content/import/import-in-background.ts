import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentDoor } from '#platform/kernel/documents/document-door.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import {
  changeImport,
  findImport,
  type ImportRow,
  listOldFiles,
  noteProgress,
} from './content-import.queries.ts';
import { importWordpress } from './import-wordpress.ts';

export const importJobName = 'content-import';

/** Milliseconds between two reports of progress. */
const reportEvery = 1000;
/** Days for which an uploaded file is there to be begun again. */
const fileDays = 14;

/** Registers the work behind uploads, and what removes their files when nobody needs them. */
export function defineImportJobs(kernel: Kernel, door: DocumentDoor): void {
  kernel.jobs.define<{ siteId: number; id: number }>(
    importJobName,
    async ({ siteId, id }) => {
      const ctx = await jobContext(kernel, siteId, importJobName, new Date());
      const row = ctx && (await findImport(ctx, id));
      if (ctx && row) await work(kernel, door, ctx, row);
    },
    undefined,
    // A large one takes long; one that was cut off goes on where it was, since nothing comes in twice.
    { expiresAfter: 6 * 3600, retries: 2 },
  );
  kernel.jobs.define('content-import-clean-up', () => removeOldFiles(kernel, new Date()), '20 3 * * *');
}

async function work(kernel: Kernel, door: DocumentDoor, ctx: Ctx, row: ImportRow): Promise<void> {
  if (!row.key || (row.state !== 'checking' && row.state !== 'running')) return;
  const { db } = kernel.database;
  const folder = await mkdtemp(join(tmpdir(), 'izlog-import-'));
  try {
    const path = join(folder, 'export.xml');
    await pipeline(await kernel.storage.getStream(row.key), createWriteStream(path));
    const isDryRun = row.state === 'checking';
    let reportedAt = 0;
    const report = await importWordpress(
      ctx,
      { storage: kernel.storage, door },
      {
        path,
        isDryRun,
        asDrafts: row.isDraft,
        images: { allowHosts: row.allowHosts },
        onProgress(done, total) {
          if (Date.now() - reportedAt < reportEvery) return;
          reportedAt = Date.now();
          // Beside the import's own transaction, or nobody would see it before its end.
          noteProgress(db, row.id, done / total).catch((error: unknown) =>
            ctx.log.warn(error, importJobName),
          );
        },
      },
    );
    await changeImport(db, row.id, {
      state: isDryRun ? 'ready' : 'done',
      done: 1,
      report,
      fault: null,
      finishedAt: new Date(),
    });
  } catch (error) {
    const fault = faultOf(error);
    await changeImport(db, row.id, { state: 'failed', fault, finishedAt: new Date() });
    // Anyone who brought a file hears why it cannot be read; anything else is ours.
    if (fault.code === 'fault') ctx.log.error(error, importJobName);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function faultOf(error: unknown): { code: string; line: number | null; message: string } {
  const { name, code, line, message } = error as Partial<Record<string, unknown>>;
  return name === 'FileRefused'
    ? { code: String(code), line: typeof line === 'number' ? line : null, message: String(message) }
    : { code: 'fault', line: null, message: 'The import broke off; the log says why.' };
}

/** Removes files that were brought long ago. */
async function removeOldFiles(kernel: Kernel, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fileDays * 86_400_000);
  for (const { id, key } of await listOldFiles(kernel.database.db, before)) {
    if (key) await kernel.storage.delete(key);
    await changeImport(kernel.database.db, id, { key: null });
  }
}
