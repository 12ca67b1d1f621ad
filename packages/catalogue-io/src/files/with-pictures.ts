import { type ImportImage, importLimits } from './import-record.ts';

/** The pictures of a product and, after them, those that stood in its descriptions. */
export function withPictures(images: readonly ImportImage[], pictures: readonly string[]): ImportImage[] {
  const own = new Set(images.map(({ src }) => src));
  const more = pictures.filter((src) => !own.has(src)).map((src) => ({ src, alt: null }));
  return [...images, ...more].slice(0, importLimits.values);
}
