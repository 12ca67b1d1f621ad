import { type UploadData, uploadData } from '@izlog/contract/media/file-upload';
import type { Media } from '@izlog/contract/media/media';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import { fieldsOf } from '#platform/kernel/http/field-refusals.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findMedia } from '../media.queries.ts';
import { presentMedia } from '../present-media.ts';
import { storeMedia } from '../store-media.ts';

/** Stores the file of a multipart request with what its part customData says about it (MEDIA-014). */
export async function uploadFile(kernel: Kernel, ctx: Ctx, request: FastifyRequest): Promise<Media> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  await kernel.room.mustBeLeft(ctx.now);
  let file: { bytes: Buffer; originalName: string } | undefined;
  let data: UploadData = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { bytes: await part.toBuffer(), originalName: part.filename || 'file' };
    else if (part.fieldname === 'customData') data = readData(part.value);
  }
  if (!file) throw missing('file');
  const id = await storeMedia(kernel, ctx, { ...file, ...data });
  const [row] = await findMedia(ctx, [id]);
  if (!row) throw new Refusal('notFound');
  const [poster] = await findMedia(ctx, row.posterId === null ? [] : [row.posterId]);
  return presentMedia(row, poster);
}

function readData(value: unknown): UploadData {
  const given = parseJson(value);
  const result = uploadData.safeParse(given);
  if (result.success) return result.data;
  throw new Refusal('validationFailed', {
    fields: fieldsOf(result.error, given).map((field) => ({ ...field, path: `customData.${field.path}` })),
  });
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return {};
  try {
    return JSON.parse(value);
  } catch {
    // The sender's mistake, not a fault: reported by field.
    throw new Refusal('validationFailed', {
      fields: [{ path: 'customData', kind: 'syntax', message: 'Not JSON.' }],
    });
  }
}

function missing(path: string): Refusal {
  return new Refusal('validationFailed', { fields: [{ path, kind: 'required', message: 'Required.' }] });
}
