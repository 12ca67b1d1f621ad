import { createHash } from 'node:crypto';

/** Signs that stand for a field: one in seventeen million is the same for two values. */
const length = 4;

/**
 * The revision of a record: a few signs for each field that people may change, in the order of their names. It needs no
 * column, is the same until one of them changes, and tells which did.
 */
export const revisionOf = (record: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  names
    .map((name) =>
      createHash('sha256')
        .update(JSON.stringify(record[name]) ?? '')
        .digest('base64url')
        .slice(0, length),
    )
    .join('');

/** Fields that are no more what they were at a revision; all of them for one of another form. */
export function changedSince(revision: string, now: string, names: readonly string[]): string[] {
  if (revision.length !== now.length) return [...names];
  const part = (text: string, place: number) => text.slice(place * length, (place + 1) * length);
  return names.filter((_name, place) => part(revision, place) !== part(now, place));
}
