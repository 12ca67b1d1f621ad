import { outcomeOf } from '@izlog/contract/client';
import { previewLinkCreate } from '@izlog/contract/cms/preview-link';
import { releaseCancel, releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import { limits } from '@izlog/contract/limits';
import { data, redirect, redirectDocument } from 'react-router';
import { pathTo } from '../../../i18n/staff-path.ts';
import { wrongForm } from '../../../kit/forms/refused-form.server.ts';
import { reader } from '../../../kit/forms/rules.ts';
import { flashCookie } from '../../../kit/toasts/flash.ts';
import type { SiteContext } from '../../../platform-client/site-context.ts';
import { staffUser } from '../../../session/is-staff.server.ts';
import { ownCall } from '../../../session/own-call.ts';
import { pageOf } from '../../frame/page-of.server.ts';
import { instantOfShop } from '../document/shop-time.ts';
import { staffRefusal } from '../staff-refusal.server.ts';
import type { ReleasesView } from './changes-view.ts';

/** What goes out when, what went out, and what failed. */
export async function loadReleases(site: SiteContext, url: URL): Promise<ReleasesView> {
  const user = await staffUser(site);
  const { records, pagination } = await ownCall(site)(releaseFilter, { page: pageOf(url) });
  const { page, lastPage, total } = pagination;
  return {
    releases: records,
    page: { page, lastPage, total },
    mayPublish: user?.scope?.includes('content.publish') ?? false,
    languages: site.site.languages,
  };
}

/** Takes the form of a release: looked at, called off, sent now, or moved to another time. */
export async function takeRelease(site: SiteContext, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const id = Number(read('id'));
  const act = read('act');
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 400 });
  if (act === 'look') return look(site, form, id);
  const at = act === 'now' ? new Date().toISOString() : instantOfShop(read('at'));
  if (act === 'move' && !at) return wrongForm(name, form, { at: { key: 'validation.required' } });
  const outcome = await outcomeOf<unknown>(
    act === 'cancel' ? ownCall(site)(releaseCancel, { id }) : ownCall(site)(releaseSave, { id, at }),
  );
  if (outcome.errored) return staffRefusal(site, name, form, outcome.error);
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo('adminReleases', {}, site.language), { status: 303 });
}

/** Opens the shop as it will be when a release has gone out; the link to it is good for a day. */
async function look(site: SiteContext, form: FormData, id: number) {
  const call = ownCall(site);
  const { records } = await call(releaseFilter, { limit: limits.largestLimit });
  const at = records.find((one) => one.id === id)?.at;
  if (!at) throw data(null, { status: 404 });
  // One that is late is looked at as if it went out now.
  const instant = new Date(Math.max(Date.parse(at), Date.now())).toISOString();
  const outcome = await outcomeOf(call(previewLinkCreate, { at: instant, days: 1 }));
  if (outcome.errored) return staffRefusal(site, reader(form)('form'), form, outcome.error);
  const { pathname, search } = new URL(outcome.data.url, site.visitedOrigin);
  // As a document: only that holds the link and shows the strip.
  return redirectDocument(pathname + search, { status: 303 });
}
