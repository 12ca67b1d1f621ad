import { hash } from 'node:crypto';
import { type DocumentKindName, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { DraftView } from '#platform/kernel/context.ts';
import type { Database } from '#platform/kernel/database/db.ts';
import type { DraftViews } from '#platform/kernel/documents/draft-view.ts';
import { readSequence } from '../publishing/sequence.queries.ts';
import { foresee } from '../releases/foresee.ts';
import { findDraftsBySlug, findGoodLink, findPlannedBySlug, readDraftBodies } from './preview.queries.ts';

/** How links hold their token: anyone who reads the table cannot open one. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'hex');

/** Who may see drafts, and which (EDIT-001, CMS-024). */
export function createDraftViews({ db }: Pick<Database, 'db'>): DraftViews {
  return {
    sequence: (siteId) => readSequence({ db, site: { id: siteId } }),
    staff: draftsOfStaff,
    async open(siteId, token, now) {
      if (!/^[\w-]{20,64}$/.test(token)) return undefined;
      const link = await findGoodLink(db, siteId, hashOfToken(token), now);
      if (!link) return undefined;
      const { at, kind, refId, language, kinds } = link;
      if (kind && refId !== null && language !== null)
        return { view: only({ kind, id: refId, language }), at: null };
      return { view: ofKinds(at ? plannedUntil(at) : allDrafts, kinds ?? []), at };
    },
  };
}

/** Everything that is drafted, and what is there without being public. */
export const draftsOfStaff: DraftView = {
  shows: () => true,
  read: readDraftBodies,
  findBySlug: findDraftsBySlug,
};

/** Everything that is drafted on the site. */
const allDrafts: DraftView = {
  shows: () => false,
  read: readDraftBodies,
  findBySlug: findDraftsBySlug,
};

/** The shop as it will be: what is planned to go out until then, merged as it will be. */
const plannedUntil = (at: Date): DraftView => ({
  shows: () => false,
  read: async (ctx, documents) => {
    const { bodies } = await foresee(ctx, { until: at, documents });
    return new Map([...bodies].filter(([key]) => documents.some((one) => documentKey(one) === key)));
  },
  findBySlug: async (ctx, kind, slug, languages) => {
    const documents = await findPlannedBySlug(ctx, at, kind, slug, languages);
    const { bodies } = await foresee(ctx, { until: at, documents });
    return documents.filter((one) => bodies.get(documentKey(one))?.root.meta.slug === slug);
  },
});

/** What a view shows of some kinds: no link shows more than its maker might change. */
const ofKinds = (view: DraftView, kinds: readonly DocumentKindName[]): DraftView => ({
  shows: (document) => kinds.includes(document.kind) && view.shows(document),
  read: (ctx, documents) =>
    view.read(
      ctx,
      documents.filter(({ kind }) => kinds.includes(kind)),
    ),
  findBySlug: async (ctx, kind, slug, languages) =>
    kinds.includes(kind) ? view.findBySlug(ctx, kind, slug, languages) : [],
});

/** One document and nothing else. */
function only(document: DocumentRef): DraftView {
  const key = documentKey(document);
  const isIt = (one: DocumentRef) => documentKey(one) === key;
  return {
    shows: isIt,
    read: (ctx, documents) => readDraftBodies(ctx, documents.filter(isIt)),
    findBySlug: async (ctx, kind, slug, languages) =>
      (await findDraftsBySlug(ctx, kind, slug, languages)).filter(isIt),
  };
}
