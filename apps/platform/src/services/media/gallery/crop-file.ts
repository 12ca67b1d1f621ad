import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Crop, cropPixels, isCrop } from '@izlog/contract/media/cut';
import type { fileCrop } from '@izlog/contract/media/file-crop';
import { isRaster } from '@izlog/contract/media/media-address';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { largestPicture } from '../largest-picture.ts';
import { findMedia, listTexts } from '../media.queries.ts';
import { renderingSeconds } from '../picture-facts.ts';
import { readIfThere } from '../picture-variant.ts';
import { originalKey } from '../storage-keys.ts';
import { storeMedia } from '../store-media.ts';
import { showStored } from './show-stored.ts';

/** Makes a part of a picture a picture of its own, beside it, with its words; the first one stays as it is. */
export async function cropFile(kernel: Kernel, ctx: Ctx, { id, ...crop }: EndpointParsed<typeof fileCrop>) {
  const [row] = await findMedia(ctx, [id]);
  if (!row || !isRaster(row)) throw new Refusal('notFound');
  if (!isCrop(crop))
    throw new Refusal('validationFailed', {
      fields: [{ path: 'w', kind: 'range', message: 'Not a part of the picture.' }],
    });
  await kernel.room.mustBeLeft(ctx.now);
  const original = await readIfThere(kernel.storage, originalKey(row.hash, row.extension));
  if (!original) throw new Refusal('notFound');
  const texts = await listTexts(ctx, [id]);
  const { bytes, width, height } = await cutOut(original, crop);
  const made = await storeMedia(kernel, ctx, {
    bytes,
    originalName: row.originalName.replace(/(\.\w+)?$/, (ending) => `-${width}x${height}${ending}`),
    title: row.title,
    folderId: row.folderId,
    access: row.access === 'private' ? 'private' : 'public',
    alt: Object.fromEntries(texts.map(({ language, alt }) => [language, alt])),
  });
  const [shown] = await showStored(ctx, [made]);
  if (!shown) throw new Refusal('notFound');
  return shown;
}

/** The part in the format of the whole, and its size in pixels. */
async function cutOut(bytes: Uint8Array, crop: Crop) {
  const { default: sharp } = await import('sharp');
  const upright = sharp(bytes, { limitInputPixels: largestPicture, failOn: 'error' })
    .timeout({ seconds: renderingSeconds })
    .autoOrient()
    .keepIccProfile();
  const { autoOrient } = await upright.metadata();
  const { data, info } = await upright
    .extract(cropPixels(autoOrient, crop))
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
