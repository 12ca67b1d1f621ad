import { excerpt } from 'catalogue-io';
import type { Ctx } from '#platform/kernel/context.ts';
import { reasonOf } from '#platform/kernel/refusal.ts';
import { storeMedia } from '#platform/services/media/index.ts';
import type { Importable, ImportJob } from './import-job.ts';
import { reportWarning } from './import-report.ts';

/** Pictures fetched at the same time. */
const atOnce = 4;
/** Sources whose ids are remembered; beyond them a picture that several products share is read again. */
const importedBefore = 50_000;

/**
 * Keeps the pictures of these records in the media gallery, as far as they can be obtained; what cannot be obtained becomes a
 * warning and never stops the import. Nothing is kept in a dry run.
 */
export async function importImages(ctx: Ctx, job: ImportJob, records: readonly Importable[]): Promise<void> {
  const wanted = new Map<string, Importable>();
  for (const record of records) {
    for (const { src } of record.images) {
      if (!job.images.has(src)) countMissing(job, src);
      else if (!job.mediaIds.has(src)) wanted.set(src, record);
    }
  }
  if (job.isDryRun) return;
  if (job.mediaIds.size > importedBefore) job.mediaIds.clear();
  const open = [...wanted];
  const work = async () => {
    for (let next = open.pop(); next; next = open.pop()) await importImage(ctx, job, ...next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function importImage(ctx: Ctx, job: ImportJob, src: string, record: Importable): Promise<void> {
  try {
    const bytes = await job.images.read(src);
    const { fileTypeFromBuffer } = await import('file-type');
    const kind = await fileTypeFromBuffer(bytes);
    if (!kind?.mime.startsWith('image/')) throw new Error('it is no picture');
    const originalName = `${
      src
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1) ?? 'image'
    }`;
    job.mediaIds.set(src, await storeMedia(job, ctx, { bytes, originalName, title: record.name }));
  } catch (error) {
    const reason = reasonOf(error);
    job.mediaIds.set(src, null);
    reportWarning(job.report, {
      record: 'warning',
      row: record.row,
      column: 'Images',
      reason: `the picture was left out: ${reason}`,
      value: excerpt(src),
    });
  }
}

/** The media of a record for saving; nothing when no picture of it could be looked for, so that those it has stay. */
export function mediaOf(job: ImportJob, record: Importable) {
  const found = record.images.flatMap(({ src, alt }) => {
    const mediaId = job.mediaIds.get(src);
    return mediaId ? [{ mediaId, alt: { [job.language]: alt ?? record.name } }] : [];
  });
  return found.length > 0 ? found : undefined;
}

function countMissing(job: ImportJob, src: string) {
  const host = URL.canParse(src) ? new URL(src).host : '';
  job.report.missingImages[host] = (job.report.missingImages[host] ?? 0) + 1;
}
