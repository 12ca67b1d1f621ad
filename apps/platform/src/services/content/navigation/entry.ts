import { createHash } from 'node:crypto';
import type { Link } from '@izlog/contract/cms/content/link';
import type { Part } from '@izlog/contract/cms/content/part';

/** Number of an entry in answers and links: its id where that is one, else one that follows from it. */
export function numberOfEntry({ id }: Pick<Part, 'id'>): number {
  if (/^\d{1,15}$/.test(id)) return Number(id);
  return createHash('sha256').update(id).digest().readUIntBE(0, 6);
}

/** Where an entry leads; null for a heading. */
export function linkOfEntry({ meta }: Pick<Part, 'meta'>): Link | null {
  const link = meta.link as Link | null | undefined;
  return typeof link === 'object' && link !== null && 'kind' in link ? link : null;
}

/** All entries of a menu, whatever they stand below. */
export function entriesIn(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => [part, ...entriesIn(part.parts)]);
}
