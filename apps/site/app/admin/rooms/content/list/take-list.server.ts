import { eventDelete, eventRestore } from '@izlog/contract/calendar/event-bin';
import { outcomeOf } from '@izlog/contract/client';
import { binRestore, pageDelete, postDelete, termDelete } from '@izlog/contract/cms/content/bin';
import { documentCreate } from '@izlog/contract/editing/document-create';
import type { ListedKind } from '@izlog/contract/editing/document-states';
import { data, redirect } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import { wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { pathOfTyped } from '../document/path-of-typed.server.ts';
import { staffRefusal } from '../staff-refusal.server.ts';
import { listsOfKinds } from './list-routes.ts';

/** What moves a thing of a kind to the bin; a menu is asked for by the look and stays. */
const deletes = { page: pageDelete, post: postDelete, term: termDelete, event: eventDelete } as const;

/** Handles a form of a list: a new thing, a copy, to the bin and back. */
export async function takeList(site: SiteContext, kind: ListedKind, form: FormData) {
  const read = reader(form);
  const name = read('form');
  if (name === 'make') return make(site, kind, form);
  const id = Number(read('id'));
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 400 });
  const call = ownCall(site);
  if (read('act') === 'copy') {
    const outcome = await outcomeOf(call(documentCreate, { kind, copyOf: id }));
    return outcome.errored ? staffRefusal(site, name, form, outcome.error) : opened(site, outcome.data);
  }
  if (kind === 'navigation') throw data(null, { status: 400 });
  const toBin = async () => {
    const sendTo = await pathOfTyped(site, read('sendTo'));
    return call(deletes[kind], { id, ...(sendTo ? { sendTo } : {}) });
  };
  const outcome = await outcomeOf<unknown>(
    read('act') === 'restore' ? call(kind === 'event' ? eventRestore : binRestore, { id }) : toBin(),
  );
  if (outcome.errored) return staffRefusal(site, name, form, outcome.error);
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo(listsOfKinds[kind].route, {}, site.language), { status: 303 });
}

/** A new thing begins as a draft with its title in the first language. */
async function make(site: SiteContext, kind: ListedKind, form: FormData) {
  const read = reader(form);
  const [title, menu] = [read('title').trim(), read('name').trim()];
  const faults = {
    ...(title === '' ? { title: { key: 'validation.required' as const } } : {}),
    ...(kind === 'navigation' && menu === '' ? { name: { key: 'validation.required' as const } } : {}),
  };
  if (Object.keys(faults).length > 0) return wrongForm('make', form, faults);
  const outcome = await outcomeOf(
    ownCall(site)(documentCreate, { kind, title, ...(kind === 'navigation' ? { name: menu } : {}) }),
  );
  return outcome.errored ? staffRefusal(site, 'make', form, outcome.error) : opened(site, outcome.data);
}

const opened = (site: SiteContext, { kind, id }: { kind: string; id: number }) =>
  redirect(pathTo('adminDocument', { kind, id: String(id) }, site.language), { status: 303 });
