import { listCountries } from '@izlog/contract/countries';
import { draftResource } from '@izlog/contract/ecommerce/drafts/draft-resource';
import { findDraftBuyers, findDraftProducts, getDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead, languagesRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import type { DraftView } from './draft-view.ts';

/** A page of the drafts. */
export const loadDrafts = (site: SiteContext, url: URL) =>
  loadList(site, url, draftResource, { options: {} });

/** A draft with what was looked for: `?kupac=` among customers, `?proizvod=` among products. */
export async function loadDraft(site: SiteContext, id: number, url: URL): Promise<DraftView> {
  const [user, draft] = await Promise.all([staffUser(site), orNotFound(site.call(getDraft, { id }))]);
  const asked = (name: string) => url.searchParams.get(name)?.trim().slice(0, 100) ?? '';
  const [product, buyer] = [asked('proizvod'), asked('kupac')];
  const isOpen = draft.state === 'open';
  return {
    draft,
    products:
      isOpen && product !== ''
        ? {
            search: product,
            ...(await site.call(findDraftProducts, { search: product, language: draft.language })),
          }
        : null,
    buyers:
      isOpen && buyer.length > 1
        ? { search: buyer, ...(await site.call(findDraftBuyers, { search: buyer })) }
        : null,
    countries: listCountries(languageRead(site)).map(({ iso, name }) => ({ iso, name })),
    languages: languagesRead(site),
    mayPrice: user?.scope?.includes('prices.edit') ?? false,
  };
}
