import type { Part } from '@izlog/contract/cms/content/part';

/**
 * The ids of the parts that are other objects now, those around a changed one among them. What is the same object is not
 * looked into: it costs what was changed, and one comparison for each of its neighbours.
 */
export function changedParts(before: Part | undefined, now: Part, into = new Set<string>()): Set<string> {
  if (before === now) return into;
  into.add(now.id);
  let known: ReadonlyMap<string, Part> | undefined;
  for (let place = 0; place < now.parts.length; place++) {
    const part = now.parts[place] as Part;
    const neighbour = before?.parts[place];
    if (neighbour === part) continue;
    known ??= new Map(before?.parts.map((one) => [one.id, one]));
    changedParts(known.get(part.id), part, into);
  }
  return into;
}
