import { type Crop, cropText } from '@izlog/contract/media/cut';
import type { MediaSize } from '@izlog/contract/media/media-sizes';
import { errors } from 'flydrive';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { addVariant, type MediaRow } from './media.queries.ts';
import { type RenderedFormat, renderPicture } from './render-picture.ts';
import { createRenderingQueue } from './rendering-queue.ts';
import { storageKey } from './storage-keys.ts';

/** Returns the bytes of a picture in a size and format: from storage, or rendered now and stored (MEDIA-007). */
export function createPictureVariants({
  storage,
  database,
  room,
}: Pick<Kernel, 'storage' | 'database' | 'room'>) {
  const once = createRenderingQueue();

  return async function pictureVariant(
    row: MediaRow,
    size: MediaSize,
    format: RenderedFormat,
    crop?: Crop,
  ): Promise<Uint8Array> {
    const name = crop ? `${size}-${cropText(crop).replaceAll(',', '-')}` : size;
    const key = storageKey(row.hash, name, format);
    const stored = await readIfThere(storage, key);
    return stored ?? once(key, () => render(row, { size, name, format, crop }, key));
  };

  async function render(
    row: MediaRow,
    {
      size,
      name,
      format,
      crop,
    }: { size: MediaSize; name: string; format: RenderedFormat; crop: Crop | undefined },
    key: string,
  ) {
    const original = await readIfThere(storage, storageKey(row.hash, 'original', row.extension));
    if (!original) throw new Refusal('notFound');
    const { bytes, width, height } = await renderPicture(original, size, format, crop);
    // On a disk that is full a picture is still shown; it is rendered again when it is next asked for.
    if (!(await room.isLeft(new Date()))) return bytes;
    await storage.put(key, bytes);
    await addVariant(database.db, {
      hash: row.hash,
      size: name,
      format,
      width,
      height,
      bytes: bytes.byteLength,
    });
    return bytes;
  }
}

/** The bytes under a key, or nothing when there is no such file. */
export async function readIfThere(storage: Kernel['storage'], key: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.getBytes(key);
  } catch (error) {
    if (!(error instanceof errors.E_CANNOT_READ_FILE)) throw error;
    if (!(await storage.exists(key))) return undefined;
    // Another request or node stored it between the two questions, or it really cannot be read.
    return storage.getBytes(key);
  }
}
