import { randomUUID } from 'node:crypto';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { editRestore } from '@izlog/contract/editing/edit-publish';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { Draft } from '../drafts/draft.queries.ts';
import { listOpsSince, type NewOp, putOps } from '../drafts/op.queries.ts';
import { mostForeignOps, presentOp } from '../drafts/take-ops.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { kindOf, mustBeMine } from '../kinds.ts';
import { draftOf, lockForPublishing } from '../publishing/publish.ts';
import { opsBetween } from './ops-between.ts';
import { findVersion } from './version.queries.ts';
import { versionOfPublic } from './version-of-public.ts';

/** Brings a draft back to a version by ops, which are answered: they can be undone and are published like any others. */
export function restoreVersion(
  ctx: Ctx,
  { document, version, session }: EndpointParsed<typeof editRestore>,
): Promise<EndpointReturn<typeof editRestore>> {
  mustBeMine(ctx, [document]);
  return inTransaction(ctx, async (inner) => {
    const { kind, id, language } = document;
    const draft = draftOf(await lockForPublishing(inner, [document], true), document);
    const found = await findVersion(inner, draft, version);
    if (!found) throw new Refusal('notFound');
    const begun = await begin(inner, draft);
    const userId = userIdOf(ctx.caller);
    // What was never public and is not drafted now has nothing to change from: the version is the draft.
    const made = begun.body ? opsBetween(begun.body, diffBodies(begun.body, found.body)) : [];
    const ops: NewOp[] = made.map((one, place) => ({
      ...one,
      rev: draft.rev + place + 1,
      opId: randomUUID(),
      n: 1,
      session: session ?? null,
      userId,
      at: ctx.now,
      undoes: null,
      isAgain: false,
    }));
    const rev = draft.rev + Math.max(1, ops.length);
    await writeDraft(inner, { ...draft, baseNo: begun.baseNo, body: found.body, rev }, userId);
    await putOps(inner, draft, ops);
    const written = await listOpsSince(inner, draft, draft.rev, mostForeignOps);
    return { kind, id, language, rev, ops: written.map(presentOp) };
  });
}

async function begin(ctx: Ctx, draft: Draft): Promise<Pick<Draft, 'body' | 'baseNo'>> {
  if (draft.body) return draft;
  const body = await kindOf(draft.kind).read(ctx, draft.id, draft.language);
  return body ? { body, baseNo: await versionOfPublic(ctx, draft, body) } : { body: null, baseNo: 0 };
}
