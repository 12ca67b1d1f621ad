import type { NewLive } from './content.queries.ts';
import { isMediaUse } from './content-uses.ts';

/** A picture that is named, and where: `mediaId`, `parts.0.meta.image`. */
export interface PictureUse {
  path: string;
  id: number;
}

/** The pictures that an item names in a language, with the field each stands in. */
export function listPictureUses(
  row: Pick<
    NewLive,
    'mediaId' | 'seo' | 'meta' | 'options' | 'mobileMeta' | 'mobileOptions' | 'parts' | 'body'
  >,
): PictureUse[] {
  const { mediaId, seo, meta, options, mobileMeta, mobileOptions, parts, body } = row;
  return [
    ...(mediaId ? [{ path: 'mediaId', id: mediaId }] : []),
    ...(seo?.mediaId ? [{ path: 'seo.mediaId', id: seo.mediaId }] : []),
    ...usesIn({ meta, options, mobileMeta, mobileOptions, parts, body }, ''),
  ];
}

function usesIn(value: unknown, path: string): PictureUse[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isMediaUse(value)) return [{ path, id: value.id }];
  return Object.entries(value).flatMap(([key, one]) => usesIn(one, path === '' ? key : `${path}.${key}`));
}
