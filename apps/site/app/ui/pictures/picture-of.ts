import type { Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress, mediaSrcset } from '@izlog/contract/media/media-address';
import type { MediaSize } from '@izlog/contract/media/media-sizes';
import type { PictureProps } from './picture.tsx';

/** What a loader passes on of a picture; enough for every address of it. */
export type PictureView = Pick<
  Picture,
  'hash' | 'mime' | 'extension' | 'width' | 'height' | 'cut' | 'bucket' | 'focal' | 'isMoving'
> & {
  /** Left out where the picture only repeats the words beside it. */
  alt?: string;
};

/** Leaves out what the page does not show, so that it need not travel twice (in the HTML and in the data). */
export function pictureView({ alt, cut, ...picture }: Picture): PictureView {
  return { ...silentPictureView(picture), alt, cut };
}

/** The same for a place that says the picture's words itself, such as a tile with its name. */
export function silentPictureView({
  hash,
  mime,
  extension,
  width,
  height,
  focal,
  bucket,
  isMoving,
}: Omit<PictureView, 'alt' | 'cut'>): PictureView {
  return {
    ...{ hash, mime, extension, width, height },
    ...(focal && { focal }),
    ...(bucket && { bucket }),
    ...(isMoving && { isMoving }),
  };
}

type Still = Omit<PictureProps, 'className' | 'seed'>;

const widths = {
  tile: ['SmallSize', 'BoxSize', 'LargeSize'],
  large: ['BoxSize', 'LargeSize', 'Full HDSize', 'Dense1600Size'],
} as const satisfies Record<string, readonly MediaSize[]>;

/** One file of a picture for a tile: enough where it is shown for a moment only, and short in the page. */
export const tileSource = (picture: PictureView): string =>
  isRaster(picture) ? mediaAddress(picture, 'BoxSize', 'webp') : mediaAddress(picture, 'original');

/**
 * A picture as the `<picture>` of the page: avif and webp in the widths its place needs, and a fallback (MEDIA-006).
 * `alt` overrides the picture's own text, '' where it only repeats the words beside it.
 */
export function pictureOf(picture: PictureView, place: keyof typeof widths, alt = picture.alt ?? ''): Still {
  const size = { width: picture.width ?? 800, height: picture.height ?? 800, focal: picture.focal };
  if (!isRaster(picture)) return { src: mediaAddress(picture, 'original'), alt, ...size };
  const sizes = widths[place];
  return {
    src: mediaAddress(picture, sizes[1], 'jpeg'),
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: mediaSrcset(picture, format, sizes),
    })),
    alt,
    ...size,
  };
}
