import type { Part } from '../cms/content/part.ts';
import { declarationOf } from './section-list.ts';

/**
 * A stored part, and all inside it, as declarations have them today: one that was written by an older version of its
 * section goes through the migrations since. What is right stays the same object.
 */
export function upToDate(part: Part): Part {
  const declared = declarationOf(part.handler);
  let one = part;
  for (let version = (part.v ?? 1) + 1; declared && version <= declared.version; version++)
    one = { ...(declared.migrate[version]?.(one) ?? one), v: version };
  return within(one, upToDate);
}

/** The same for what a writer of today brings: a part that names no version has that of its declaration. */
export function stamped(part: Part): Part {
  const version = declarationOf(part.handler)?.version ?? 1;
  const one = part.v === undefined && version > 1 ? { ...part, v: version } : upToDate(part);
  return within(one, stamped);
}

function within(part: Part, change: (part: Part) => Part): Part {
  const parts = part.parts.map(change);
  return parts.every((one, place) => one === part.parts[place]) ? part : { ...part, parts };
}
