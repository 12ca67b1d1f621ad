import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Op } from '@izlog/contract/editing/op';
import type { Answer, Heard } from './document-log.ts';
import type { Trouble } from './edit-status.ts';
import type { OtherTabs } from './other-tabs.ts';
import type { OpStore } from './saved-ops.ts';
import type { UndoStore } from './undo-store.ts';

/** What the platform says to a request: its answers by document key, or why there are none. */
export type Sent = { answers: ReadonlyMap<string, Answer> } | { trouble: Trouble };

/** The changes of a document on their way. */
export interface SendDocument {
  ref: DocumentRef;
  base: number;
  ops: readonly Op[];
  heard: readonly Heard[];
}

/** Milliseconds from the last change until it is sent. */
export const pause = 400;

const waits = [1000, 2000, 4000, 8000, 16_000, 30_000];

/** Milliseconds until what nobody answered is tried again. */
export const waitAfter = (tries: number): number => waits[Math.min(tries, waits.length - 1)] ?? 0;

/** What the store of a tab talks to. */
export interface StoreSurroundings {
  session: string;
  send(documents: readonly SendDocument[]): Promise<Sent>;
  saved: OpStore;
  newId(): string;
  /** Where the steps of the tab stand, so that a reload keeps them. */
  undos?: UndoStore;
  /** Get at once what is changed here. */
  others?: Pick<OtherTabs, 'tell'>;
  /** Reads a document as it is drafted now; nothing when nobody answers. */
  read?(ref: DocumentRef): Promise<{ rev: number; body: DocumentBody } | undefined>;
}
