import { outcomeOf } from '@izlog/contract/client';
import { addCustomerNote, getStaffCustomer, removeCustomerNote } from '@izlog/contract/user/customer-staff';
import { eraseCustomerByStaff } from '@izlog/contract/user/personal-data';
import { data } from 'react-router';
import { noteRules } from '#site/admin/ground/frame/staff-notes.tsx';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { takeCardForm } from '#site/admin/rooms/member-cards/door/take-cards.server.ts';
import { countryNames } from '#site/i18n/country-codes.server.ts';
import { languageName } from '#site/i18n/language-name.ts';
import { proofIn, refusedProof } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import { orNotFound, writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { CustomerView } from './customer-view.ts';

/** A customer with orders, data and notes; 404 for one the shop does not have. */
export async function loadCustomer(site: SiteContext, id: number): Promise<CustomerView> {
  const [customer, user] = await Promise.all([
    orNotFound(site.call(getStaffCustomer, { id })),
    staffUser(site),
  ]);
  return {
    customer,
    countries: countryNames(languageRead(site), [
      customer.country,
      ...customer.addresses.map(({ country }) => country),
    ]),
    language: languageName(customer.language, languageRead(site)),
    mayOrder: user?.scope?.includes('orders.edit') ?? false,
    mayErase: user?.scope?.includes('users.edit') ?? false,
  };
}

/** Handles a form of a customer's screen: a note, its removal, the erasure on request. */
export async function takeCustomerForm(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const name = read('form');
  if (name === 'note') {
    const faults = faultsOf(noteRules, read);
    if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
    const adding = ownCall(site)(addCustomerNote, { id, text: read('text') });
    const outcome = await outcomeOf(writtenOrNotFound(adding));
    return outcome.errored ? refusedForm(site, name, form, outcome.error) : back(site, id);
  }
  if (name.startsWith('removeNote-')) {
    const noteId = Number(read('noteId'));
    if (!Number.isSafeInteger(noteId) || noteId < 1) throw data(null, { status: 400 });
    await outcomeOf(ownCall(site)(removeCustomerNote, { id, noteId }));
    return back(site, id);
  }
  if (name === 'card') return (await takeCardForm(site, id, form)) ?? back(site, id);
  if (name === 'erase') return erase(site, id, form);
  throw data(null, { status: 400 });
}

async function erase(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  // Asked for once: the password that follows is typed below the same tick.
  if (read('isSure') !== 'true' && proofIn(read) === undefined)
    return wrongForm('erase', form, { isSure: { key: 'validation.required' } });
  const refused = await refusedProof(site, 'erase', form);
  if (refused) return refused;
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(eraseCustomerByStaff, { id })));
  if (outcome.errored) return refusedForm(site, 'erase', form, outcome.error);
  return savedAt(site, 'adminCustomers');
}

function back(site: SiteContext, id: number) {
  return savedAt(site, 'adminCustomer', { id: String(id) });
}
