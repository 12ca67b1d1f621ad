import { randomUUID } from 'node:crypto';
import { postGet } from '@izlog/contract/cms/content/post-get';
import type { DocumentRef } from '@izlog/contract/editing/document';
import { editState } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editCheck } from '@izlog/contract/editing/edit-publish';
import type { EndpointInput } from '@izlog/contract/endpoint';
import type { CallOptions, TestPlatform } from '../kit.ts';

/** Who edits. */
export const staff = { as: 'staff' } as const satisfies CallOptions;
/** A change as the editor sends it. */
export type SentOp = EndpointInput<typeof editOps>['documents'][number]['ops'][number];
/** An op without what every one has. */
export type Draft<O = SentOp> = O extends unknown ? Omit<O, 'id' | 'n'> & { id?: string; n?: number } : never;

/** The words of a page or post as a document. */
export const page = (id: number, language = 'hrv'): DocumentRef => ({ kind: 'content', id, language });
/** Its key in a question. */
export const keyOf = ({ kind, id, language }: DocumentRef) => `${kind}:${id}:${language}`;

/** Sends ops on a document and gives what came of it. */
export async function send(
  platform: TestPlatform,
  ref: DocumentRef,
  ops: readonly Draft[],
  {
    base = 0,
    session = randomUUID(),
    heard = [],
    ...options
  }: CallOptions & { base?: number; session?: string; heard?: Array<{ id: string; n: number }> } = {},
) {
  const whole = ops.map((op) => ({ id: randomUUID(), n: 1, ...op }) as SentOp);
  const { documents } = await platform.call(
    editOps,
    { session, documents: [{ ...ref, base, ops: whole, heard }] },
    { ...staff, ...options },
  );
  const [answer] = documents;
  if (!answer) throw new Error('no answer');
  return { ...answer, sent: whole, states: answer.results.map(({ state }) => state) };
}

/** How far the draft of a document is. */
export async function stateOf(platform: TestPlatform, ref: DocumentRef) {
  const { documents } = await platform.call(editState, { documents: keyOf(ref) }, staff);
  const [state] = documents;
  if (!state) throw new Error('no state');
  return state;
}

/** The title that visitors read. */
export const titleOf = async (platform: TestPlatform, id: number, language = 'hrv') =>
  (await platform.call(postGet, { id }, { language })).title;

/** Writes a title. */
export const title = (value: string): Draft => ({ op: 'set', path: 'root/meta/title', value });

/** Keys of what is only to be looked at. */
export async function warningsOf(platform: TestPlatform, ref: DocumentRef): Promise<string[]> {
  return (await platform.call(editCheck, { items: [ref] }, staff)).warnings.map(({ key }) => key);
}
