import { outcomeOf } from '@izlog/contract/client';
import { previewLinkCreate } from '@izlog/contract/cms/preview-link';
import { documentOfKey } from '@izlog/contract/editing/document';
import { releaseCancel, releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import { data, redirect, redirectDocument } from 'react-router';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { clockWords, instantOfShop } from '#site/admin/ground/frame/shop-time.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Faults, reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import { loadContentCounts } from '../door/content-counts.server.ts';
import { staffRefusal } from '../staff-refusal.server.ts';
import { type ReleasesView, releaseChips } from './changes-view.ts';

/** What goes out when, what went out, and what failed; one of them whole where the address names it. */
export async function loadReleases(site: SiteContext, url: URL): Promise<ReleasesView> {
  const user = await staffUser(site);
  const call = ownCall(site);
  const when = releaseChips.find((one) => one === url.searchParams.get('kada')) ?? '';
  const search = (url.searchParams.get('search') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const id = Number(url.searchParams.get('izdanje'));
  const isNamed = Number.isSafeInteger(id) && id > 0;
  const [list, late, named, counts] = await Promise.all([
    call(releaseFilter, {
      page: pageOf(url),
      ...(when ? { when } : {}),
      ...(search ? { search } : {}),
    }),
    call(releaseFilter, { when: 'late', limit: 3 }),
    isNamed ? call(releaseFilter, { id, limit: 1 }) : null,
    loadContentCounts(site),
  ]);
  const { page, lastPage, total } = list.pagination;
  return {
    asked: { when, search },
    releases: list.records,
    late: late.records,
    open: named?.records[0] ?? null,
    page: { page, lastPage, total },
    counts,
    now: Date.now(),
    mayPublish: user?.scope?.includes('content.publish') ?? false,
  };
}

/** Handles a form of the releases: a new one, or one that is looked at, called off, sent now, moved, or made smaller. */
export async function takeRelease(site: SiteContext, form: FormData) {
  const read = reader(form);
  const name = read('form');
  if (name === 'new') return makeRelease(site, form);
  const id = Number(read('id'));
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 400 });
  // Of parts that a program made a key may have spaces.
  const [act, ...rest] = read('act').split(' ');
  const key = rest.join(' ');
  if (act === 'look') return look(site, form, id);
  const call = ownCall(site);
  if (act === 'cancel') return saved(site, form, id, call(releaseCancel, { id }));
  if (act === 'now') return saved(site, form, id, call(releaseSave, { id, at: new Date().toISOString() }));
  if (act === 'ours') return saved(site, form, id, call(releaseSave, { id, accept: [key] }));
  if (act === 'theirs') return saved(site, form, id, call(releaseSave, { id, theirs: [key] }));
  if (act === 'remove') {
    const document = documentOfKey(key);
    if (!document) throw data(null, { status: 400 });
    return saved(site, form, id, call(releaseSave, { id, remove: [document] }));
  }
  const { at, faults } = readTime(site, form);
  if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
  const title = read('name').trim();
  return saved(site, form, id, call(releaseSave, { id, at, ...(title ? { name: title } : {}) }));
}

/** A new one is a name, and perhaps a time; what goes out with it is added from the changes. */
async function makeRelease(site: SiteContext, form: FormData) {
  const name = reader(form)('name').trim();
  const { at, faults } = readTime(site, form);
  const all: Faults = { ...(name === '' ? { name: { key: 'validation.required' } } : {}), ...faults };
  if (Object.keys(all).length > 0) return wrongForm('new', form, all);
  const outcome = await outcomeOf(ownCall(site)(releaseSave, { name, at }));
  if (outcome.errored) return staffRefusal(site, 'new', form, outcome.error);
  return opened(site, outcome.data.id);
}

/** A time that is to come, or none; what lies behind would go out at once, which a button of its own does. */
function readTime(site: SiteContext, form: FormData): { at: string | null; faults: Faults } {
  const text = reader(form)('at').trim();
  if (text === '') return { at: null, faults: {} };
  const at = instantOfShop(text);
  if (at && Date.parse(at) > Date.now()) return { at, faults: {} };
  const why = at ? 'content.planPast' : clockWords(text);
  const words = why ? { words: sayer(site)(why) } : {};
  return { at: null, faults: { at: { key: 'form.wrong', ...words } } };
}

async function saved(site: SiteContext, form: FormData, id: number, answer: Promise<unknown>) {
  const outcome = await outcomeOf(answer);
  if (outcome.errored) return staffRefusal(site, reader(form)('form'), form, outcome.error);
  return opened(site, id);
}

function opened(site: SiteContext, id: number) {
  site.cookies.push(flashCookie('saved'));
  return redirect(`${pathTo('adminReleases', {}, site.language)}?izdanje=${id}#izdanje`, { status: 303 });
}

/** Opens the shop as it will be when a release has gone out; the link to it is good for a day. */
async function look(site: SiteContext, form: FormData, id: number) {
  const call = ownCall(site);
  const { records } = await call(releaseFilter, { id, limit: 1 });
  const at = records[0]?.at;
  if (!at) throw data(null, { status: 404 });
  // One that is late is looked at as if it went out now.
  const instant = new Date(Math.max(Date.parse(at), Date.now())).toISOString();
  const outcome = await outcomeOf(call(previewLinkCreate, { at: instant, days: 1 }));
  if (outcome.errored) return staffRefusal(site, reader(form)('form'), form, outcome.error);
  const { pathname, search } = new URL(outcome.data.url, site.visitedOrigin);
  // As a document: only that holds the link and shows the strip.
  return redirectDocument(pathname + search, { status: 303 });
}
