import { type Crop, cropPixels, cropText, isCrop, pointWithin, readCrop } from '@izlog/contract/media/cut';
import type { FocalPoint, Picture } from '@izlog/contract/media/media';
import { isRaster } from '@izlog/contract/media/media-address';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/** Signs what addresses ask of a picture, so that nobody but us can have parts of it rendered and stored. */
export const cutSigner = (): { seal: (text: string) => string } => ({
  seal: () => {
    throw new Error('the platform is not put together yet');
  },
});

/** Lets pictures be cut: called once, when the platform is put together. */
export function openCutSigner({ held, tokens }: Pick<Kernel, 'held' | 'tokens'>): void {
  held.get(cutSigner).seal = tokens.seal;
}

/** How one use shows a picture: a part of it, and what of the whole stays in view. */
export interface PlaceOfUse {
  crop?: Crop | undefined;
  focal?: FocalPoint | undefined;
}

/**
 * A picture as one use of it shows it: its size is that of the part, its addresses say which, and the point that stays in
 * view, the use's own or the file's, is given within the part.
 */
export function placePicture(
  ctx: Pick<Ctx, 'held'>,
  { focal: ofFile, ...picture }: Picture,
  { crop, focal = ofFile }: PlaceOfUse,
): Picture {
  const point = (of: FocalPoint | undefined) => (of ? { focal: of } : {});
  const { width, height } = picture;
  if (!crop || !isCrop(crop) || !isRaster(picture) || width === null || height === null)
    return { ...picture, ...point(focal) };
  const pixels = cropPixels({ width, height }, crop);
  const text = cropText(crop);
  const cut = `c=${text}&s=${signature(ctx, picture.hash, text)}`;
  return {
    ...picture,
    width: pixels.width,
    height: pixels.height,
    cut,
    ...point(focal && pointWithin(crop, focal)),
  };
}

/** The crop that an address asks for; refused with notFound when we did not sign it. */
export function readCut(
  ctx: Pick<Ctx, 'held'>,
  hash: string,
  { c, s }: { c?: string | undefined; s?: string | undefined },
): Crop | undefined {
  if (c === undefined) return undefined;
  const crop = readCrop(c);
  if (!crop || s !== signature(ctx, hash, c)) throw new Refusal('notFound');
  return crop;
}

const signature = ({ held }: Pick<Ctx, 'held'>, hash: string, text: string): string =>
  held.get(cutSigner).seal(`cut ${hash} ${text}`).slice(0, 16);
