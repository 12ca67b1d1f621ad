import { outcomeOf } from '@izlog/contract/client';
import { type DocumentKindName, type DocumentRef, documentOfKey } from '@izlog/contract/editing/document';
import { editDiscard, editPublish, editRestore } from '@izlog/contract/editing/edit-publish';
import { releaseSave } from '@izlog/contract/editing/release';
import { data, redirect } from 'react-router';
import { clockWords, instantOfShop } from '#site/admin/ground/frame/shop-time.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { DocumentAnswer } from '../document/document-view.ts';
import { publishFaults } from '../document/publish-faults.server.ts';
import { staffRefusal } from '../staff-refusal.server.ts';

type Item = DocumentRef & { rev: number };

/** Handles the form of the changes: what was chosen is published, now or at a time, or one draft is given up. */
export async function takeChanges(site: SiteContext, form: FormData) {
  const read = reader(form);
  const [act, one = ''] = read('act').split(' ');
  if (act === 'discard') {
    const outcome = await outcomeOf(ownCall(site)(editDiscard, { items: itemsOf([one]) }));
    return outcome.errored ? staffRefusal(site, 'changes', form, outcome.error) : done(site, 'adminChanges');
  }
  const items = itemsOf(form.getAll('items'));
  if (items.length === 0) return refused(site, form, 'content.chooseFirst');
  const at = read('at') === '' ? undefined : instantOfShop(read('at'));
  // What cannot be a time must not go out at once in its place.
  if (read('at') !== '' && !at) return wrongTime(site, form, read('at'));
  const name = read('name').trim();
  const accept = read('accept').split(' ').filter(Boolean);
  const release = Number(read('release')) || 0;
  const outcome = await outcomeOf<unknown>(
    release > 0
      ? ownCall(site)(releaseSave, { id: release, add: items, accept })
      : ownCall(site)(editPublish, { items, accept, ...(name ? { name } : {}), ...(at ? { at } : {}) }),
  );
  if (!outcome.errored) return done(site, at || release > 0 ? 'adminReleases' : 'adminChanges');
  const publish = publishFaults(outcome.error);
  if (!publish) return staffRefusal(site, 'changes', form, outcome.error);
  const answer: DocumentAnswer = {
    form: 'changes',
    typed: typedFields(form),
    publish,
    refusal: sayer(site)(publish.faults.length > 0 ? 'content.publishRefused' : 'content.publishDoubted'),
  };
  return data(answer, { status: 422 });
}

/** Brings the draft of a document back to a version. */
export async function takeRestore(
  site: SiteContext,
  ref: { kind: DocumentKindName; id: number },
  form: FormData,
) {
  const read = reader(form);
  const [, version = ''] = read('act').split(' ');
  const document = { ...ref, language: read('language'), rev: Number(read('rev')) };
  const outcome = await outcomeOf(ownCall(site)(editRestore, { document, version: Number(version) }));
  if (outcome.errored) return staffRefusal(site, 'history', form, outcome.error);
  site.cookies.push(flashCookie('saved'));
  const { kind, id } = ref;
  // The words of products and categories are written on their pages: their draft is named here.
  const screen = kind === 'content' || kind === 'event' ? 'adminDocument' : 'adminHistory';
  const path = pathTo(screen, { kind, id: String(id) }, site.language);
  return redirect(`${path}?jezik=${document.language}`, { status: 303 });
}

/** The documents that a form names, each with the revision that was shown: `content:12:hrv@7`. */
function itemsOf(keys: readonly FormDataEntryValue[]): Item[] {
  return keys.flatMap((one) => {
    const [key = '', rev = ''] = String(one).split('@');
    const document = documentOfKey(key);
    return document && /^\d{1,15}$/.test(rev) ? [{ ...document, rev: Number(rev) }] : [];
  });
}

function done(site: SiteContext, route: 'adminChanges' | 'adminReleases') {
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo(route, {}, site.language), { status: 303 });
}

const wrongTime = (site: SiteContext, form: FormData, typed: string) => {
  const why = clockWords(typed);
  const fault: Fault = { key: 'form.wrong', ...(why && { words: sayer(site)(why) }) };
  return data<DocumentAnswer>(
    { form: 'changes', typed: typedFields(form), faults: { at: fault } },
    { status: 400 },
  );
};

const refused = (site: SiteContext, form: FormData, key: 'content.chooseFirst') =>
  data<DocumentAnswer>(
    { form: 'changes', typed: typedFields(form), refusal: sayer(site)(key) },
    { status: 400 },
  );
