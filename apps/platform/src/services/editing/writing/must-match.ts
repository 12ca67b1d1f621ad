import { Refusal } from '#platform/kernel/refusal.ts';

/** The revision that `If-Match` names; nothing where it names none or any. */
export function revisionIn(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text === undefined || text === '*' || text === '' ? undefined : text;
}

/** The `ETag` of a revision. */
export function etagOf(rev: number): string {
  return `"${rev}"`;
}

/** Refuses with contentConflict when somebody wrote after the revision that was seen. */
export function mustMatch(revision: string | undefined, rev: number): void {
  if (revision === undefined || revision.replace(/^W\//, '') === etagOf(rev)) return;
  throw new Refusal('contentConflict', { rev });
}
