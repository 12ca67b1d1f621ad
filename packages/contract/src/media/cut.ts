/** A part of a picture in thousandths of its width and height, from the left and from above. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The smallest side of a crop, in thousandths. */
export const smallestCrop = 20;

/** Whether numbers are a part of a picture, and not the whole of it. */
export function isCrop({ x, y, w, h }: Crop): boolean {
  const isInside = [x, y, w, h].every(Number.isInteger) && x >= 0 && y >= 0 && x + w <= 1000 && y + h <= 1000;
  return isInside && w >= smallestCrop && h >= smallestCrop && (w < 1000 || h < 1000);
}

/** A crop as addresses carry it: `100,0,800,1000`. */
export const cropText = ({ x, y, w, h }: Crop): string => `${x},${y},${w},${h}`;

/** The crop that an address carries; nothing for what is none. */
export function readCrop(text: string): Crop | undefined {
  if (!/^\d{1,4}(,\d{1,4}){3}$/.test(text)) return undefined;
  const [x = 0, y = 0, w = 0, h = 0] = text.split(',').map(Number);
  const crop = { x, y, w, h };
  return isCrop(crop) ? crop : undefined;
}

export function cropPixels(picture: { width: number; height: number }, { x, y, w, h }: Crop) {
  const left = Math.floor((picture.width * x) / 1000);
  const top = Math.floor((picture.height * y) / 1000);
  return {
    left,
    top,
    width: Math.max(1, Math.min(picture.width - left, Math.round((picture.width * w) / 1000))),
    height: Math.max(1, Math.min(picture.height - top, Math.round((picture.height * h) / 1000))),
  };
}

/** A point of the whole, in thousandths, as a point of a crop of it: the nearest one where it lies outside. */
export function pointWithin({ x, y, w, h }: Crop, point: { x: number; y: number }) {
  const within = (at: number, from: number, length: number) =>
    Math.min(1000, Math.max(0, Math.round(((at - from) / length) * 1000)));
  return { x: within(point.x, x, w), y: within(point.y, y, h) };
}

/** The largest crop of a shape (width by height) that keeps a point of the picture as near to its middle as it can. */
export function cropAround(
  picture: { width: number; height: number },
  focal: { x: number; y: number },
  ratio: number,
): Crop {
  const own = picture.width / picture.height;
  const w = own > ratio ? Math.max(smallestCrop, Math.round((1000 * ratio) / own)) : 1000;
  const h = own > ratio ? 1000 : Math.max(smallestCrop, Math.round((1000 * own) / ratio));
  const near = (at: number, length: number) =>
    Math.min(1000 - length, Math.max(0, Math.round(at - length / 2)));
  return { x: near(focal.x, w), y: near(focal.y, h), w, h };
}
