import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';

/** Signs that stand for a field: one in seventeen million is the same for two values. */
const length = 4;

type Values = Readonly<Record<string, unknown>>;

/**
 * The revision of a record: a few signs for each field that people may change, in the order of their names. It needs no
 * column, is the same until one of them changes, and tells which did.
 */
export const revisionOf = (record: Values, names: readonly string[]): string =>
  names.map((name) => signsOf(record[name])).join('');

/** Fields whose values are others than at a revision; all of them for a revision of another form. */
export function changedSince<N extends string>(
  revision: string,
  values: Readonly<Record<N, unknown>> | Values,
  names: readonly N[],
): N[] {
  if (revision.length !== names.length * length) return [...names];
  return names.filter(
    (name, place) => signsOf(values[name]) !== revision.slice(place * length, (place + 1) * length),
  );
}

/**
 * Of the fields of a form those that anyone who sends it has changed; a form sends what it shows, and what is as it was read
 * was not changed by them. Refuses with recordChanged where somebody else has changed the same since.
 */
export function mineSince({
  revision,
  now,
  said,
  names,
  target,
}: {
  revision: string | undefined;
  now: Values;
  said: Values;
  names: readonly string[];
  /** What the log of staff calls it. */
  target: string;
}): string[] {
  const sent = names.filter((name) => Object.hasOwn(said, name));
  const touched = revision === undefined ? sent : changedSince(revision, { ...now, ...said }, names);
  const mine = sent.filter(
    (name) => touched.includes(name) && canonical(said[name]) !== canonical(now[name]),
  );
  const theirs = revision === undefined ? [] : changedSince(revision, now, names);
  const clash = mine.filter((name) => theirs.includes(name));
  if (clash.length > 0) throw new Refusal('recordChanged', { fields: clash, record: now, target });
  return mine;
}

const signsOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, length);

/** The same text for the same value, in whatever order its parts came. */
export function canonical(value: unknown): string {
  const sorted = (_key: string, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  return JSON.stringify(value, sorted) ?? '';
}
