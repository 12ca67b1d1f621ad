import type { DocumentRef } from '@izlog/contract/editing/document';
import type { editPublish } from '@izlog/contract/editing/edit-publish';
import type { Release, releaseCancel, releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import { userIdOf } from '../../../kernel/access/caller.ts';
import { noteChange } from '../../../kernel/audit.ts';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { readDrafts } from '../drafts/draft.queries.ts';
import { titleOf } from '../drafts/title-of.ts';
import { mustBeMine, mustHoldRights } from '../kinds.ts';
import { publishNow } from '../publishing/publish.ts';
import { lockSequence, readSequence } from '../publishing/sequence.queries.ts';
import { freezeDrafts } from './freeze-drafts.ts';
import {
  addRelease,
  listReleaseItems,
  listReleases,
  lockRelease,
  putRelease,
  type ReleaseRow,
  removeReleaseItem,
} from './release.queries.ts';
import { releaseSoon } from './release-job.ts';
import { runRelease } from './run-release.ts';

const waiting: ReadonlyArray<ReleaseRow['state']> = ['open', 'scheduled', 'failed'];

/** Publishes drafts at once, or freezes them for a release at an instant to come. */
export async function publish(
  ctx: Ctx,
  { items, accept, name, at }: EndpointParsed<typeof editPublish>,
): Promise<EndpointReturn<typeof editPublish>> {
  if (at === undefined) return publishNow(ctx, { items, accept, name });
  mustBeMine(ctx, items);
  const when = mustBeLater(ctx, new Date(at));
  return inTransaction(ctx, async (inner) => {
    const by = userIdOf(ctx.caller);
    const id = await addRelease(inner, name || (await nameAfter(inner, items)), when, by);
    const add = items.map((item) => ({ ...item, action: 'publish' as const }));
    const published = await freezeDrafts(inner, id, add, { accept, by });
    await releaseSoon(inner, id, when);
    noteChange(inner, `release ${id}`, {}, { at });
    return { sequence: await readSequence(inner), release: id, published };
  });
}

/** A release without a name is called after what goes out with it; one of nothing has none. */
async function nameAfter(ctx: Ctx, items: readonly DocumentRef[]): Promise<string> {
  const [first] = items;
  const [draft] = first ? (await readDrafts(ctx, [first])).values() : [];
  return draft?.body ? titleOf(draft.body).slice(0, 200) : '';
}

/** Makes a release or changes one that waits; one whose time is not to come goes out in this call. */
export async function saveRelease(
  ctx: Ctx,
  { id: known, name, at, add, remove, accept }: EndpointParsed<typeof releaseSave>,
): Promise<Release> {
  mustBeMine(ctx, [...add, ...remove]);
  const when = typeof at === 'string' ? mustBeNear(ctx, new Date(at)) : at;
  const { id, isDue } = await inTransaction(ctx, async (inner) => {
    await lockSequence(inner);
    const by = userIdOf(ctx.caller);
    const before = known === undefined ? undefined : await mustWaitAndBeMine(inner, known);
    const id =
      before?.id ?? (await addRelease(inner, name || (await nameAfter(inner, add)), when ?? null, by));
    for (const ref of remove) await removeReleaseItem(inner, id, ref);
    if (add.length > 0) await freezeDrafts(inner, id, add, { accept, by });
    const due = when === undefined ? (before?.at ?? null) : when;
    const state = due === null ? ('open' as const) : ('scheduled' as const);
    await putRelease(inner, id, { ...(name ? { name } : {}), at: due, state, fault: null });
    const isDue = due !== null && due <= inner.now;
    if (due && !isDue) await releaseSoon(inner, id, due);
    noteChange(inner, `release ${id}`, { name: before?.name, at: before?.at }, { name, at: due });
    return { id, isDue };
  });
  if (isDue) await runRelease(ctx, id);
  return getRelease(ctx, id);
}

/** Calls a release off; refuses one that went out with notFound. */
export async function cancelRelease(
  ctx: Ctx,
  { id }: EndpointParsed<typeof releaseCancel>,
): Promise<Release> {
  await inTransaction(ctx, async (inner) => {
    const before = await mustWaitAndBeMine(inner, id);
    await putRelease(inner, id, { state: 'cancelled', doneAt: inner.now });
    noteChange(inner, `release ${id}`, { state: before.state }, { state: 'cancelled' });
  });
  return getRelease(ctx, id);
}

/** Releases, those that wait first. */
export async function filterReleases(
  ctx: Ctx,
  { page, limit, ...which }: EndpointParsed<typeof releaseFilter>,
): Promise<EndpointReturn<typeof releaseFilter>> {
  const { records, total } = await listReleases(ctx, which, { page, limit });
  return { records, pagination: paginate(page, limit, total) };
}

async function getRelease(ctx: Ctx, id: number): Promise<Release> {
  const { records } = await listReleases(ctx, { id }, { page: 1, limit: 1 });
  if (!records[0]) throw new Refusal('notFound');
  return records[0];
}

/** A release goes out, or not, with all that it holds: whoever moves it needs the rights for all. */
async function mustWaitAndBeMine(ctx: Ctx, id: number): Promise<ReleaseRow> {
  const row = await lockRelease(ctx, id);
  if (!row || !waiting.includes(row.state)) throw new Refusal('notFound');
  mustHoldRights(ctx, await listReleaseItems(ctx, id));
  return row;
}

function mustBeLater(ctx: Ctx, at: Date): Date {
  if (at > ctx.now) return mustBeNear(ctx, at);
  throw new Refusal('validationFailed', {
    fields: [{ path: 'at', kind: 'past', message: 'A release lies in the future.' }],
  });
}

/** Days ahead that anybody plans: what lies behind is a year that was mistyped, and would never go out. */
const farthest = 2 * 366;

function mustBeNear({ now }: Ctx, at: Date): Date {
  if (at.getTime() <= now.getTime() + farthest * 86_400_000) return at;
  throw new Refusal('validationFailed', {
    fields: [{ path: 'at', kind: 'tooFar', message: 'At most two years ahead.' }],
  });
}
