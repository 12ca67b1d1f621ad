import type { Part } from '@izlog/contract/cms/content/part';
import { applyOp, findPart, valueAt } from '@izlog/contract/editing/apply-op';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Difference, editDiff, editVersions } from '@izlog/contract/editing/edit-history';
import { type Change, readPath } from '@izlog/contract/editing/op';
import { diffWords } from '@izlog/contract/editing/word-diff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { plainText } from '#platform/services/content/index.ts';
import { readDrafts } from '../drafts/draft.queries.ts';
import { kindOf, mustBeMine } from '../kinds.ts';
import { namesIn } from './names-in.ts';
import { findVersion, listVersions } from './version.queries.ts';

/** The versions of a document, the newest first. */
export async function filterVersions(
  ctx: Ctx,
  { kind, id, language, page, limit }: EndpointParsed<typeof editVersions>,
): Promise<EndpointReturn<typeof editVersions>> {
  const ref = { kind, id, language };
  mustBeMine(ctx, [ref]);
  const { lines, total } = await listVersions(ctx, ref, { page, limit });
  return { records: lines, pagination: paginate(page, limit, total) };
}

/** What differs between two states of a document, for people; refuses a state that is not there with notFound. */
export async function compareStates(
  ctx: Ctx,
  { kind, id, language, from, to }: EndpointParsed<typeof editDiff>,
): Promise<EndpointReturn<typeof editDiff>> {
  const ref = { kind, id, language };
  mustBeMine(ctx, [ref]);
  const [before, after] = [await stateOf(ctx, ref, from), await stateOf(ctx, ref, to)];
  if (!before && !after) throw new Refusal('notFound');
  if (!before || !after) return { differences: [], names: {} };
  const differences = listDifferences(before, after);
  return { differences, names: await namesIn(ctx, differences) };
}

async function stateOf(
  ctx: Ctx,
  ref: DocumentRef,
  which: 'draft' | 'public' | number,
): Promise<DocumentBody | undefined> {
  if (typeof which === 'number') {
    const found = await findVersion(ctx, ref, which);
    if (!found) throw new Refusal('notFound');
    return found.body;
  }
  const [draft] = which === 'draft' ? (await readDrafts(ctx, [ref])).values() : [];
  return draft?.body ?? (await kindOf(ref.kind).read(ctx, ref.id, ref.language));
}

function listDifferences(before: DocumentBody, after: DocumentBody): Difference[] {
  let body = before;
  return diffBodies(before, after).map((change) => {
    const from = 'path' in change ? (valueAt(body, change.path) ?? null) : partIn(body, change);
    const applied = applyOp(body, change);
    if (!('fault' in applied)) body = applied.body;
    const to = change.op === 'set' ? change.value : change.op === 'insert' ? change.part : null;
    const path =
      'path' in change ? change.path : typeof change.part === 'string' ? change.part : change.part.id;
    const part = 'path' in change ? readPath(change.path)?.part : path;
    const handler =
      findPart(change.op === 'remove' ? before.root : body.root, part ?? '')?.part.handler ?? '';
    return { op: change.op, path, handler, from, to, words: wordsBetween(change, from, to) };
  });
}

function partIn(body: DocumentBody, change: Exclude<Change, { path: unknown }>): Part | null {
  return typeof change.part === 'string' ? (findPart(body.root, change.part)?.part ?? null) : null;
}

/** By words where both are text, rich text too. */
function wordsBetween(change: Change, from: unknown, to: unknown): Difference['words'] {
  if (change.op !== 'set' && change.op !== 'unset') return null;
  const [old, fresh] = [textIn(from), textIn(to)];
  return old === undefined || fresh === undefined || (from === null && to === null)
    ? null
    : diffWords(old, fresh);
}

function textIn(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  const isRich = typeof value === 'object' && 'type' in value && value.type === 'doc';
  return isRich ? plainText(value) : undefined;
}
