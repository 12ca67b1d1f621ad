import type { DocumentRef } from '@izlog/contract/editing/document';
import type { Op } from '@izlog/contract/editing/op';
import type { Answer } from './document-log.ts';
import type { Trouble } from './edit-status.ts';

/** What the platform says to a request: its answers by document key, or why there are none. */
export type Sent = { answers: ReadonlyMap<string, Answer> } | { trouble: Trouble };

/** The changes of a document on their way. */
export interface SendDocument {
  ref: DocumentRef;
  base: number;
  ops: readonly Op[];
}

/** Milliseconds from the last change until it is sent. */
export const pause = 400;

const waits = [1000, 2000, 4000, 8000, 16_000, 30_000];

/** Milliseconds until what nobody answered is tried again. */
export const waitAfter = (tries: number): number => waits[Math.min(tries, waits.length - 1)] ?? 0;
