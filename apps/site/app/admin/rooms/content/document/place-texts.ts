import { type Crop, cropText, isCrop } from '@izlog/contract/media/cut';
import type { FocalPoint } from '@izlog/contract/media/media';

/** The crop of a use as a control holds it: `100,0,800,1000`, empty for the whole picture. */
export const textOfCrop = (crop: Crop | null | undefined): string => (crop ? cropText(crop) : '');

/** The focal point of a use as a control holds it: `250,700`, empty where the file's own counts. */
export const textOfPoint = (point: FocalPoint | null | undefined): string =>
  point ? `${point.x},${point.y}` : '';

/** The crop that a control holds; nothing for the whole, or for what is none. */
export function cropOfText(text: string): Crop | undefined {
  const [x, y, w, h] = numbersIn(text, 4);
  if (x === undefined || y === undefined || w === undefined || h === undefined) return undefined;
  const crop = { x, y, w, h };
  return isCrop(crop) ? crop : undefined;
}

/** The focal point that a control holds. */
export function pointOfText(text: string): FocalPoint | undefined {
  const [x, y] = numbersIn(text, 2);
  return x === undefined || y === undefined || x > 1000 || y > 1000 ? undefined : { x, y };
}

const numbersIn = (text: string, count: number): number[] => {
  const parts = text.split(',');
  return parts.length === count && parts.every((one) => /^\d{1,4}$/.test(one)) ? parts.map(Number) : [];
};
