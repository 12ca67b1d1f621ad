import type { Media, Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { pictureFormats } from '@izlog/contract/media/media-sizes';
import type { MediaRow, PictureRow } from './media.queries.ts';

/** A media row as content carries it. */
export function presentPicture(row: PictureRow): Picture {
  const { id, hash, mime, extension, width, height, alt, title, placeholder, color, poster } = row;
  const { focalX: x, focalY: y } = row;
  return {
    ...{ id, hash, mime, extension, width, height, alt, title, placeholder, color },
    ...(x !== null && y !== null && { focal: { x, y } }),
    ...(row.isMoving === true && { isMoving: true }),
    ...(poster && { poster: posterAddress(poster) }),
  };
}

/** A drawing has no sizes. */
const posterAddress = (poster: Parameters<typeof mediaAddress>[0]): string =>
  isRaster(poster) ? mediaAddress(poster, 'LargeSize', 'jpeg') : mediaAddress(poster, 'original');

/** The whole record of MEDIA-001; `poster` is the row of the picture shown before a video. */
export function presentMedia(row: MediaRow & { alt: string }, poster?: MediaRow): Media {
  const formats = isRaster(row) ? pictureFormats : [];
  return {
    ...presentPicture(row),
    driveId: row.driveId,
    description: row.description,
    path: mediaAddress(row, 'original'),
    size: row.size,
    access: row.access === 'private' ? 'private' : 'public',
    originalName: row.originalName,
    alternativePaths: Object.fromEntries(
      formats.map((format) => [format, mediaAddress(row, undefined, format)]),
    ),
    usePublicPath: row.usePublicPath,
    poster: poster ? mediaAddress(poster) : null,
    default: mediaAddress(row),
    folderId: row.folderId,
    created_at: row.createdAt.toISOString(),
  };
}
