import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { ChangedDraft, editCheck, editPublish } from '@izlog/contract/editing/edit-publish';
import { isAskedAbout } from '@izlog/contract/editing/publish-fault-kinds';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type Draft, lockBegun, lockDrafts, readDrafts } from '../drafts/draft.queries.ts';
import { listOpsSince } from '../drafts/op.queries.ts';
import { mostForeignOps, presentOp } from '../drafts/take-ops.ts';
import { titleOf } from '../drafts/title-of.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { kindOf, mustBeMine } from '../kinds.ts';
import { Descent, readDescents } from '../versions/descent.ts';
import { findLastPublic, findVersion, putVersion, type VersionReason } from '../versions/version.queries.ts';
import { type Candidate, conflictKey, type GateResult, runGate } from './gate.ts';
import { mergeDraft } from './merge-draft.ts';
import { lockSequence, raiseSequence } from './sequence.queries.ts';

/** A body that is to be public, and where it was taken from. */
export interface Outgoing {
  draft: Draft;
  /** The draft's body, or a version frozen before. */
  body: DocumentBody;
  baseNo: number;
  rev: number;
  /** The number of the frozen version; absent for a draft. */
  no?: number;
}

/** What was decided before: warnings and conflicts to pass over, and conflicts in which what is public stays, by key. */
export interface Decided {
  accept?: readonly string[];
  theirs?: readonly string[];
  /** A release asks nobody what was looked at when it was planned. */
  passesWarnings?: boolean;
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
  {
    items,
    accept,
    theirs,
    name,
  }: Pick<EndpointParsed<typeof editPublish>, 'items' | 'accept' | 'theirs' | 'name'>,
): Promise<EndpointReturn<typeof editPublish>> {
  mustBeMine(ctx, items);
  return inTransaction(ctx, async (inner) => {
    const held = await lockForPublishing(inner, items);
    const outgoing: Outgoing[] = [];
    for (const item of items) outgoing.push(...(await outgoingOf(inner, draftOf(held, item))));
    const naming = { reason: 'publish' as const, by: userIdOf(ctx.caller), label: name };
    const { sequence, published } = await sendOut(inner, outgoing, { accept, theirs }, naming);
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
 * Refuses with draftChanged those whose draft is not at the revision that was seen. Anyone who writes drafts where there may be
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
  decided: Decided,
  naming: Naming,
): Promise<{ sequence: number; published: EndpointReturn<typeof editPublish>['published'] }> {
  const candidates: Candidate[] = [];
  for (const one of outgoing) candidates.push(await candidateOf(ctx, one, decided));
  mustPass(await runGate(ctx, candidates), decided);
  const tags = new Set(['publish']);
  const published = [];
  for (const [place, { ref, body }] of candidates.entries()) {
    const from = outgoing[place];
    if (!from) continue;
    const { version, dropped } = await publishOne(ctx, ref, body, from, naming);
    for (const tag of dropped) tags.add(tag);
    published.push({ ...ref, version, rev: from.draft.rev });
    noteChange(ctx, documentKey(ref), {}, { version }, titleOf(body));
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
export async function candidateOf(
  ctx: Ctx,
  { draft, body, baseNo }: Outgoing,
  decided: Decided = {},
): Promise<Candidate> {
  const { kind, id, language } = draft;
  const ref = { kind, id, language };
  const live = await kindOf(kind).read(ctx, id, language);
  const descent = await descentOf(ctx, ref);
  const merged = await mergeOnto(
    ctx,
    ref,
    { body, baseNo },
    { body: live, gone: descent.gone },
    descent,
    decided,
  );
  return { ref, body: datedAt(merged.body, ctx.now), conflicts: merged.conflicts };
}

/** The versions of one document. */
async function descentOf(ctx: Ctx, ref: DocumentRef): Promise<Descent> {
  return (await readDescents(ctx, [ref])).get(documentKey(ref)) ?? new Descent();
}

/**
 * The one merge: what a draft or frozen version makes of what is public, or will be. Its changes are those since the last
 * version that it descends from and that is public then; `gone` are the frozen ones that are. `release` is named where the
 * keys of its conflicts name it.
 */
export async function mergeOnto(
  ctx: Ctx,
  ref: DocumentRef,
  from: { body: DocumentBody; baseNo: number },
  onto: { body: DocumentBody | undefined; gone: ReadonlySet<number> },
  descent: Descent,
  { theirs = [] }: Decided = {},
  release?: number,
): Promise<ReturnType<typeof mergeDraft>> {
  const no = onto.body ? descent.baseOf(from.baseNo, onto.gone) : 0;
  const base = no > 0 ? (await findVersion(ctx, ref, no))?.body : undefined;
  const decided = new Set(theirs);
  return mergeDraft(base, from.body, onto.body, (path) => decided.has(conflictKey(ref, path, release)));
}

/** A thing that has a date of publishing and none set yet is public from the instant on. */
export function datedAt(body: DocumentBody, at: Date): DocumentBody {
  const { root } = body;
  const hasDate = declarationOf(root.handler)?.meta.publishedAt !== undefined;
  if (!hasDate || typeof root.meta.publishedAt === 'string') return body;
  return { ...body, root: { ...root, meta: { ...root.meta, publishedAt: at.toISOString() } } };
}

/** Refuses what the gate found and nobody passed over: contentConflict, else publishRefused. */
export function mustPass({ faults, warnings, conflicts }: GateResult, decided: Decided): void {
  const { accept = [], theirs = [], passesWarnings = false } = decided;
  const accepted = new Set(accept);
  const asked = passesWarnings ? [] : warnings.filter(isAskedAbout);
  const open = asked.filter(({ key }) => !accepted.has(key));
  const clashes = conflicts.filter(({ key }) => !accepted.has(key) && !theirs.includes(key));
  if (clashes.length > 0) throw new Refusal('contentConflict', { conflicts: clashes });
  if (faults.length > 0 || open.length > 0) throw new Refusal('publishRefused', { faults, warnings: open });
}

async function publishOne(ctx: Ctx, ref: DocumentRef, body: DocumentBody, from: Outgoing, naming: Naming) {
  const { draft, rev } = from;
  const kind = kindOf(ref.kind);
  const dropped = await kind.publish(ctx, ref.id, ref.language, body);
  // As it is read from now on: by this the next draft knows that nobody else wrote in between.
  const written = (await kind.read(ctx, ref.id, ref.language)) ?? body;
  const held = { ...written, ...(body.sources && { sources: body.sources }) };
  const baseNo = from.no ?? from.baseNo;
  const version = await putVersion(ctx, ref, { ...naming, body: held, rev, baseNo });
  if (draft.body === null || draft.rev === rev)
    await writeDraft(ctx, { ...draft, body: null, baseNo: 0 }, draft.touchedBy);
  else await putDraftUpon(ctx, ref, { ...draft, body: draft.body }, from, { body: held, version });
  return { version, dropped };
}

/**
 * What was drafted after a schedule froze its version stays drafted, upon what is public now. A draft that was frozen once
 * more since, or whose fields somebody else has written too, stays as it is: its publish tells the changes from what it
 * descends from, and asks.
 */
async function putDraftUpon(
  ctx: Ctx,
  ref: DocumentRef,
  draft: Draft & { body: DocumentBody },
  from: Outgoing,
  published: { body: DocumentBody; version: number },
): Promise<void> {
  const { gone } = await descentOf(ctx, ref);
  const frozen = gone.has(draft.baseNo) ? (await findVersion(ctx, ref, draft.baseNo))?.body : undefined;
  // Drafts of before did not note that they were frozen.
  const base = draft.baseNo === from.baseNo ? from.body : frozen;
  if (!base) return;
  const { body, conflicts } = mergeDraft(base, draft.body, published.body);
  if (conflicts.length > 0) return;
  await writeDraft(ctx, { ...draft, body, baseNo: published.version }, draft.touchedBy);
}
