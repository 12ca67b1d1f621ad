import { outcomeOf } from '@izlog/contract/client';
import { addOrderNote, assignOrder, removeOrderNote } from '@izlog/contract/ecommerce/orders/order-desk';
import {
  cancelParcel,
  createParcel,
  parcelStates,
  updateParcel,
} from '@izlog/contract/ecommerce/orders/order-parcels';
import { tagLength } from '@izlog/contract/field-lengths';
import { data } from 'react-router';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { noteRules } from '#site/admin/ground/frame/staff-notes.tsx';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Faults, faultsOf, maxLength, type ReadField, reader, required } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { packRules, quantityField } from './order-rules.ts';
import { takeBuyerForm } from './take-buyer-form.server.ts';

/** What a form of the desk asked for: nothing to say when it is done, else the answer to the form. */
type Taken = Promise<ReturnType<typeof wrongForm> | undefined>;

/** Handles a form about parcels, notes, the buyer or who deals with an order; undefined says that it is another form's. */
export function takeDeskForm(site: SiteContext, slug: string, form: FormData): Taken | null {
  const read = reader(form);
  const name = read('form');
  if (name === 'note') return takeNote(site, slug, form);
  if (name.startsWith('removeNote-'))
    return done(site, form, ownCall(site)(removeOrderNote, { slug, noteId: recordIdOf(read('noteId')) }));
  if (name === 'assign') return done(site, form, ownCall(site)(assignOrder, { slug, ...assignedIn(read) }));
  if (name === 'untag')
    return done(site, form, ownCall(site)(assignOrder, { slug, removeTags: [read('removeTags')] }));
  if (name === 'tag') return takeTags(site, slug, form);
  if (name === 'buyer') return takeBuyerForm(site, slug, form);
  if (name === 'pack') return takePacking(site, slug, form);
  if (name.startsWith('parcel-')) return takeParcel(site, slug, form);
  return null;
}

async function takeNote(site: SiteContext, slug: string, form: FormData): Taken {
  const read = reader(form);
  const faults = faultsOf(noteRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('note', form, faults);
  return done(site, form, ownCall(site)(addOrderNote, { slug, text: read('text') }));
}

function assignedIn(read: ReadField) {
  const id = read('assignee');
  return { assigneeId: id === '' ? null : recordIdOf(id) };
}

/** One tag that was pressed, else those that were typed, with commas. */
async function takeTags(site: SiteContext, slug: string, form: FormData): Taken {
  const read = reader(form);
  const addTags = (read('pick') || read('addTags'))
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const longest = addTags.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const faults = faultsOf({ addTags: [required, maxLength(tagLength)] }, () => longest);
  if (Object.keys(faults).length > 0) return wrongForm('tag', form, faults);
  return done(site, form, ownCall(site)(assignOrder, { slug, addTags }));
}

async function takePacking(site: SiteContext, slug: string, form: FormData): Taken {
  const read = reader(form);
  const faults: Record<string, Faults[string]> = { ...faultsOf(packRules, read) };
  const fields = [...form.keys()].filter((name) => name.startsWith('pieces.'));
  const lines = fields.flatMap((name) => {
    const quantity = /^\d{1,6}$/.test(read(name).trim()) ? Number(read(name)) : undefined;
    if (quantity === undefined && read(name).trim() !== '') faults[name] = { key: 'form.wrong' };
    return quantity ? [{ itemId: recordIdOf(name.slice(quantityField('').length)), quantity }] : [];
  });
  const first = fields[0];
  if (lines.length === 0 && first && !faults[first]) faults[first] = { key: 'validation.required' };
  if (Object.keys(faults).length > 0) return wrongForm('pack', form, faults);
  const packing = ownCall(site)(createParcel, {
    slug,
    lines,
    ...labelIn(read),
    isSent: read('act') === 'send',
    isQuiet: read('isQuiet') === 'true',
  });
  return done(site, form, packing);
}

async function takeParcel(site: SiteContext, slug: string, form: FormData): Taken {
  const read = reader(form);
  const id = recordIdOf(read('parcelId'));
  const act = read('act');
  if (act === 'cancel') return done(site, form, ownCall(site)(cancelParcel, { slug, id }));
  const state = parcelStates.find((one) => one === act);
  if (!state) throw data(null, { status: 400 });
  const faults = faultsOf(packRules, read);
  if (Object.keys(faults).length > 0) return wrongForm(read('form'), form, faults);
  const label = form.has('carrier') ? labelIn(read) : {};
  return done(site, form, ownCall(site)(updateParcel, { slug, id, state, ...label }));
}

const labelIn = (read: ReadField) => ({
  carrier: read('carrier').trim(),
  trackingNumber: read('parcel').trim(),
  url: read('url').trim() || null,
});

async function done(site: SiteContext, form: FormData, calling: Promise<unknown>): Taken {
  const outcome = await outcomeOf(writtenOrNotFound(calling));
  if (!outcome.errored) return undefined;
  const said = staffWordsOf(languageRead(site));
  const wordsOf = (_path: string, kind: string) =>
    kind === 'tooMany'
      ? said['parcels.tooMany']
      : kind === 'tooManyTags'
        ? said['shopOrders.tooManyTags']
        : undefined;
  return refusedForm(site, reader(form)('form'), form, outcome.error, {}, wordsOf);
}
