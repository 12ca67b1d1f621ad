import type { DocumentRef } from '@izlog/contract/editing/document';
import type { editPublish, PublishConflict } from '@izlog/contract/editing/edit-publish';
import type { Release, releaseCancel, releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readDrafts } from '../drafts/draft.queries.ts';
import { titleOf } from '../drafts/title-of.ts';
import { mustBeMine, mustHoldRights } from '../kinds.ts';
import { conflictKey } from '../publishing/gate.ts';
import { type Decided, lockForPublishing, publishNow } from '../publishing/publish.ts';
import { lockSequence, readSequence } from '../publishing/sequence.queries.ts';
import { foresee } from './foresee.ts';
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
import { letOut } from './run-release.ts';

const waiting: ReadonlyArray<ReleaseRow['state']> = ['open', 'scheduled', 'failed'];

/** Publishes drafts at once, or freezes them for a release at an instant to come. */
export async function publish(
  ctx: Ctx,
  { items, accept, theirs, name, at }: EndpointParsed<typeof editPublish>,
): Promise<EndpointReturn<typeof editPublish>> {
  if (at === undefined) return publishNow(ctx, { items, accept, theirs, name });
  mustBeMine(ctx, items);
  const when = mustBeLater(ctx, new Date(at));
  return inTransaction(ctx, async (inner) => {
    const by = userIdOf(ctx.caller);
    const called = await namesOf(inner, items);
    const id = await addRelease(inner, name || (called[0] ?? ''), when, by);
    const add = items.map((item) => ({ ...item, action: 'publish' as const }));
    const published = await freezeDrafts(inner, { id, at: when }, add, { accept, theirs, by });
    await releaseSoon(inner, id, when);
    noteChange(inner, `release ${id}`, {}, { at }, name || inOneLine(called));
    return { sequence: await readSequence(inner), release: id, published };
  });
}

/** What people call what goes out, at most the first few, each once; what has no draft has no name here. */
async function namesOf(ctx: Ctx, items: readonly DocumentRef[]): Promise<string[]> {
  const drafts = await readDrafts(ctx, items.slice(0, 5));
  const titles = [...drafts.values()].flatMap(({ body }) => (body ? [titleOf(body).slice(0, 200)] : []));
  return [...new Set(titles)];
}

/** A release without a name is called after what goes out with it; one of nothing has none. */
const nameAfter = async (ctx: Ctx, items: readonly DocumentRef[]): Promise<string> =>
  (await namesOf(ctx, items))[0] ?? '';

const inOneLine = (names: readonly string[]): string => names.join(', ');

/**
 * Makes a release or changes one that waits. One whose time is not to come goes out in this call, or nothing of it is
 * changed. `accept` and `theirs` decide the conflicts that its `conflicts` names.
 */
export async function saveRelease(
  ctx: Ctx,
  { id: known, name, at, add, remove, accept, theirs }: EndpointParsed<typeof releaseSave>,
): Promise<Release> {
  mustBeMine(ctx, [...add, ...remove]);
  const when = typeof at === 'string' ? mustBeNear(ctx, new Date(at)) : at;
  const id = await inTransaction(ctx, async (inner) => {
    await lockSequence(inner);
    const by = userIdOf(ctx.caller);
    const before = known === undefined ? undefined : await mustWaitAndBeMine(inner, known);
    const id =
      before?.id ?? (await addRelease(inner, name || (await nameAfter(inner, add)), when ?? null, by));
    for (const ref of remove) await removeReleaseItem(inner, id, ref);
    const due = when === undefined ? (before?.at ?? null) : when;
    const state = due === null ? ('open' as const) : ('scheduled' as const);
    await putRelease(inner, id, { ...(name ? { name } : {}), at: due, state, fault: null });
    const isDue = due !== null && due <= inner.now;
    // What goes out now meets what is public now.
    const frozenFor = { id, at: isDue ? null : due };
    if (add.length > 0) await freezeDrafts(inner, frozenFor, add, { accept, theirs, by });
    else if (due && !isDue && accept.length + theirs.length > 0)
      await decide(inner, id, { accept, theirs, by });
    if (isDue) await letOut(inner, id, { accept, theirs });
    else if (due) await releaseSoon(inner, id, due);
    const called = name || before?.name || inOneLine(await namesOf(inner, add));
    noteChange(
      inner,
      `release ${id}`,
      { name: before?.name, at: before?.at },
      { name: name ?? before?.name, at: due },
      called,
    );
    return id;
  });
  return getRelease(ctx, id);
}

/** Writes down what was decided of the conflicts of a release that has a time. */
async function decide(ctx: Ctx, release: number, decided: Decided & { by: number }): Promise<void> {
  const documents = await listReleaseItems(ctx, release);
  await lockForPublishing(ctx, documents);
  await foresee(ctx, { documents, decided: { ...decided, release } });
}

/** Calls a release off; refuses one that went out with notFound. */
export async function cancelRelease(
  ctx: Ctx,
  { id }: EndpointParsed<typeof releaseCancel>,
): Promise<Release> {
  await inTransaction(ctx, async (inner) => {
    const before = await mustWaitAndBeMine(inner, id);
    await putRelease(inner, id, { state: 'cancelled', doneAt: inner.now });
    noteChange(inner, `release ${id}`, { state: before.state }, { state: 'cancelled' }, before.name);
  });
  return getRelease(ctx, id);
}

/** Releases, those that wait first. */
export async function filterReleases(
  ctx: Ctx,
  { page, limit, ...which }: EndpointParsed<typeof releaseFilter>,
): Promise<EndpointReturn<typeof releaseFilter>> {
  const { records, total } = await listReleases(ctx, which, { page, limit });
  return { records: await withConflicts(ctx, records), pagination: paginate(page, limit, total) };
}

async function getRelease(ctx: Ctx, id: number): Promise<Release> {
  const { records } = await listReleases(ctx, { id }, { page: 1, limit: 1 });
  const [release] = await withConflicts(ctx, records);
  if (!release) throw new Refusal('notFound');
  return release;
}

/** What has to be decided of each, so that one sees it before its time; a key names the release it is sent to by itself. */
async function withConflicts(
  ctx: Ctx,
  records: ReadonlyArray<Omit<Release, 'conflicts'>>,
): Promise<Release[]> {
  const waits = records.filter(({ state }) => state === 'scheduled' || state === 'failed');
  const documents = waits.flatMap(({ items }) => items);
  const { conflicts } =
    documents.length > 0
      ? await foresee(ctx, { documents })
      : { conflicts: new Map<number, PublishConflict[]>() };
  return records.map((record) => ({
    ...record,
    conflicts: (conflicts.get(record.id) ?? []).map((one) => ({
      ...one,
      key: conflictKey(one.document, one.path),
    })),
  }));
}

/** A release goes out, or not, with all that it holds: anyone who moves it needs the rights for all. */
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
