import { outcomeOf } from '@izlog/contract/client';
import { updateCustomer } from '@izlog/contract/user/update-customer';
import type { User } from '@izlog/contract/user/user';
import { resendVerification } from '@izlog/contract/user/verify-email';
import { data } from 'react-router';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { proofField, proofIn } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { forgetUser } from '#site/session/current-user.server.ts';
import { detailsRules } from '../account-rules.ts';
import { cardCookies } from '../login/card-cookie.server.ts';
import { reasonAgainstCard } from '../login/check-card.server.ts';

/** What became of a form of the profile. */
export const doneForm = (form: string, ...done: ToastName[]) => data<FormAnswer>({ form, done });

/**
 * Changes names and e-mail (ACCT-004, ACCT-005). A new e-mail needs the password and counts when it is confirmed; the
 * present one is not sent, for that would take back a new one that waits.
 */
export async function saveDetails(context: SiteContext, user: User, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(detailsRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('details', form, faults);
  const email = read('email').trim();
  const details = { firstName: read('firstName').trim(), lastName: read('lastName').trim() };
  const isOther = email.toLowerCase() !== user.email.toLowerCase();
  const given = isOther ? { details, email, password: proofIn(read) } : { details };
  const outcome = await outcomeOf(context.call(updateCustomer, given));
  if (outcome.errored)
    return refusedForm(context, 'details', form, outcome.error, {
      'code:USER_EXISTS': 'email',
      ...proofField,
      'details.firstName': 'firstName',
      'details.lastName': 'lastName',
    });
  changed(context, outcome.data);
  return isOther ? doneForm('details', 'saved', 'confirmEmail') : doneForm('details', 'saved');
}

/**
 * Changes or removes the member card. One that is not empty is checked first, and without the platform's yes nothing is
 * saved (ACCT-009).
 */
export async function saveCard(context: SiteContext, _user: User, form: FormData) {
  const memberCardBarcode = reader(form)('memberCardBarcode').trim();
  if (memberCardBarcode !== '') {
    const key = await reasonAgainstCard(context, memberCardBarcode);
    const faults = key && { memberCardBarcode: { key } };
    if (faults)
      return data<FormAnswer>(
        { form: 'card', faults, alerts: [key], typed: typedFields(form) },
        { status: 400 },
      );
  }
  const outcome = await outcomeOf(context.call(updateCustomer, { memberCardBarcode }));
  if (outcome.errored)
    return refusedForm(context, 'card', form, outcome.error, {
      'code:MEMBER_CARD_INVALID': 'memberCardBarcode',
    });
  changed(context, outcome.data);
  return doneForm('card', memberCardBarcode === '' ? 'cardRemoved' : 'saved');
}

/** Changes or, when its name is empty, removes the company. */
export async function saveCompany(context: SiteContext, _user: User, form: FormData) {
  const read = reader(form);
  const name = read('companyName').trim();
  const company = name === '' ? null : { name, address: read('companyAddress').trim() };
  const outcome = await outcomeOf(context.call(updateCustomer, { company }));
  if (outcome.errored)
    return refusedForm(context, 'company', form, outcome.error, {
      'company.name': 'companyName',
      'company.address': 'companyAddress',
    });
  changed(context, outcome.data);
  return doneForm('company', 'saved');
}

/** Takes the wish for a new e-mail back: the present one stays. */
export async function dropNewEmail(context: SiteContext, user: User, form: FormData) {
  const outcome = await outcomeOf(context.call(updateCustomer, { email: user.email }));
  if (outcome.errored) return refusedForm(context, 'keepEmail', form, outcome.error);
  changed(context, outcome.data);
  return doneForm('details', 'saved');
}

/** Mails the link that confirms the e-mail again. */
export async function mailLinkAgain(context: SiteContext, _user: User, form: FormData) {
  const outcome = await outcomeOf(context.call(resendVerification, {}));
  if (outcome.errored) return refusedForm(context, 'resend', form, outcome.error);
  return doneForm('resend', 'confirmEmail');
}

/** The user is fetched again, and the cookie of the member card follows the profile (ACCT-006 to ACCT-008). */
function changed(context: SiteContext, user: User): void {
  forgetUser(context);
  context.cookies.push(...cardCookies(context, user.memberCardBarcode));
}
