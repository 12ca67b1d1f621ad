import type { Picture } from '@izlog/contract/media/media';
import type { Ctx } from '#platform/kernel/context.ts';
import { findPictures, placePicture } from '#platform/services/media/index.ts';
import { findLinkPaths } from '../navigation/link-paths.ts';
import { completeButton } from './complete-button.ts';
import { collectUses } from './content-uses.ts';

/**
 * Fills in what content names by id, in place: `formattedPath` of links (null when the target is not public), all fields
 * of buttons, and `file` of pictures (null when it is gone). One query for all links and one for all pictures, those of
 * `mediaIds` too, which are given back by id.
 */
export async function resolveContent(
  ctx: Ctx,
  content: unknown,
  mediaIds: ReadonlyArray<number | null | undefined> = [],
): Promise<Map<number, Picture>> {
  const { links, media, buttons } = collectUses(content);
  const ids = [...media.map((one) => one.id), ...mediaIds.filter((id) => typeof id === 'number')];
  const [pathOf, pictures] = await Promise.all([
    findLinkPaths(ctx, links),
    findPictures(ctx, ids, { withCaption: true }),
  ]);
  for (const link of links) link.formattedPath = pathOf(link);
  for (const one of buttons) completeButton(one);
  for (const use of media) {
    const file = pictures.get(use.id);
    Object.assign(use, { file: file ? placePicture(ctx, file, use) : null });
  }
  return pictures;
}
