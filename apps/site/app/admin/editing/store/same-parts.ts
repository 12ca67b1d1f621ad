import type { Part } from '@izlog/contract/cms/content/part';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { isSameValue } from '@izlog/contract/editing/same-value';

/**
 * A body in which whatever says the same as before is the same object, down to the whole body: what was on its way and was
 * taken changes nothing that is seen, so nothing is rendered for it.
 */
export function withSameParts(before: DocumentBody | undefined, body: DocumentBody): DocumentBody {
  if (!before || before === body) return body;
  const root = samePart(before.root, body.root);
  return root === before.root && before.sources === body.sources ? before : { ...body, root };
}

function samePart(before: Part, now: Part): Part {
  if (before === now) return before;
  const known = new Map(before.parts.map((one) => [one.id, one]));
  const parts = now.parts.map((one) => {
    const old = known.get(one.id);
    return old ? samePart(old, one) : one;
  });
  const isSameList =
    parts.length === before.parts.length && parts.every((one, place) => one === before.parts[place]);
  const part = { ...now, parts: isSameList ? before.parts : parts };
  return isSameList && isSameValue({ ...before, parts: [] }, { ...part, parts: [] }) ? before : part;
}
