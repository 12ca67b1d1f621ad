import { randomUUID } from 'node:crypto';
import { limits } from '@izlog/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { kindOfFile } from '../media/index.ts';
import { limitAddress } from '../user/index.ts';
import { addFiles, deleteUnclaimed, type FileRow, type NewFile } from './form.queries.ts';

/** Largest file a visitor may add, in bytes; mail servers take no more either. */
const largestFile = 10 * 1024 * 1024;
/** Hours for which files wait for their form. */
const keptHours = 24;

/**
 * Takes up to ten files of a visitor (MEDIA-021). What a file is decides its content, never its name (svg is not taken:
 * it may hold scripts); they are private and never served.
 */
export async function uploadFormFiles(kernel: Kernel, ctx: Ctx, request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  await limitAddress(ctx, 'form upload', 30, 3600);
  const rows: NewFile[] = [];
  const parts = request.files({ limits: { files: limits.publicUploadFiles, fileSize: largestFile } });
  for await (const part of parts) {
    const bytes = await part.toBuffer();
    // A browser sends an empty file for a field in which none was chosen.
    if (bytes.length === 0) continue;
    const name = (part.filename || 'file').replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-150);
    const kind = await kindOfFile(bytes, name);
    if (!kind || kind.extension === 'svg') throw new Refusal('fileUnreadable', { name });
    const id = randomUUID();
    const storageKey = `forms/${id.slice(0, 2)}/${id}.${kind.extension}`;
    await kernel.storage.put(storageKey, bytes);
    rows.push({
      id,
      siteId: ctx.site.id,
      name,
      mime: kind.mime,
      size: bytes.length,
      storageKey,
      createdAt: ctx.now,
    });
  }
  await addFiles(ctx, rows);
  return {
    files: rows.map(({ id, name, size, mime }) => ({ token: fileToken(kernel, id), name, size, mime })),
  };
}

/** By this token, and by it alone, an uploaded file may be added to a form. */
function fileToken({ tokens }: Kernel, id: string): string {
  return `${id}.${tokens.seal(`form file ${id}`).slice(0, 27)}`;
}

/** Id of the file that a token names; refuses what is not ours. */
export function readFileToken(kernel: Kernel, token: string): string {
  const [id = ''] = token.split('.');
  if (token !== fileToken(kernel, id)) {
    throw new Refusal('validationFailed', {
      fields: [{ path: 'data', kind: 'unknown', message: 'The file is not known.' }],
    });
  }
  return id;
}

/** Registers the job that forgets files whose form was never sent. */
export function defineFormFilesJob(kernel: Kernel): void {
  kernel.jobs.define('form-files-clean-up', () => forgetUnclaimed(kernel, new Date()), '40 * * * *');
}

/** Forgets files that waited too long, rows first: a file without a row is only a waste, a row without a file a fault. */
export async function forgetUnclaimed(kernel: Kernel, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3600_000);
  let gone: FileRow[];
  do {
    gone = await deleteUnclaimed(kernel.database.db, before, 100);
    for (const { storageKey } of gone) await kernel.storage.delete(storageKey);
  } while (gone.length > 0);
}
