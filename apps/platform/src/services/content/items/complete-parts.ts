import type { Part, PartInput } from '@izlog/contract/cms/content/part';
import { stamped } from '@izlog/contract/sections/migrate-part';

/**
 * Fills in what writers may leave out. A missing id is given by handler and place (`hero-1`, `cards-2.card-1`), so the
 * same structure in two languages gets the same ids. Ids that occur twice are made unique. Sections of an older version
 * become those of today.
 */
export function completeParts(parts: readonly PartInput[]): Part[] {
  const taken = new Set<string>();
  for (const id of givenIds(parts)) taken.add(id);
  const used = new Set<string>();

  function unique(wanted: string, isGiven: boolean): string {
    let id = wanted;
    for (let count = 2; used.has(id) || (!isGiven && taken.has(id)); count++) id = `${wanted}-${count}`;
    used.add(id);
    return id;
  }

  function complete(list: readonly PartInput[], prefix: string): Part[] {
    const counts = new Map<string, number>();
    return list.map((part) => {
      const count = (counts.get(part.handler) ?? 0) + 1;
      counts.set(part.handler, count);
      const id = unique(part.id ?? `${prefix}${part.handler}-${count}`, part.id !== undefined);
      return {
        id,
        handler: part.handler,
        ...(part.v === undefined ? {} : { v: part.v }),
        slot: part.slot ?? 'parts',
        meta: part.meta ?? {},
        options: part.options ?? {},
        mobileMeta: part.mobileMeta ?? {},
        mobileOptions: part.mobileOptions ?? {},
        parts: complete(part.parts ?? [], `${id}.`),
      };
    });
  }

  return complete(parts, '').map(stamped);
}

function givenIds(parts: readonly PartInput[]): string[] {
  return parts.flatMap((part) => [
    ...(part.id === undefined ? [] : [part.id]),
    ...givenIds(part.parts ?? []),
  ]);
}
