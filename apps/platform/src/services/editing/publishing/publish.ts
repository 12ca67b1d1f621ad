import { applyAll } from '@izlog/contract/editing/apply-op';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { ChangedDraft, editCheck, editPublish } from '@izlog/contract/editing/edit-publish';
import { isAskedAbout } from '@izlog/contract/editing/publish-fault-kinds';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { userIdOf } from '../../../kernel/access/caller.ts';
import { noteChange } from '../../../kernel/audit.ts';
import { type Ctx, dropTags, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Draft, lockBegun, lockDrafts, readDrafts } from '../drafts/draft.queries.ts';
import { listOpsSince } from '../drafts/op.queries.ts';
import { mostForeignOps, presentOp } from '../drafts/take-ops.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { kindOf, mustBeMine } from '../kinds.ts';
import { findLastPublic, findVersion, putVersion, type VersionReason } from '../versions/version.queries.ts';
import { type Candidate, type GateResult, runGate } from './gate.ts';
import { mergeDraft } from './merge-draft.ts';
import { lockSequence, raiseSequence } from './sequence.queries.ts';

/** A body that is to be public, and where it was taken from. */
export interface Outgoing {
  draft: Draft;
  /** The draft's body, or a version frozen before. */
  body: DocumentBody;
  baseNo: number;
  rev: number;
}

/** What a publish is called among the versions. */
interface Naming {
  reason: Extract<VersionReason, 'publish'>;
  by: number | null;
  label?: string | null;
  releaseId?: number | null;
}

/** Publishes drafts, all or none, in one transaction. Refuses with draftChanged, contentConflict and publishRefused. */
export function publishNow(
  ctx: Ctx,
  { items, accept, name }: Pick<EndpointParsed<typeof editPublish>, 'items' | 'accept' | 'name'>,
): Promise<EndpointReturn<typeof editPublish>> {
  mustBeMine(ctx, items);
  return inTransaction(ctx, async (inner) => {
    const held = await lockForPublishing(inner, items);
    const outgoing: Outgoing[] = [];
    for (const item of items) outgoing.push(...(await outgoingOf(inner, draftOf(held, item))));
    const naming = { reason: 'publish' as const, by: userIdOf(ctx.caller), label: name };
    const { sequence, published } = await sendOut(inner, outgoing, accept, naming);
    return { sequence, release: null, published };
  });
}

/** What would keep drafts from being published; nothing is locked or written. */
export async function checkDrafts(
  ctx: Ctx,
  { items }: EndpointParsed<typeof editCheck>,
): Promise<EndpointReturn<typeof editCheck>> {
  mustBeMine(ctx, items);
  const held = await readDrafts(ctx, items);
  const outgoing: Outgoing[] = [];
  for (const item of items) {
    const draft = held.get(documentKey(item));
    if (draft?.body) outgoing.push({ draft, body: draft.body, baseNo: draft.baseNo, rev: draft.rev });
  }
  return runGate(ctx, await Promise.all(outgoing.map((one) => candidateOf(ctx, one))));
}

/**
 * Locks everything that a publish of documents touches, always in this order: the sequence, the things, their drafts.
 * Refuses with draftChanged those whose draft is not at the revision that was seen. Who writes drafts where there may be
 * none (`makesDrafts`) gets them made; for others one that was never begun is empty.
 */
export async function lockForPublishing(
  ctx: Ctx,
  items: ReadonlyArray<DocumentRef & { rev?: number }>,
  makesDrafts = false,
): Promise<Map<string, Draft>> {
  await lockSequence(ctx);
  for (const [kind, ofKind] of [...Map.groupBy(items, (one) => one.kind)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  ))
    await kindOf(kind).lock(
      ctx,
      [...new Set(ofKind.map(({ id }) => id))].toSorted((a, b) => a - b),
    );
  const held = await (makesDrafts ? lockDrafts : lockBegun)(ctx, items);
  const changed: ChangedDraft[] = [];
  for (const item of items) {
    const { rev } = draftOf(held, item);
    if (item.rev === undefined || item.rev === rev) continue;
    const { kind, id, language } = item;
    const ops = (await listOpsSince(ctx, item, item.rev, mostForeignOps)).map(presentOp);
    changed.push({ kind, id, language, rev, ops });
  }
  if (changed.length > 0) throw new Refusal('draftChanged', { documents: changed });
  return held;
}

/** Makes bodies public after the gate; the caller has locked what they touch. */
export async function sendOut(
  ctx: Ctx,
  outgoing: readonly Outgoing[],
  accept: readonly string[] | 'every warning',
  naming: Naming,
): Promise<{ sequence: number; published: EndpointReturn<typeof editPublish>['published'] }> {
  const candidates: Candidate[] = [];
  for (const one of outgoing) candidates.push(await candidateOf(ctx, one));
  mustPass(await runGate(ctx, candidates), accept);
  const tags = new Set(['publish']);
  const published = [];
  for (const [place, { ref, body }] of candidates.entries()) {
    const from = outgoing[place];
    if (!from) continue;
    const { version, dropped } = await publishOne(ctx, ref, body, from, naming);
    for (const tag of dropped) tags.add(tag);
    published.push({ ...ref, version, rev: from.draft.rev });
    noteChange(ctx, documentKey(ref), {}, { version });
  }
  const sequence = await raiseSequence(ctx);
  await dropTags(ctx, tags);
  return { sequence, published };
}

/**
 * What a publish of a document makes public: its draft, or, where nothing is drafted, what was taken back or never was
 * public. Nothing where it is public as it is.
 */
export async function outgoingOf(ctx: Ctx, draft: Draft): Promise<Outgoing[]> {
  const { kind, id, language, body, baseNo, rev } = draft;
  if (body) return [{ draft, body, baseNo, rev }];
  const hidden = await kindOf(kind).read(ctx, id, language);
  if (!hidden || hidden.root.meta.publishedAt !== null) return [];
  return [{ draft, body: hidden, baseNo: (await findLastPublic(ctx, draft))?.no ?? 0, rev }];
}

/** The draft of a document that was locked. */
export function draftOf(held: ReadonlyMap<string, Draft>, ref: DocumentRef): Draft {
  const draft = held.get(documentKey(ref));
  if (!draft) throw new Refusal('notFound', { ...ref });
  return draft;
}

/** What a draft or a frozen version would make public now. */
export async function candidateOf(ctx: Ctx, { draft, body, baseNo }: Outgoing): Promise<Candidate> {
  const { kind, id, language } = draft;
  const ref = { kind, id, language };
  const live = await kindOf(kind).read(ctx, id, language);
  const base = live && baseNo > 0 ? (await findVersion(ctx, ref, baseNo))?.body : undefined;
  const merged = mergeDraft(base, body, live);
  return { ref, body: datedNow(ctx, merged.body), conflicts: merged.conflicts };
}

/** A thing that has a date of publishing and none set yet is public from now on. */
function datedNow(ctx: Ctx, body: DocumentBody): DocumentBody {
  const { root } = body;
  const hasDate = declarationOf(root.handler)?.meta.publishedAt !== undefined;
  if (!hasDate || typeof root.meta.publishedAt === 'string') return body;
  return { ...body, root: { ...root, meta: { ...root.meta, publishedAt: ctx.now.toISOString() } } };
}

/** Refuses what the gate found and nobody passed over: contentConflict, else publishRefused. */
export function mustPass(
  { faults, warnings, conflicts }: GateResult,
  accept: readonly string[] | 'every warning',
): void {
  const accepted = new Set(accept === 'every warning' ? [] : accept);
  const asked = accept === 'every warning' ? [] : warnings.filter(isAskedAbout);
  const open = asked.filter(({ key }) => !accepted.has(key));
  const clashes = conflicts.filter(({ key }) => !accepted.has(key));
  if (clashes.length > 0) throw new Refusal('contentConflict', { conflicts: clashes });
  if (faults.length > 0 || open.length > 0) throw new Refusal('publishRefused', { faults, warnings: open });
}

async function publishOne(ctx: Ctx, ref: DocumentRef, body: DocumentBody, from: Outgoing, naming: Naming) {
  const { draft, rev, baseNo } = from;
  const kind = kindOf(ref.kind);
  const dropped = await kind.publish(ctx, ref.id, ref.language, body);
  // As it is read from now on: by this the next draft knows that nobody else wrote in between.
  const written = (await kind.read(ctx, ref.id, ref.language)) ?? body;
  const held = { ...written, ...(body.sources && { sources: body.sources }) };
  const version = await putVersion(ctx, ref, { ...naming, body: held, rev, baseNo });
  // What was drafted after a schedule froze its version stays drafted, upon what is public now.
  const isAllOut = draft.body === null || draft.rev === rev;
  const rest = isAllOut || !draft.body ? null : rebased(from.body, draft.body, held);
  await writeDraft(ctx, { ...draft, body: rest, baseNo: rest ? version : 0 }, draft.touchedBy);
  return { version, dropped };
}

function rebased(frozen: DocumentBody, draft: DocumentBody, published: DocumentBody): DocumentBody {
  return { ...draft, root: applyAll(published, diffBodies(frozen, draft)).root };
}
