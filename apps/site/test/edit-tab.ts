import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Change, Insertion, Op, OpResult } from '@izlog/contract/editing/op';
import type { Answer } from '#site/admin/editing/store/document-log.ts';
import { EditStore } from '#site/admin/editing/store/edit-store.ts';
import type { SavedOps } from '#site/admin/editing/store/saved-ops.ts';
import type { SendDocument, Sent, StoreSurroundings } from '#site/admin/editing/store/sending.ts';
import { part } from './part.ts';

/** A document of one section, as a tab begins with it. */
export const ref: DocumentRef = { kind: 'content', id: 7, language: 'hrv' };
export const key = 'content:7:hrv';
export const start: DocumentBody = {
  root: part({
    id: 'root',
    meta: { title: 'Naslov' },
    parts: [part({ id: 'a', slot: 'sections', meta: { heading: 'Prvi' } })],
  }),
};

type Says = Sent | ((documents: readonly SendDocument[]) => Sent);

/** A platform that takes every op, unless it was told to say something else. */
function fakePlatform() {
  const seen: SendDocument[][] = [];
  let answers: Says[] = [];
  let rev = 1;
  const send = async (documents: readonly SendDocument[]): Promise<Sent> => {
    seen.push([...documents]);
    const next = answers.shift();
    if (next) return typeof next === 'function' ? next(documents) : next;
    return { answers: new Map(documents.map((one) => [key, applied(one.ops, ++rev)])) };
  };
  const say = (...next: Says[]) => {
    answers = [...answers, ...next];
  };
  return { send, seen, say };
}

const applied = (ops: readonly Op[], rev: number): Answer => ({
  rev,
  others: [],
  results: ops.map(({ id }): OpResult => ({ id, state: 'applied' })),
});

/** The store of a tab over that document, the platform it talks to, and what it wrote into the browser. */
export function openTab(around: Partial<StoreSurroundings> = {}) {
  const platform = fakePlatform();
  const saves: Array<readonly SavedOps[]> = [];
  let count = 0;
  const store = new EditStore({
    session: 'tab',
    send: platform.send,
    newId: () => `op-${++count}`,
    saved: { save: (_session, all) => saves.push(all) > 0, takeLeft: async () => {} },
    ...around,
  });
  store.open(ref, 1, start);
  return { store, platform, saves };
}

export const heading = (value: string): Change => ({ op: 'set', path: 'a/meta/heading', value });
export const shownHeading = (store: EditStore): unknown => store.shown(key)?.root.parts[0]?.meta.heading;

/** An answer that says the same of each op. */
const saying =
  (rev: number, result: (op: Op) => OpResult, others: readonly Change[] = []) =>
  (documents: readonly SendDocument[]): Sent => ({
    answers: new Map([[key, { rev, others, results: (documents[0]?.ops ?? []).map(result) }]]),
  });

/** An answer in which each op clashes with the words that somebody else has written in its field, or took `back` it stood in. */
export const clashing = (theirs: string | null, rev = 5, back?: Insertion, others: readonly Change[] = []) =>
  saying(
    rev,
    (op) => ({
      id: op.id,
      state: 'conflict',
      path: 'path' in op ? op.path : '',
      theirs,
      by: 'Ana',
      at: '2026-11-22T10:00:00Z',
      ...(back && { back }),
    }),
    others,
  );

/** An answer that refuses each op. */
export const refusing = (code: string, path: string) =>
  saying(1, ({ id }) => ({ id, state: 'invalid', code, path }));
