import { outcomeOf } from '@izlog/contract/client';
import { previewLinkFilter, previewLinkRevoke } from '@izlog/contract/cms/preview-link';
import { data } from 'react-router';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import { staffRefusal } from '../staff-refusal.server.ts';
import type { PreviewsView } from './changes-view.ts';

/** The preview links that are good: who made them, for what, and until when. */
export async function loadPreviews(site: SiteContext, url: URL): Promise<PreviewsView> {
  const user = await staffUser(site);
  const { records, pagination } = await ownCall(site)(previewLinkFilter, { page: pageOf(url) });
  const { page, lastPage, total } = pagination;
  return {
    links: records,
    page: { page, lastPage, total },
    mayRevoke: user?.scope?.includes('content.publish') ?? false,
  };
}

/** Takes a link back. */
export async function takePreview(site: SiteContext, form: FormData) {
  const read = reader(form);
  const id = Number(read('id'));
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 400 });
  const outcome = await outcomeOf(ownCall(site)(previewLinkRevoke, { id }));
  // One that is over, or that somebody else took back, is gone all the same.
  if (outcome.errored && outcome.error.status !== 404)
    return staffRefusal(site, read('form'), form, outcome.error);
  return savedAt(site, 'adminPreviews');
}
