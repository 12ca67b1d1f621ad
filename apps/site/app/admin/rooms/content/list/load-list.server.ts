import { documentFilter } from '@izlog/contract/editing/document-list';
import { documentStates, type ListedKind } from '@izlog/contract/editing/document-states';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { languagesRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { loadContentCounts } from '../door/content-counts.server.ts';
import type { ContentListView } from './list-view.ts';

/** A page of a list of content; what the address cannot mean is passed over. */
export async function loadContentList(
  site: SiteContext,
  url: URL,
  kind: ListedKind,
): Promise<ContentListView> {
  const languages = languagesRead(site);
  const state = documentStates.find((one) => one === url.searchParams.get('stanje')) ?? '';
  const language = languages.find(({ code }) => code === url.searchParams.get('jezik'))?.code ?? '';
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 200);
  const [{ records, pagination }, counts] = await Promise.all([
    ownCall(site)(documentFilter, {
      kind,
      ...(state ? { state } : {}),
      ...(language ? { language } : {}),
      ...(search ? { search } : {}),
      page: pageOf(url),
    }),
    kind === 'page' || kind === 'post' ? loadContentCounts(site) : {},
  ]);
  const { page, lastPage, total } = pagination;
  return { kind, state, language, search, records, page: { page, lastPage, total }, counts, languages };
}
