import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { editOps, ForeignOp } from '@izlog/contract/editing/edit-ops';
import { isSameValue } from '@izlog/contract/editing/same-value';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { kindOf, mustBeMine } from '../kinds.ts';
import { renewedSources } from '../translations/stale.ts';
import { findVersion } from '../versions/version.queries.ts';
import { beginDraft } from './begin-draft.ts';
import { type Draft, forgetBlank, lockDrafts, readOrBlank } from './draft.queries.ts';
import { DraftWork } from './draft-work.ts';
import { findLastOn, findOps, listOpsSince, type OpRow, putOps } from './op.queries.ts';
import { opOf } from './op-of.ts';
import { writeDraft } from './write-draft.ts';

type Input = EndpointParsed<typeof editOps>;
type Sent = Input['documents'][number];
type Answer = EndpointReturn<typeof editOps>['documents'][number];

/** Foreign ops that one answer brings at most: who missed more reads the whole state again. */
export const mostForeignOps = 1000;

/** Applies changes to drafts, each once, in one transaction for all documents (EDIT-003, EDIT-007). */
export function takeOps(ctx: Ctx, { session, documents }: Input): Promise<{ documents: Answer[] }> {
  mustBeMine(ctx, documents);
  if (new Set(documents.map(documentKey)).size < documents.length) throw new Refusal('validationFailed');
  return inTransaction(ctx, async (inner) => {
    const changed = documents.filter(({ ops }) => ops.length > 0);
    const asked = documents.filter(({ ops }) => ops.length === 0);
    const drafts = new Map([...(await lockDrafts(inner, changed)), ...(await readOrBlank(inner, asked))]);
    const known = await findOps(
      inner,
      documents.flatMap(({ ops }) => ops.flatMap(({ id, undoes }) => (undoes ? [id, undoes] : [id]))),
    );
    const answers: Answer[] = [];
    for (const sent of documents) {
      const draft = drafts.get(documentKey(sent));
      if (!draft) throw new Error(`no draft of ${documentKey(sent)}`);
      answers.push(await takeOpsOf(inner, session, sent, draft, known));
    }
    await forgetBlank(
      inner,
      changed.filter((sent) => isBlank(drafts.get(documentKey(sent)))),
    );
    return { documents: answers };
  });
}

/** As it was when it was locked: only such a one can have been made for nothing. */
const isBlank = (draft: Draft | undefined): boolean => draft?.rev === 0 && draft.body === null;

async function takeOpsOf(
  ctx: Ctx,
  session: string,
  sent: Sent,
  draft: Draft,
  known: Map<string, OpRow>,
): Promise<Answer> {
  const { kind, id, language, base } = sent;
  const ref: DocumentRef = { kind, id, language };
  const since = await listOpsSince(ctx, ref, base, mostForeignOps);
  const others = since.filter((one) => one.session !== session).map(presentOp);
  const isStale = since.length > mostForeignOps || base > draft.rev || base < draft.foldedRev;
  if (isStale) {
    const results = sent.ops.map((op) => ({ id: op.id, state: 'skipped' as const, because: 'stale' }));
    return { ...ref, rev: draft.rev, results, others: [], isStale };
  }
  if (sent.ops.length === 0) return { ...ref, rev: draft.rev, results: [], others, isStale };
  const userId = userIdOf(ctx.caller);
  const begun = await beginDraft(ctx, draft);
  const ids = new Set(sent.ops.map((op) => op.id));
  const about = { userId, session, at: ctx.now, since, known, sent: ids, heard: sent.heard };
  const work = new DraftWork(begun, about);
  const results = [];
  for (const one of sent.ops) {
    const op = opOf(one);
    // Whether somebody wrote there after what is taken back is asked of the whole history.
    const last = op.undoes && 'path' in op ? await findLastOn(ctx, ref, [op.path]) : undefined;
    // Who removed what it needs, even before what the sender has seen: its words were in hand.
    const lost = work.lostPart(op);
    const remover = lost === undefined ? undefined : await findLastOn(ctx, ref, [`${lost}/*`]);
    results.push(work.take(op, last, remover));
  }
  if (work.written.length > 0) {
    const written = new Set(work.written.flatMap(({ paths }) => paths));
    const { sources } = work.body;
    const body = sources
      ? { ...work.body, sources: await renewedSources(ctx, ref, sources, written) }
      : work.body;
    const isBack = work.written.some(({ undoes }) => undoes !== null) && (await isAsPublic(ctx, begun, body));
    if (isBack) await writeDraft(ctx, { ...begun, body: null, baseNo: 0, rev: work.rev }, userId);
    else await writeDraft(ctx, { ...begun, body, rev: work.rev }, userId, work.written);
    await putOps(ctx, ref, work.written);
  }
  return { ...ref, rev: work.rev, results, others, isStale };
}

/** Whether a draft says nothing else than what is public: all of it was taken back, and nothing is left to publish. */
async function isAsPublic(ctx: Ctx, draft: Draft, body: DocumentBody): Promise<boolean> {
  const { kind, id, language, baseNo } = draft;
  const live = await kindOf(kind).read(ctx, id, language);
  if (!live || diffBodies(live, body).length > 0) return false;
  const sources = (await findVersion(ctx, draft, baseNo))?.body.sources;
  return isSameValue(sources ?? {}, body.sources ?? {});
}

/** An op as others are told of it. */
export function presentOp({ rev, opId, session, by, at, op }: OpRow): ForeignOp {
  return { rev, id: opId, session, by, at: at.toISOString(), change: op };
}
