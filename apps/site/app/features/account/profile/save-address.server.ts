import { outcomeOf } from '@izlog/contract/client';
import { addressTypes, createAddress, deleteAddress, updateAddress } from '@izlog/contract/user/address';
import type { User } from '@izlog/contract/user/user';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { addressDoubts, openDoubts } from '#site/kit/forms/doubts.ts';
import { doubtedForm, refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { forgetUser } from '#site/session/current-user.server.ts';
import { addressRules } from '../account-rules.ts';
import { addressOf } from './address-of.ts';

/**
 * Keeps a new address or changes one (ACCT-040, ACCT-041), and goes back to the list. What is doubted is asked about once;
 * what the address had before is not.
 */
export async function saveAddress(context: SiteContext, user: User, form: FormData) {
  const read = reader(form);
  const id = Number(read('id'));
  const before = Object.entries(user.addresses.find((one) => one.id === id) ?? {});
  const faults = faultsOf(addressRules(), read);
  const { doubts, asked } = openDoubts(addressDoubts(''), form, (name, value) =>
    before.some(([field, known]) => field === name && known === value),
  );
  if (Object.keys({ ...faults, ...doubts }).length > 0)
    return doubtedForm('address', form, { faults, doubts, asked });
  const type = addressTypes.find((one) => one === read('type')) ?? 'main';
  const address = { type, ...addressOf(read) };
  const outcome = await outcomeOf(
    id > 0 ? context.call(updateAddress, { id, ...address }) : context.call(createAddress, address),
  );
  if (outcome.errored) return refusedForm(context, 'address', form, outcome.error);
  return backToList(context, 'addressSaved');
}

/** Removes an address. */
export async function removeAddress(context: SiteContext, _user: User, form: FormData) {
  const outcome = await outcomeOf(context.call(deleteAddress, { id: Number(reader(form)('id')) }));
  if (outcome.errored) return refusedForm(context, 'addressRemove', form, outcome.error);
  return backToList(context, 'addressRemoved');
}

function backToList(context: SiteContext, toast: 'addressSaved' | 'addressRemoved') {
  forgetUser(context);
  context.cookies.push(flashCookie(toast));
  return redirect(`${pathTo('profile', {}, context.language)}#adrese`, { status: 303 });
}
