import { type Link, linkKinds } from '@izlog/contract/cms/link';
import type { MediaUse } from '@izlog/contract/cms/part';

/** A link that names its target by kind and id. */
export type EntityLink = Extract<Link, { id: number }>;

/** What a piece of content names: links of every kind, and pictures. */
export interface ContentUses {
  links: Link[];
  media: MediaUse[];
}

const plainKinds = ['external', 'path', 'email', 'phone'];

/** Collects the links and pictures in parts, fields and rich text, wherever they stand. The objects are those of `value`. */
export function collectUses(value: unknown, uses: ContentUses = { links: [], media: [] }): ContentUses {
  if (Array.isArray(value)) for (const one of value) collectUses(one, uses);
  if (!isObject(value)) return uses;
  if (isLink(value)) uses.links.push(value);
  else if (isMediaUse(value)) uses.media.push(value);
  else for (const one of Object.values(value)) collectUses(one, uses);
  return uses;
}

export function isEntityLink(link: Link): link is EntityLink {
  return 'id' in link;
}

function isLink(value: object): value is Link {
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  if (typeof kind !== 'string') return false;
  return plainKinds.includes(kind) || (linkKinds.some((one) => one === kind) && Number.isSafeInteger(id));
}

// Parts have text ids, so a number beside `alt` can only be a picture.
function isMediaUse(value: object): value is MediaUse {
  return 'alt' in value && Number.isSafeInteger((value as { id?: unknown }).id);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
