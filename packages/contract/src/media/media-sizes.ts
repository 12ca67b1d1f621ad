/** Boxes in pixels into which a picture is fitted, by the name used in addresses and site options (MEDIA-002, MEDIA-003). */
export const mediaSizes = {
  ThumbnailSize: { width: 50, height: 50 },
  SmallSize: { width: 320, height: 240 },
  BoxSize: { width: 600, height: 600 },
  MediumSize: { width: 720, height: 576 },
  '920x362Size': { width: 920, height: 362 },
  LargeSize: { width: 1280, height: 720 },
  'Full HDSize': { width: 1920, height: 1080 },
} as const satisfies Record<string, { width: number; height: number }>;

/** Boxes for screens with two or three pixels a point, which the seven are too small for; no options of a site. */
export const denseSizes = {
  Dense1600Size: { width: 1600, height: 1600 },
  Dense2560Size: { width: 2560, height: 2560 },
} as const satisfies Record<string, { width: number; height: number }>;

const boxes = { ...mediaSizes, ...denseSizes };

export type MediaSize = keyof typeof boxes;
export const mediaSizeNames = Object.keys(mediaSizes) as Array<keyof typeof mediaSizes>;

/** Every size: those that lie in the bucket of sites that let browsers fetch pictures from it. */
export const directSizes = Object.keys(boxes) as MediaSize[];

/** The box in pixels that a size names. */
export const boxOf = (size: MediaSize): { width: number; height: number } => boxes[size];

/** The size of an address that names none (MEDIA-004). */
export const defaultMediaSize: MediaSize = 'MediumSize';

/** Formats in which a picture is offered, the best first: the order of `<source>` in a `<picture>` (MEDIA-006). */
export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Says whether `name` is one of the sizes; `original` is not. */
export function isMediaSize(name: string): name is MediaSize {
  return Object.hasOwn(boxes, name);
}

/** Width and height in pixels of a picture inside the box of a size: never enlarged, never cropped. */
export function fittedSize(
  picture: { width: number; height: number },
  size: MediaSize,
): { width: number; height: number } {
  const box = boxOf(size);
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}
