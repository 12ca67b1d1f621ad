import { outcomeOf } from '@izlog/contract/client';
import type { DocumentKindName } from '@izlog/contract/editing/document';
import { documentKey } from '@izlog/contract/editing/document';
import { editChanges, editDiff, editVersions } from '@izlog/contract/editing/edit-history';
import { releaseFilter } from '@izlog/contract/editing/release';
import { shownDifferences } from '#site/admin/editing/door/shown-difference.ts';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { languageName } from '#site/i18n/language-name.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead, languagesRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import { loadStates } from '../document/load-document.server.ts';
import { loadContentCounts } from '../door/content-counts.server.ts';
import type { ChangesView, HistoryView } from './changes-view.ts';

/** Documents of one page: each of them is compared with what is public. */
const pageSize = 20;

/** Everything that is changed and not public, with what differs by words. */
export async function loadChanges(site: SiteContext, url: URL): Promise<ChangesView> {
  const call = ownCall(site);
  const user = await staffUser(site);
  const [{ records, pagination }, releases, counts] = await Promise.all([
    call(editChanges, { page: pageOf(url), limit: pageSize }),
    call(releaseFilter, { when: 'future' }),
    loadContentCounts(site),
  ]);
  const rows = await Promise.all(
    records.map(async (record) => {
      const { kind, id, language } = record;
      // A document that is published while this is asked has no draft any more.
      const diff = await outcomeOf(call(editDiff, { kind, id, language }));
      return {
        ...record,
        key: `${documentKey(record)}@${record.rev}`,
        languageName: languageName(language, languageRead(site)),
        differences: diff.errored ? [] : shownDifferences(diff.data),
      };
    }),
  );
  const { page, lastPage, total } = pagination;
  return {
    rows,
    releases: releases.records.map(({ id, name, at }) => ({ id, name, at })),
    counts,
    page: { page, lastPage, total },
    mayPublish: user?.scope?.includes('content.publish') ?? false,
  };
}

/** The versions of a document in a language, and what differs between two of them. */
export async function loadHistory(
  site: SiteContext,
  ref: { kind: DocumentKindName; id: number },
  url: URL,
): Promise<HistoryView> {
  const call = ownCall(site);
  const languages = languagesRead(site);
  const language = languages.find(({ code }) => code === url.searchParams.get('jezik')) ?? languages[0];
  const code = language?.code ?? '';
  const [states, versions] = await Promise.all([
    loadStates(site, ref),
    orNotFound(call(editVersions, { ...ref, language: code, page: pageOf(url) })),
  ]);
  const state = states.documents.find((one) => one.language === code);
  const [from, to] = [sideOf(url, 'od'), sideOf(url, 'do')];
  const diff = from && to ? await outcomeOf(call(editDiff, { ...ref, language: code, from, to })) : undefined;
  const title = state?.body?.root.meta.title ?? state?.body?.root.meta.name;
  const { page, lastPage, total } = versions.pagination;
  return {
    ...ref,
    language: code,
    languages,
    title: typeof title === 'string' ? title : '',
    rev: state?.rev ?? 0,
    isDrafted: state?.isDrafted ?? false,
    isPublic: state?.isPublic ?? false,
    versions: versions.records,
    page: { page, lastPage, total },
    from: from === undefined ? '' : String(from),
    to: to === undefined ? '' : String(to),
    differences: diff && !diff.errored ? shownDifferences(diff.data) : null,
  };
}

/** One side of a comparison: the draft, what is public, or a version by its number. */
function sideOf({ searchParams }: URL, name: string): 'draft' | 'public' | number | undefined {
  const text = searchParams.get(name) ?? '';
  if (text === 'draft' || text === 'public') return text;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
