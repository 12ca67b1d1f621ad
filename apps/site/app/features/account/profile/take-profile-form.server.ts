import { outcomeOf } from '@izlog/contract/client';
import { gdprConsentWithdraw } from '@izlog/contract/gdpr/consent-given';
import type { User } from '@izlog/contract/user/user';
import { data, type redirect } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { currentUser } from '#site/session/current-user.server.ts';
import { changePassword, mailOwnPasswordLink } from '../login/passwords.server.ts';
import { askForData, eraseAccount, proveOwner } from './personal-data.server.ts';
import {
  doneForm,
  dropNewEmail,
  mailLinkAgain,
  saveCard,
  saveCompany,
  saveDetails,
} from './profile-actions.server.ts';
import { removeOwnPasskey } from './remove-passkey.server.ts';
import { removeAddress, saveAddress } from './save-address.server.ts';

type Taken = ReturnType<typeof data<FormAnswer>> | ReturnType<typeof redirect>;
type Taking = (context: SiteContext, user: User, form: FormData) => Promise<Taken>;

const forms: Readonly<Record<string, Taking>> = {
  details: saveDetails,
  card: saveCard,
  company: saveCompany,
  resend: mailLinkAgain,
  keepEmail: dropNewEmail,
  passwordLink: mailOwnPasswordLink,
  prove: proveOwner,
  password: (context, _user, form) => changePassword(context, form),
  address: saveAddress,
  addressRemove: removeAddress,
  export: askForData,
  erase: eraseAccount,
};

/** Handles one of the profile's forms; whose login is over is told so, and what was typed stays. */
export async function takeProfileForm(context: SiteContext, form: FormData): Promise<Taken> {
  const name = reader(form)('form');
  const user = await currentUser(context);
  if (!user) return sayLoginIsOver(context, name, form);
  const take = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (take) return take(context, user, form);
  if (name.startsWith('passkeyRemove-')) return removeOwnPasskey(context, name, form);
  if (name.startsWith('withdraw-')) return withdraw(context, name, form);
  throw data(null, { status: 400 });
}

function sayLoginIsOver({ language }: SiteContext, name: string, form: FormData): Taken {
  const { messages, locale } = catalogueOf(language.code2);
  const refusal = textOf(messages, locale, 'account.loginOver');
  return data<FormAnswer>({ form: name, refusal, typed: typedFields(form) }, { status: 401 });
}

async function withdraw(context: SiteContext, name: string, form: FormData): Promise<Taken> {
  const consents = [reader(form)('consent')];
  const outcome = await outcomeOf(context.call(gdprConsentWithdraw, { consents }));
  return outcome.errored ? refusedForm(context, name, form, outcome.error) : doneForm(name, 'consentsSaved');
}
