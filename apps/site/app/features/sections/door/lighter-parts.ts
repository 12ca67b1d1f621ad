import type { Part } from '@izlog/contract/cms/content/part';
import type { Picture } from '@izlog/contract/media/media';
import { pictureView } from '#site/ui/pictures/picture-of.ts';

/**
 * Parts without what a visitor's page does not show of their pictures (titles, placeholders, colours): they travel
 * twice, in the HTML and in the data behind it.
 */
export function lighterParts(parts: readonly Part[]): Part[] {
  return parts.map((part) => ({
    ...part,
    meta: lighter(part.meta),
    mobileMeta: lighter(part.mobileMeta),
    parts: lighterParts(part.parts),
  }));
}

function lighter<T>(value: T): T {
  if (Array.isArray(value)) return value.map(lighter) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, isFile(key, one) ? lighterFile(one) : lighter(one)]),
  ) as T;
}

const isFile = (key: string, value: unknown): value is Picture =>
  key === 'file' && typeof value === 'object' && value !== null && 'hash' in value;

/** The caption stands below the picture where the place has room for one. */
const lighterFile = (file: Picture) => ({
  ...pictureView(file),
  ...(file.caption && { caption: file.caption }),
});
