import type { Readable } from 'node:stream';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { findMedia } from './media.queries.ts';
import { storageKey } from './storage-keys.ts';

/**
 * Opens the original of a file of this site, private ones too: the caller has checked the right to it. Undefined when
 * there is no such record or no such file. `size` in bytes.
 */
export async function openMediaFile(
  kernel: Kernel,
  ctx: Ctx,
  mediaId: number,
): Promise<{ stream: Readable; size: number; extension: string; mime: string } | undefined> {
  const [row] = await findMedia(ctx, [mediaId]);
  if (!row) return undefined;
  const key = storageKey(row.hash, 'original', row.extension);
  if (!(await kernel.storage.exists(key))) return undefined;
  const { size, extension, mime } = row;
  return { stream: await kernel.storage.getStream(key), size, extension, mime };
}
