import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { editState } from '@izlog/contract/editing/edit-history';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { readDrafts } from './drafts/draft.queries.ts';
import { kindOf, mustBeMine } from './kinds.ts';
import { readSequence } from './publishing/sequence.queries.ts';
import { foresee } from './releases/foresee.ts';
import { listReleases, listSchedules } from './releases/release.queries.ts';
import { documentsOf, mayPublish } from './sessions/read-events.ts';
import { namesOf } from './sessions/session.queries.ts';

/** Documents as they are drafted, else as they are public, with when they go out. */
export async function readState(
  ctx: Ctx,
  { documents }: EndpointParsed<typeof editState>,
): Promise<EndpointReturn<typeof editState>> {
  const refs = documentsOf(documents);
  mustBeMine(ctx, refs);
  const [drafts, schedules, failed] = [
    await readDrafts(ctx, refs),
    await listSchedules(ctx, refs),
    await listReleases(ctx, { state: 'failed' }, { page: 1, limit: 20 }),
  ];
  const names = await namesOf(
    ctx,
    [...drafts.values()].flatMap(({ touchedBy }) => touchedBy ?? []),
  );
  const answered = [];
  for (const { kind, id, language } of refs) {
    const key = documentKey({ kind, id, language });
    const draft = drafts.get(key);
    const live = await kindOf(kind).read(ctx, id, language);
    answered.push({
      kind,
      id,
      language,
      rev: draft?.rev ?? 0,
      body: draft?.body ?? live ?? null,
      isDrafted: Boolean(draft?.body),
      isPublic: live !== undefined && isShown(ctx, live),
      touched: draft?.body
        ? { by: names.get(draft.touchedBy ?? 0) ?? null, at: draft.touchedAt.toISOString() }
        : null,
      scheduled: schedules.get(key) ?? [],
    });
  }
  return {
    sequence: await readSequence(ctx),
    mayPublish: mayPublish(ctx),
    documents: answered,
    failedReleases: await releasesInTrouble(ctx, refs, schedules, failed.records),
  };
}

/** Releases that failed, and those that wait with one of the documents and contradict what will be public then. */
async function releasesInTrouble(
  ctx: Ctx,
  refs: readonly DocumentRef[],
  schedules: Awaited<ReturnType<typeof listSchedules>>,
  failed: ReadonlyArray<{ id: number; name: string; at: string | null }>,
): Promise<EndpointReturn<typeof editState>['failedReleases']> {
  const waiting = [...schedules.values()].flat().filter(({ at }) => at !== null);
  const { conflicts } =
    waiting.length > 0
      ? await foresee(ctx, { documents: refs })
      : { conflicts: new Map<number, readonly unknown[]>() };
  const reported = new Map(failed.map(({ id, name, at }) => [id, { id, name, at, isUndecided: false }]));
  for (const { release: id, name, at } of waiting)
    if (conflicts.has(id)) reported.set(id, { id, name, at, isUndecided: true });
  return [...reported.values()];
}

/** A thing that has a date is public from then on. */
function isShown(ctx: Ctx, { root }: DocumentBody): boolean {
  const { publishedAt } = root.meta;
  if (publishedAt === undefined) return true;
  return typeof publishedAt === 'string' && new Date(publishedAt) <= ctx.now;
}
