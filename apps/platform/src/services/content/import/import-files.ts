import type { AttachmentRecord } from 'content-io';
import type { Ctx } from '#platform/kernel/context.ts';
import { reasonOf } from '#platform/kernel/refusal.ts';
import { storeMedia } from '#platform/services/media/index.ts';
import { countUp, note } from './content-report.ts';
import { type ImportJob, inLanguageOf, placeOf } from './import-job.ts';
import { findImported, findImportedAt, type Imported, putImported } from './imported.queries.ts';

/** Files fetched at the same time. */
const atOnce = 4;

/** A file that is wanted: by the number of its attachment, or only by its address. */
interface WantedFile {
  kind: 'attachment' | 'picture';
  sourceId: string;
  address: string;
  title: string;
  alt: string;
  parentId: string | null;
}

/** Keeps the files of these attachments as far as they can be obtained, and remembers all of them by number and address. */
export async function importAttachments(ctx: Ctx, job: ImportJob, records: readonly AttachmentRecord[]) {
  await bringFiles(
    ctx,
    job,
    records.map(({ id, address, title, alt, parentId }) => ({
      kind: 'attachment',
      sourceId: String(id),
      address,
      title,
      alt,
      parentId: parentId === 0 ? null : String(parentId),
    })),
  );
}

/** Keeps pictures that texts name only by address; returns the file of each address that could be obtained. */
export async function importPictures(ctx: Ctx, job: ImportJob, addresses: readonly string[]) {
  const wanted = addresses.flatMap((address): WantedFile[] => {
    const place = placeOf(address);
    return place ? [{ kind: 'picture', sourceId: place, address, title: '', alt: '', parentId: null }] : [];
  });
  return bringFiles(ctx, job, wanted);
}

async function bringFiles(
  ctx: Ctx,
  job: ImportJob,
  files: readonly WantedFile[],
): Promise<Map<string, number>> {
  const [first] = files;
  if (!first) return new Map();
  const known = await findImported(
    ctx,
    job.source,
    first.kind,
    files.map(({ sourceId }) => sourceId),
  );
  const ids = new Map<string, number>();
  const open: WantedFile[] = [];
  const { counts } = job.report;
  for (const file of files) {
    const id = known.get(file.sourceId)?.refId;
    if (id) {
      ids.set(file.address, id);
      counts.attachment.unchanged++;
    } else if (job.images.has(file.address)) open.push(file);
    else countUp(job.report.missingImages, URL.canParse(file.address) ? new URL(file.address).host : '');
  }
  if (job.isDryRun) counts.attachment.created += open.length;
  else {
    const work = async () => {
      for (let next = open.pop(); next; next = open.pop()) {
        const id = await bringFile(ctx, job, next);
        if (id !== undefined) ids.set(next.address, id);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  await putImported(
    ctx,
    job.source,
    files.map(({ kind, sourceId, address, parentId }) => ({
      kind,
      sourceId,
      address: placeOf(address) ?? null,
      parentId,
      refId: ids.get(address) ?? null,
    })),
  );
  return ids;
}

async function bringFile(ctx: Ctx, job: ImportJob, file: WantedFile): Promise<number | undefined> {
  const { counts } = job.report;
  try {
    const bytes = await job.images.read(file.address);
    const originalName =
      file.address
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1) || 'file';
    const { title, alt } = file;
    const id = await storeMedia(job, inLanguageOf(ctx, job), { bytes, originalName, title, alt });
    counts.attachment.created++;
    return id;
  } catch (error) {
    counts.attachment.refused++;
    note(job.report, file.title || file.address, 'pictureMissing', `${file.address}: ${reasonOf(error)}`);
    return undefined;
  }
}

/** A picture of a text in one of the sizes that WordPress makes: the file may be known by the name of its original. */
export function placesOf(address: string): string[] {
  const place = placeOf(address);
  if (!place) return [];
  const whole = place.replace(/-\d{1,5}x\d{1,5}(?=\.\w{1,5}$)/, '');
  return [...new Set([place, whole, whole.replace(/(?=\.\w{1,5}$)/, '-scaled')])];
}

/** The files of the shop behind numbers and addresses of the old one. */
export async function findFiles(
  ctx: Ctx,
  job: ImportJob,
  wanted: { numbers: readonly number[]; addresses: readonly string[] },
): Promise<{ byNumber(id: number): Imported | undefined; byAddress(address: string): Imported | undefined }> {
  const [byNumber, byPlace] = await Promise.all([
    findImported(ctx, job.source, 'attachment', wanted.numbers.map(String)),
    findImportedAt(ctx, job.source, wanted.addresses.flatMap(placesOf)),
  ]);
  return {
    byNumber: (id) => byNumber.get(String(id)),
    byAddress: (address) =>
      placesOf(address)
        .map((place) => byPlace.get(place))
        .find((row) => row?.kind === 'attachment' || row?.kind === 'picture'),
  };
}
