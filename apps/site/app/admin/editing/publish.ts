import { type DocumentRef, documentKey, rootId } from '@izlog/contract/editing/document';
import type { Difference, editChanges, editDiff, editState } from '@izlog/contract/editing/edit-history';
import type { PublishConflict, PublishFault } from '@izlog/contract/editing/edit-publish';
import { pathOf } from '@izlog/contract/editing/op';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { refusals } from '@izlog/contract/refusals';
import type { ActAnswer, EditScopeName } from './edit-start.ts';
import type { EditedPage } from './page/edited-page.ts';

type State = EndpointAnswer<typeof editState>['documents'][number];

/** A document of the page whose draft differs from what is public. */
export interface Changed extends Pick<State, 'isPublic' | 'scheduled'> {
  key: string;
  scope: EditScopeName;
  ref: DocumentRef;
  /** As it was when the differences were read: nothing goes out that nobody saw. */
  rev: number;
  differences: readonly Difference[];
  /** What files and records that differ are called. */
  names: Readonly<Record<string, string>>;
}

/** A document that is changed and not of this page. */
export type ChangedElsewhere = EndpointAnswer<typeof editChanges>['records'][number];

/** What the platform finds in drafts before they go out. */
export interface Findings {
  faults: readonly PublishFault[];
  warnings: readonly PublishFault[];
  conflicts: readonly PublishConflict[];
}

export const noFindings: Findings = { faults: [], warnings: [], conflicts: [] };

/** What the dialog shows before it publishes. */
export interface Prepared {
  changed: readonly Changed[];
  elsewhere: readonly ChangedElsewhere[];
  /** Releases that did not go out, or will not as they are. */
  failed: readonly FailedRelease[];
}

export type FailedRelease = EndpointAnswer<typeof editState>['failedReleases'][number];

/** When something goes out; a release that has no id yet is made. */
export type When =
  | { kind: 'now' }
  | { kind: 'at'; at: string }
  | { kind: 'release'; id: number }
  | { kind: 'newRelease'; name: string };

/**
 * Why nothing was published. `slow`: nobody said in time what would be; `unknown`: nobody said whether it was; `past` and
 * `tooFar`: of the time that was chosen.
 */
export type PublishTrouble =
  | 'unsent'
  | 'changed'
  | 'refused'
  | 'full'
  | 'demonstration'
  | 'failed'
  | 'slow'
  | 'unknown'
  | 'past'
  | 'tooFar';

/** Milliseconds for which the window waits to hear what would be published, and what is found in it. */
const patience = 15_000;

/** What is answered in time, else that it was not: a line may hang without an end. */
export function inTime<T>(asked: Promise<T>): Promise<T | 'slow'> {
  const { promise, resolve } = Promise.withResolvers<'slow'>();
  const timer = setTimeout(() => resolve('slow'), patience);
  return Promise.race([asked, promise]).finally(() => clearTimeout(timer));
}

/** Sends what waits, and asks which documents of the page differ from what is public, and what is changed elsewhere. */
export async function prepare(page: EditedPage): Promise<Prepared | PublishTrouble> {
  await page.store.flush();
  const { state } = page.store.status();
  if (state !== 'saved' && state !== 'saving') return 'unsent';
  const keys = Object.values(page.scopes).map(documentKey);
  const [stands, everywhere] = await Promise.all([
    page.talk.act('state', { documents: keys.join(',') }),
    page.talk.act('changes', { limit: 50 }),
  ]);
  const found = dataOf<EndpointAnswer<typeof editState>>(stands);
  if (!found) return 'failed';
  const { documents: states, failedReleases: failed } = found;
  const changed: Changed[] = [];
  for (const [scope, { kind, id, language }] of Object.entries(page.scopes)) {
    const ref = { kind, id, language };
    const key = documentKey(ref);
    const state = states.find((one) => documentKey(one) === key);
    if (!state?.isDrafted) continue;
    const answer = dataOf<EndpointAnswer<typeof editDiff>>(await page.talk.act('diff', ref));
    if (!answer) return 'failed';
    const { rev, isPublic, scheduled } = state;
    const { differences, names } = answer;
    if (differences.length > 0 || !isPublic)
      changed.push({ key, scope: scope as EditScopeName, ref, rev, differences, names, isPublic, scheduled });
  }
  const records = dataOf<EndpointAnswer<typeof editChanges>>(everywhere)?.records ?? [];
  const { page: own } = page.scopes;
  const isOwn = (one: ChangedElsewhere) => one.kind === own?.kind && one.id === own.id;
  // The page in its other languages first: they are what one most likely means to publish with it.
  const elsewhere = records
    .filter((one) => one.changes > 0 && !keys.includes(documentKey(one)))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return { changed, elsewhere, failed };
}

/** What the platform says of documents before they go out. */
export async function check(page: EditedPage, items: readonly DocumentRef[]): Promise<Findings | undefined> {
  if (items.length === 0) return noFindings;
  const asked = items.map(({ kind, id, language }) => ({ kind, id, language }));
  return dataOf<Findings>(await page.talk.act('check', { items: asked }));
}

/** Publishes documents as they were seen, now or later; `accept` names the warnings that were looked at. */
export async function publish(
  page: EditedPage,
  items: ReadonlyArray<DocumentRef & { rev?: number }>,
  accept: readonly string[],
  when: When,
): Promise<{ trouble?: PublishTrouble; findings?: Findings }> {
  await page.store.flush();
  if (page.store.status().state !== 'saved') return { trouble: 'unsent' };
  const sent = items.map((item) => ({
    kind: item.kind,
    id: item.id,
    language: item.language,
    rev: item.rev ?? page.store.log(documentKey(item))?.rev ?? 0,
  }));
  const answer =
    when.kind === 'now' || when.kind === 'at'
      ? await page.talk.act('publish', { items: sent, accept, ...(when.kind === 'at' && { at: when.at }) })
      : await page.talk.act('releaseSave', {
          add: sent,
          accept,
          ...(when.kind === 'release' ? { id: when.id } : { name: when.name }),
        });
  return 'data' in answer ? {} : refusedWith(answer);
}

/** As the platform says that a public demonstration publishes nothing. */
const inDemonstration = 'DEMONSTRATION' satisfies (typeof refusals)['demonstration']['code'];
/** As the platform says `draftChanged`; the list of all refusals would weigh more than the dialog. */
const draftChanged = 'DRAFT_CHANGED' satisfies (typeof refusals)['draftChanged']['code'];

function refusedWith({ status, code, payload }: Extract<ActAnswer, { status: number }>): {
  trouble: PublishTrouble;
  findings?: Findings;
} {
  if (code === draftChanged) return { trouble: 'changed' };
  if (code === inDemonstration) return { trouble: 'demonstration' };
  if (status === 507) return { trouble: 'full' };
  const found = (payload ?? {}) as Partial<Findings> & { fields?: readonly { path: string; kind: string }[] };
  const kind = found.fields?.find(({ path }) => path === 'at')?.kind;
  if (kind === 'past' || kind === 'tooFar') return { trouble: kind };
  if (found.faults || found.warnings || found.conflicts)
    return { trouble: 'refused', findings: { ...noFindings, ...found } };
  return { trouble: status === 422 || status === 409 ? 'refused' : 'failed' };
}

/**
 * Where the page stands once its changes are public: its address ends in its slug. Nothing where that stays, or where the
 * page is shown at another address.
 */
export function movedTo(pathname: string, differences: readonly Difference[]): string | undefined {
  const slug = differences.find(({ op, path }) => op === 'set' && path === pathOf(rootId, 'meta', 'slug'));
  const end = pathname.lastIndexOf('/') + 1;
  if (typeof slug?.to !== 'string' || slug.to === '' || slug.from !== pathname.slice(end)) return undefined;
  return pathname.slice(0, end) + slug.to;
}

/** Gives up what is drafted of a document; what is public is shown, and one undo brings the draft back. */
export async function discard(page: EditedPage, ref: DocumentRef): Promise<boolean> {
  const key = documentKey(ref);
  await page.store.flush();
  const { state } = page.store.status();
  const rev = page.store.log(key)?.rev;
  if (state !== 'saved' && state !== 'refused') return false;
  const answer = await page.talk.act('discard', { items: [{ ...ref, rev }] });
  const found = 'data' in answer ? await page.talk.read(ref) : undefined;
  if (found) page.store.takeDone(key, found.rev, found.body);
  return found !== undefined;
}

const dataOf = <T>(answer: ActAnswer): T | undefined => ('data' in answer ? (answer.data as T) : undefined);
