import type { Picture } from './media.ts';
import {
  defaultMediaSize,
  fittedSize,
  type MediaSize,
  mediaSizeNames,
  type PictureFormat,
  pictureFormats,
} from './media-sizes.ts';

type Addressed = Pick<Picture, 'hash' | 'mime' | 'extension' | 'cut' | 'bucket'>;

const directExtensions = ['jpg', 'jpeg', 'png', 'avif', 'webp'];

/** Extension of an address that names none: png for pictures, mp4 for videos, gif for gifs (MEDIA-005), else the file's own. */
export function defaultExtension({ mime, extension }: Pick<Picture, 'mime' | 'extension'>): string {
  if (mime === 'image/gif') return 'gif';
  if (mime.startsWith('image/')) return 'png';
  if (mime.startsWith('video/')) return 'mp4';
  return extension;
}

/**
 * Address of a file on the platform, without the host (MEDIA-007). A picture gets the default size and extension unless
 * told otherwise; what is not a picture has only its original. Where its renderings lie in the bucket for everybody, those
 * are addressed there, a jpg as webp (MEDIA-008, MEDIA-009); parts of a picture and pngs are always the platform's.
 */
export function mediaAddress(media: Addressed, size?: MediaSize | 'original', extension?: string): string {
  const isOriginal = size === 'original' || !media.mime.startsWith('image/');
  const name = isOriginal ? 'original' : encodeURIComponent(size ?? defaultMediaSize);
  const ending = isOriginal ? media.extension : (extension ?? defaultExtension(media));
  const direct = bucketExtension(ending);
  if (media.bucket && !isOriginal && !media.cut && /webp|avif/.test(direct))
    return `${media.bucket}/${name}.${direct}`;
  const query = media.cut && !isOriginal ? `?${media.cut}` : '';
  return `/api/v1/media/file/${media.hash}/${name}.${ending}${query}`;
}

/**
 * True for pictures that can be offered in several sizes and formats: not svg (it has no pixels), and nothing that moves (a gif
 * may), of which a size would be its first frame.
 */
export function isRaster({
  mime,
  isMoving,
}: Pick<Picture, 'mime'> & { isMoving?: boolean | null | undefined }): boolean {
  return mime.startsWith('image/') && mime !== 'image/svg+xml' && mime !== 'image/gif' && isMoving !== true;
}

/**
 * The `srcset` of a raster picture in one format: each size once, narrowest first, and none beyond the first that shows
 * the picture in full. Sizes that would give the same width are named once.
 */
export function mediaSrcset(
  media: Addressed & Pick<Picture, 'width' | 'height'>,
  format: PictureFormat,
  sizes: readonly MediaSize[] = mediaSizeNames,
): string {
  if (media.width === null || media.height === null) return '';
  const picture = { width: media.width, height: media.height };
  const byWidth = new Map<number, MediaSize>();
  for (const size of sizes) {
    const { width } = fittedSize(picture, size);
    if (!byWidth.has(width)) byWidth.set(width, size);
  }
  return [...byWidth]
    .sort(([a], [b]) => a - b)
    .map(([width, size]) => `${mediaAddress(media, size, format)} ${width}w`)
    .join(', ');
}

/** The `<source>` elements of a `<picture>`, best format first (MEDIA-006); none for svg, gif and what is no picture. */
export function pictureSources(
  media: Addressed & Pick<Picture, 'width' | 'height' | 'isMoving'>,
  options: { sizes?: readonly MediaSize[]; formats?: readonly PictureFormat[] } = {},
): Array<{ type: string; srcset: string }> {
  if (!isRaster(media)) return [];
  const formats = options.formats ?? pictureFormats;
  return formats.map((format) => ({
    type: `image/${format}`,
    srcset: mediaSrcset(media, format, options.sizes),
  }));
}

/**
 * Whether a picture may be read straight from the bucket, past the platform: only when the direct bucket option is set,
 * the file is public, a size is asked for, and it is a raster picture of a known extension (MEDIA-008).
 */
export function isServedFromBucket(media: {
  directBucket: boolean;
  access: string;
  size: string;
  mime: string;
  extension: string;
}): boolean {
  return (
    media.directBucket &&
    media.access === 'public' &&
    media.size !== 'original' &&
    media.mime !== 'image/svg+xml' &&
    directExtensions.includes(media.extension.toLowerCase())
  );
}

/** Extension under which a picture lies in the bucket: a jpg is stored as webp (MEDIA-009), jpeg likewise. */
export function bucketExtension(extension: string): string {
  return /^jpe?g$/i.test(extension) ? 'webp' : extension.toLowerCase();
}
