import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { PublishConflict } from '@izlog/contract/editing/edit-publish';
import type { Ctx } from '#platform/kernel/context.ts';
import { kindOf } from '../kinds.ts';
import { conflictKey } from '../publishing/gate.ts';
import { type Decided, datedAt, mergeOnto } from '../publishing/publish.ts';
import { Descent, readDescents } from '../versions/descent.ts';
import { putVersion } from '../versions/version.queries.ts';
import { versionOfPublic } from '../versions/version-of-public.ts';
import { listPlanned, type PlannedItem, putReleaseItem, readFrozen } from './release.queries.ts';

/** A document as it will be. */
interface State {
  /** Nothing where it is in this language nowhere yet. */
  body: DocumentBody | undefined;
  isHidden: boolean;
  /** Frozen versions that are in it. */
  gone: ReadonlySet<number>;
  /** The last frozen version that went into it; 0: it is as it is public now. */
  last: number;
}

/** What is planned, played forward: how documents will be, by key, and what keeps releases from going out, by release. */
export interface Foreseen {
  bodies: Map<string, DocumentBody | null>;
  conflicts: Map<number, PublishConflict[]>;
}

/** What to play forward, and what was decided. */
interface Asked {
  /** Up to which instant; left out: everything that has a time. */
  until?: Date;
  /** The documents that are asked about, with all that go out together with them. */
  documents: readonly DocumentRef[];
  /** Decisions, written down as versions frozen again: anyone who decides holds the locks of a publish. */
  decided?: Decided & { release: number; by: number };
}

/**
 * Plays the releases that wait forward, in the order of their time, by the merge that publishes them: what the preview of
 * a moment shows, what a plan reports when it is made, and what visitors see then are the same. A release in which a
 * conflict is open does not go out, with nothing of what it holds.
 */
export async function foresee(ctx: Ctx, { until, documents, decided }: Asked): Promise<Foreseen> {
  const releases = await listPlanned(ctx, until);
  const concerned = concernedBy(documents, releases);
  const items = releases.flatMap((one) => one.items.filter((item) => concerned.has(documentKey(item))));
  const foreseen: Foreseen = { bodies: new Map(), conflicts: new Map() };
  if (items.length === 0) return foreseen;
  const [descents, frozen] = [await readDescents(ctx, items), await readFrozen(ctx, items)];
  const states = new Map<string, State>();
  for (const release of releases) {
    const own = release.items.filter((item) => concerned.has(documentKey(item)));
    const names = decided?.release === release.id ? undefined : release.id;
    const after = new Map<string, State>();
    const open: PublishConflict[] = [];
    let canGo = !release.isRefused;
    for (const item of own) {
      const { kind, id, language } = item;
      const ref = { kind, id, language };
      const key = documentKey(ref);
      const descent = descents.get(key) ?? new Descent();
      const before = after.get(key) ?? states.get(key) ?? (await stateNow(ctx, ref, descent));
      states.set(key, states.get(key) ?? before);
      if (item.action === 'unpublish' || item.versionNo === null) {
        canGo &&= before.body !== undefined && kindOf(kind).unpublish !== undefined;
        after.set(key, { ...before, body: before.body && undated(before.body), isHidden: true });
        continue;
      }
      const version = frozen.get(`${key}@${item.versionNo}`);
      if (!version) {
        canGo = false;
        continue;
      }
      const merged = await mergeOnto(ctx, ref, version, before, descent, decided, names);
      const reported = merged.conflicts.map((one) => ({
        ...one,
        document: ref,
        kind: 'contentConflict',
        key: conflictKey(ref, one.path, names),
        ...(names !== undefined && { release: { id: release.id, name: release.name } }),
      }));
      const undecided = reported.filter(
        ({ key: one }) => !decided?.accept?.includes(one) && !decided?.theirs?.includes(one),
      );
      open.push(...undecided);
      let last = item.versionNo;
      if (decided && reported.length > 0 && undecided.length === 0) {
        const baseNo = await versionOf(ctx, ref, before);
        const { rev } = version;
        const { by } = decided;
        last = await putVersion(ctx, ref, {
          body: merged.body,
          reason: 'schedule',
          by,
          releaseId: release.id,
          rev,
          baseNo,
        });
        await putReleaseItem(ctx, release.id, { ...ref, versionNo: last, action: 'publish' });
      }
      const gone = new Set([...before.gone, ...descent.lineOf(item.versionNo), last]);
      after.set(key, { body: datedAt(merged.body, release.at), isHidden: false, gone, last });
    }
    if (open.length > 0) foreseen.conflicts.set(release.id, open);
    if (open.length > 0 || !canGo) continue;
    for (const [key, state] of after) {
      states.set(key, state);
      foreseen.bodies.set(key, shownAt(state, until));
    }
  }
  return foreseen;
}

/** The documents that are asked about, and all that wait in one release with one of them: it goes out whole or not. */
function concernedBy(
  documents: readonly DocumentRef[],
  releases: ReadonlyArray<{ items: readonly PlannedItem[] }>,
): Set<string> {
  const concerned = new Set(documents.map(documentKey));
  let waiting = releases.map(({ items }) => items.map(documentKey));
  for (let size = -1; size !== concerned.size; ) {
    size = concerned.size;
    waiting = waiting.filter((keys) => {
      if (!keys.some((key) => concerned.has(key))) return true;
      for (const key of keys) concerned.add(key);
      return false;
    });
  }
  return concerned;
}

async function stateNow(ctx: Ctx, ref: DocumentRef, descent: Descent): Promise<State> {
  const body = await kindOf(ref.kind).read(ctx, ref.id, ref.language);
  return { body, isHidden: false, gone: descent.gone, last: 0 };
}

/** The number of a version that says how a document will be, for what is decided upon that; 0 where it is nowhere. */
async function versionOf(ctx: Ctx, ref: DocumentRef, { body, last }: State): Promise<number> {
  if (!body) return 0;
  if (last === 0) return versionOfPublic(ctx, ref, body);
  return putVersion(ctx, ref, { body, reason: 'schedule', by: null, baseNo: last });
}

/** As a thing with a date stands once it was taken back. */
function undated(body: DocumentBody): DocumentBody {
  const { root } = body;
  if (root.meta.publishedAt === undefined) return body;
  return { ...body, root: { ...root, meta: { ...root.meta, publishedAt: null } } };
}

/** What is dated later than the instant is public only then. */
function shownAt({ body, isHidden }: State, until: Date | undefined): DocumentBody | null {
  if (!body || isHidden) return null;
  const { publishedAt } = body.root.meta;
  return until && typeof publishedAt === 'string' && new Date(publishedAt) > until ? null : body;
}
