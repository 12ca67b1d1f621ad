import type { Picture } from '@izlog/contract/media/media';
import type { Ctx } from '#platform/kernel/context.ts';
import { bucketOf } from './direct/open-address.ts';
import { listPictures } from './media.queries.ts';
import { presentPicture } from './present-media.ts';

/**
 * Pictures by id as content carries them, in one query; ids that are gone or belong to another site are left out.
 * `withCaption` where a place shows what stands below the picture.
 */
export async function findPictures(
  ctx: Ctx,
  ids: readonly number[],
  { withCaption = false } = {},
): Promise<Map<number, Picture>> {
  const rows = ids.length === 0 ? [] : await listPictures(ctx, ids);
  for (const row of rows) ctx.tags.add(`media:${row.id}`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...presentPicture(row),
        ...(withCaption && row.caption && { caption: row.caption }),
        ...bucketOf(ctx, row),
      },
    ]),
  );
}
