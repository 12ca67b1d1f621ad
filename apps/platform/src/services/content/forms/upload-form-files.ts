import { randomUUID } from 'node:crypto';
import type { formUpload } from '@izlog/contract/cms/forms/form-upload';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { limits } from '@izlog/contract/limits';
import type { fileAddFromBucketPublic } from '@izlog/contract/media/upload';
import type { Recaptcha } from '@izlog/contract/settings/captcha';
import type { FastifyRequest } from 'fastify';
import { isEqualText } from '#platform/kernel/access/is-equal-text.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addressKey } from '#platform/kernel/limits/address-key.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { kindOfFile } from '#platform/services/media/index.ts';
import { mustBeHuman } from '#platform/services/people/index.ts';
import {
  addFile,
  countBytes,
  deleteFiles,
  deleteUnclaimed,
  type FileRow,
  type FormRow,
  findForm,
  forgetSenders,
  lockFiles,
  type NewFile,
} from './form.queries.ts';

/** Largest file a visitor may add, in bytes; mail servers take no more either. */
const largestFile = 10 * 1024 * 1024;
/** Hours for which files wait for their form, and over which bytes are counted. */
const retentionHours = 24;

const mb = 1024 * 1024;
/**
 * Bytes that may come in a day from one address, for one form and on one site, and those that may lie there without a
 * form that was sent: strangers fill no disk.
 */
const mostBytes = { sender: 100 * mb, form: 1000 * mb, site: 2000 * mb, unclaimed: 500 * mb };

type Upload = EndpointParsed<typeof formUpload>;

/**
 * Takes up to ten files of a visitor (MEDIA-021) for a form that has a field for them. What a file is decides its
 * content, never its name (svg is not taken: it may hold scripts); they are private and never served. Of an upload that
 * breaks off nothing stays.
 */
export async function uploadFormFiles(kernel: Kernel, ctx: Ctx, input: Upload, request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  const form = await formWithFiles(ctx, input.id);
  await limitAddress(ctx, 'form upload', 30, 3600);
  await kernel.room.mustBeLeft(ctx.now);
  await mustBeHuman(kernel, ctx, captchaOf(input));
  const rows: NewFile[] = [];
  try {
    await takeFiles(kernel, ctx, form, request, rows);
  } catch (error) {
    await forget(kernel, ctx, rows);
    throw error;
  }
  return {
    files: rows.map(({ id, name, size, mime }) => ({ token: fileToken(kernel, id), name, size, mime })),
  };
}

/** Refuses a ticket for a file to a caller who is not human, and for a form that takes none. */
export async function mustTakeFiles(
  kernel: Kernel,
  ctx: Ctx,
  formId: number,
  recaptcha: Recaptcha | undefined,
): Promise<void> {
  await formWithFiles(ctx, formId);
  await mustBeHuman(kernel, ctx, recaptcha);
}

async function formWithFiles(ctx: Ctx, id: number): Promise<FormRow> {
  const form = await findForm(ctx, id);
  if (!form) throw new Refusal('notFound');
  if (form.fields.some(({ kind }) => kind === 'file')) return form;
  throw new Refusal('validationFailed', {
    fields: [{ path: 'id', kind: 'unknown', message: 'The form takes no files.' }],
  });
}

function captchaOf({ captchaKey: key, captchaResponse: response }: Upload) {
  return key === undefined || response === undefined ? undefined : { key, response };
}

/** Adds what it took to `rows`, each before its bytes are kept. */
async function takeFiles(kernel: Kernel, ctx: Ctx, form: FormRow, request: FastifyRequest, rows: NewFile[]) {
  const sizes = { files: limits.publicUploadFiles, fileSize: largestFile, fields: 20, fieldSize: 10 * 1024 };
  for await (const part of request.files({ limits: sizes })) {
    const bytes = await part.toBuffer();
    // A browser sends an empty file for a field in which none was chosen.
    if (bytes.length === 0) continue;
    await takeFile(kernel, ctx, form, { bytes, originalName: part.filename || 'file' }, rows);
  }
}

async function takeFile(
  kernel: Kernel,
  ctx: Ctx,
  form: FormRow,
  { bytes, originalName }: { bytes: Uint8Array; originalName: string },
  rows: NewFile[],
): Promise<{ extension: string }> {
  const name = originalName.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-150);
  const kind = await kindOfFile(bytes, name);
  if (!kind || kind.extension === 'svg') throw new Refusal('fileUnreadable', { name });
  const id = randomUUID();
  const row: NewFile = {
    id,
    siteId: ctx.site.id,
    formId: form.id,
    sender: kernel.tokens.seal(`form upload ${ctx.site.id} ${addressKey(ctx.ip)}`),
    name,
    mime: kind.mime,
    size: bytes.length,
    storageKey: `forms/${id.slice(0, 2)}/${id}.${kind.extension}`,
    createdAt: ctx.now,
  };
  await reserve(ctx, row);
  rows.push(row);
  await kernel.storage.put(row.storageKey, bytes);
  return { extension: kind.extension };
}

/** Takes a file that came by a ticket (MEDIA-016); who sent it was asked to be human when the ticket was given. */
export async function takeTicketFile(
  kernel: Kernel,
  ctx: Ctx,
  formId: number,
  file: { bytes: Uint8Array; originalName: string },
): Promise<EndpointReturn<typeof fileAddFromBucketPublic>> {
  const form = await formWithFiles(ctx, formId);
  const rows: NewFile[] = [];
  try {
    const { extension } = await takeFile(kernel, ctx, form, file, rows);
    const [{ id = '', name = '', mime = '', size = 0 } = {}] = rows;
    return { token: fileToken(kernel, id), originalName: name, mime, extension, size, access: 'private' };
  } catch (error) {
    await forget(kernel, ctx, rows);
    throw error;
  }
}

/** Writes a file down, if there is room for it: tooManyRequests for an address that sent enough, else storageFull. */
function reserve(outer: Ctx, row: NewFile): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    await lockFiles(ctx);
    const since = new Date(ctx.now.getTime() - retentionHours * 3600_000);
    const bytes = await countBytes(ctx, row.formId, row.sender ?? '', since);
    if (bytes.sender + row.size > mostBytes.sender) throw new Refusal('tooManyRequests');
    const isFull = (['form', 'site', 'unclaimed'] as const).find(
      (of) => bytes[of] + row.size > mostBytes[of],
    );
    if (isFull) {
      ctx.log.warn(
        { site: ctx.site.id, form: row.formId, limit: isFull },
        'no more files of visitors are taken',
      );
      throw new Refusal('storageFull');
    }
    await addFile(ctx, row);
  });
}

/** Takes away what an upload that broke off has left; what cannot be removed now the clock finds by its row. */
async function forget(kernel: Kernel, ctx: Ctx, rows: readonly NewFile[]): Promise<void> {
  try {
    for (const { storageKey } of rows) await kernel.storage.delete(storageKey);
    if (rows.length > 0)
      await deleteFiles(
        ctx,
        rows.map(({ id }) => id),
      );
  } catch (error) {
    ctx.log.warn({ err: error }, 'files of an upload that broke off stay until the next clean-up');
  }
}

/** By this token, and by it alone, an uploaded file may be added to a form. */
function fileToken({ tokens }: Kernel, id: string): string {
  return `${id}.${tokens.seal(`form file ${id}`).slice(0, 27)}`;
}

/** Id of the file that a token names; refuses what is not ours. */
export function readFileToken(kernel: Kernel, token: string): string {
  const [id = ''] = token.split('.');
  if (!isEqualText(token, fileToken(kernel, id))) {
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

/** Forgets files that waited too long, rows first, so that none that a form claims meanwhile is lost; and who sent them. */
export async function forgetUnclaimed(kernel: Kernel, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionHours * 3600_000);
  let gone: FileRow[];
  do {
    gone = await deleteUnclaimed(kernel.database.db, before, 100);
    for (const { storageKey } of gone) await kernel.storage.delete(storageKey);
  } while (gone.length > 0);
  await forgetSenders(kernel.database.db, before);
}
