import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { Picture } from '@izlog/contract/media/media';
import type { Ctx } from '#platform/kernel/context.ts';
import { placePicture } from '#platform/services/media/index.ts';

/**
 * The picture of a page, post, term or event as it uses it: the part that it shows, and the words that stand for it there.
 * Without a use of its own, or with one of another file, the file says it all; nothing where that is gone.
 */
export function usedPicture(
  ctx: Pick<Ctx, 'held'>,
  pictures: ReadonlyMap<number, Picture>,
  mediaId: number | null,
  use: unknown,
): Picture | null {
  const file = mediaId === null ? undefined : pictures.get(mediaId);
  if (!file) return null;
  if (!isUseOf(use, file)) return file;
  const { alt } = use;
  const words = typeof alt === 'object' ? '' : alt || file.alt;
  return { ...placePicture(ctx, file, use), alt: words };
}

const isUseOf = (use: unknown, { id }: Picture): use is MediaUse =>
  typeof use === 'object' && use !== null && 'id' in use && use.id === id && 'alt' in use;
