import type { Part } from '../cms/content/part.ts';
import { findPart } from './apply-op.ts';
import type { DocumentBody } from './document.ts';
import type { Insertion } from './op.ts';

/**
 * The change that brings a part back to a body that lost it, with its words and all inside it as `from` has them, where it
 * stood there: below the part above it, or with that one where it is gone too. Nothing where `from` has no such part, or
 * nothing is missing.
 */
export function bringBack(body: DocumentBody, from: DocumentBody, id: string): Insertion | undefined {
  const way = findPart(from.root, id)?.way ?? [];
  let parent = from.root;
  for (const place of way) {
    const part = parent.parts[place] as Part;
    if (!findPart(body.root, part.id)) {
      const standing = findPart(body.root, parent.id)?.part.parts ?? [];
      const before = parent.parts.slice(0, place).map((one) => one.id);
      const after = before.findLast((one) => standing.some((other) => other.id === one)) ?? null;
      return { op: 'insert', part: withoutKnown(part, body), parent: parent.id, slot: part.slot, after };
    }
    parent = part;
  }
  return undefined;
}

/** What of an insertion a body does not have yet; nothing where it has the part. */
export function stillMissing(body: DocumentBody, insertion: Insertion): Insertion | undefined {
  if (findPart(body.root, insertion.part.id)) return undefined;
  return { ...insertion, part: withoutKnown(insertion.part, body) };
}

/** What was moved out of the part meanwhile stays where it is now. */
function withoutKnown(part: Part, body: DocumentBody): Part {
  const parts = part.parts.filter(({ id }) => !findPart(body.root, id));
  return { ...part, parts: parts.map((one) => withoutKnown(one, body)) };
}
