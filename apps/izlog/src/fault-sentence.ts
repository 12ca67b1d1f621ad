import { CallError } from '@izlog/contract/client';
import { withoutValues } from '@izlog/platform/kernel/database/without-values';
import { noRoom, rootOf } from '@izlog/platform/kernel/error-root';
import { Refusal } from '@izlog/platform/kernel/refusal';

/** What a person at the command line is told: one sentence, with the reason and the fields of a refusal; never a statement of SQL. */
export function faultSentence(error: unknown): string {
  if (error instanceof Refusal) {
    const { fields = [], reason } = (error.payload ?? {}) as {
      fields?: { path: string; message: string }[];
      reason?: string;
    };
    return [
      error.message,
      ...(reason ? [reason] : []),
      ...fields.map((field) => `${field.path}: ${field.message}`),
    ].join(' ');
  }
  if (error instanceof CallError) return error.message;
  if (isSentence(error)) return error.message;
  if (error instanceof Error)
    return troubleOf(error) ?? refusedByDatabase(withoutValues(error)) ?? error.message;
  return String(error);
}

/**
 * Whether somebody of ours caught a fault and found the words for it, with what to do: they are told, not what was caught.
 * What libraries wrap has a class of its own.
 */
const isSentence = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && error.cause instanceof Error;

/** What PostgreSQL said, without the values; its code is what one looks for. */
function refusedByDatabase(error: Error): string | undefined {
  const root = rootOf(error);
  const { severity, constraint } = root as { severity?: string; constraint?: string };
  if (severity === undefined) return undefined;
  return `The database refused: ${root.message} (${[root.code, constraint].filter(Boolean).join(', ')}).`;
}

/** Classes 08 and 57P of PostgreSQL, and what the driver says when the other end is gone. */
const isGone = ({ code = '', message }: { code?: string; message: string }): boolean =>
  /^(08|57P|ECONNRESET$|EPIPE$)/.test(code) || /terminated|not queryable/i.test(message);

/** The system names the file that it wrote, the database does not. */
function diskOf(root: { path?: string; dest?: string }): string {
  const file = root.dest ?? root.path;
  return file === undefined ? 'a disk' : `the disk of ${file}`;
}

/** A disk that is full or a database that went away while it worked; what it does with an open transaction goes with it. */
function troubleOf(error: Error): string | undefined {
  const root = rootOf(error);
  if (noRoom.includes(root.code ?? ''))
    return `There is no room left on ${diskOf(root)}. Free some, and give the command again.`;
  if (isGone(root))
    return 'The database went away before the work was done; what was not finished is undone. See its disk and its log, and give the command again.';
  return undefined;
}
