import type { EndpointParsed } from '@izlog/contract/endpoint';
import { readCrop } from '@izlog/contract/media/cut';
import type { filePlaced } from '@izlog/contract/media/file-placed';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { placePicture } from '../cut-signer.ts';
import { findPictures } from '../find-pictures.ts';

/** A picture as one use of it would show it. */
export async function placeFile(ctx: Ctx, { id, crop, focal }: EndpointParsed<typeof filePlaced>) {
  const file = (await findPictures(ctx, [id], { withCaption: true })).get(id);
  if (!file) throw new Refusal('notFound');
  const [x = 0, y = 0] = (focal ?? '').split(',').map(Number);
  return placePicture(ctx, file, {
    crop: crop === undefined ? undefined : readCrop(crop),
    focal: focal === undefined ? undefined : { x, y },
  });
}
