import { type RefusalName, type RefusalRow, refusals } from '@izlog/contract/refusals';

/** An expected "no". Thrown anywhere in an operation; it rolls the transaction back and is answered by the table. */
export class Refusal extends Error {
  readonly row: RefusalRow;
  readonly payload: unknown;

  constructor(name: RefusalName, payload?: unknown) {
    super(refusals[name].message);
    this.name = 'Refusal';
    this.row = refusals[name];
    this.payload = payload;
  }
}

/** What went wrong, in English, for reports of what was left out: of a refusal what it knows more than its table. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal) {
    const { payload } = error;
    const isSaid = typeof payload === 'object' && payload !== null && 'reason' in payload;
    return isSaid ? String(payload.reason) : error.message;
  }
  return error instanceof Error ? error.message : String(error);
}

/** The "no" to a value that only one record can have and another one has, by the field that says it. */
export const taken = (path: string, message: string): Refusal =>
  new Refusal('valueTaken', { fields: [{ path, kind: 'taken', message }] });
