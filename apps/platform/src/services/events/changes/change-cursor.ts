import { Refusal } from '#platform/kernel/refusal.ts';

/**
 * Where a program is in the changes of a shop. `since`: the snapshot of the database whose transactions it has seen; while an
 * answer has a next page also `upTo`, the snapshot that the pages go up to, and the place of the last change told.
 */
export interface ChangeCursor {
  /** Names the tables it was made over: after a restore there are others. */
  of: string;
  since: string;
  upTo?: string;
  after?: readonly [xid: string, id: number];
  /** When `since` was taken, ms since 1970. */
  madeAt: number;
}

/** The cursor as an address carries it. */
export const cursorText = ({ of, since, upTo = '', after, madeAt }: ChangeCursor): string =>
  Buffer.from([of, madeAt, since, upTo, ...(after ?? [])].join(' ')).toString('base64url');

const form = /^([0-9a-f]{1,40}) (\d{1,15}) (\d+:\d+:[\d,]*) (?:(\d+:\d+:[\d,]*) (\d{1,20}) (\d{1,15}))?$/;

/** Reads a cursor; refuses what `cursorText` did not write. */
export function readChangeCursor(text: string): ChangeCursor {
  const [, of, madeAt, since, upTo, xid, id] = form.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (of === undefined || since === undefined)
    throw new Refusal('validationFailed', {
      fields: [{ path: 'since', kind: 'invalid_value', message: 'Not a cursor of this call.' }],
    });
  return {
    of,
    since,
    madeAt: Number(madeAt),
    ...(upTo !== undefined && xid !== undefined && { upTo, after: [xid, Number(id)] as const }),
  };
}
