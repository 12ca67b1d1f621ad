import { outcomeOf } from '@izlog/contract/client';
import { login } from '@izlog/contract/user/login';
import { register } from '@izlog/contract/user/register';
import { data, redirect } from 'react-router';
import { acceptedConsents, missesConsent } from '#site/features/consent/door/accepted-consents.ts';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import type { MessageKey } from '#site/i18n/messages.ts';
import { addressPaths } from '#site/kit/forms/address-paths.ts';
import { openDoubts } from '#site/kit/forms/doubts.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { doubtedForm, refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { type Faults, faultsOf, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { type RegistrationMode, registrationDoubts, registrationRules } from '../account-rules.ts';
import { addressOf } from '../profile/address-of.ts';
import { beginLogin } from './begin-login.server.ts';
import { reasonAgainstCard } from './check-card.server.ts';
import { fromOf } from './from-of.ts';

const name = 'register';

/**
 * Registers a customer: a member card is checked first, then the fields, then the consents, then the account is made
 * (AUTH-042, AUTH-043). Anyone who must confirm the e-mail is told so and stays; everybody else is logged in and led on
 * (AUTH-044 to AUTH-047).
 */
export async function registerCustomer(context: SiteContext, request: Request, form: FormData) {
  const read = reader(form);
  const mode: RegistrationMode = read('mode') === 'address' ? 'address' : 'simple';
  const memberCardBarcode = read('memberCardBarcode').trim();
  const against = memberCardBarcode === '' ? undefined : await reasonAgainstCard(context, memberCardBarcode);
  if (against) return alerted(form, against, 'memberCardBarcode');
  const faults = faultsOf(registrationRules(mode), read);
  const consents = await loadFormConsents(context, 'registerForm');
  if (consents.errored) return refusedForm(context, name, form, consents.error);
  const accepted = acceptedConsents(form, consents.data);
  const key = 'core.notifications.consentRequired';
  if (missesConsent(consents.data, accepted)) return alerted(form, key, 'consents', faults);
  const { doubts, asked } = openDoubts(registrationDoubts(mode), form, () => false);
  if (Object.keys({ ...faults, ...doubts }).length > 0)
    return doubtedForm(name, form, { faults, doubts, asked });

  const customer = mode === 'address' ? withAddresses(read) : withoutAddress(read);
  const password = read('password');
  const registered = await outcomeOf(
    context.call(register, {
      ...customer,
      password,
      consents: accepted,
      memberCardBarcode: memberCardBarcode || null,
    }),
  );
  if (registered.errored) return refusedForm(context, name, form, registered.error, fieldsOf(mode));
  if (registered.data.verificationToken !== undefined)
    return data<FormAnswer>({ form: name, done: ['registered', 'confirmEmail'] });

  const given = { username: customer.email, password };
  const entered = await outcomeOf(context.call(login, given, { headers: { accessToken: undefined } }));
  if (entered.errored) return data<FormAnswer>({ form: name, done: ['registered'] });
  await beginLogin(context, request, entered.data, 'registered');
  // Anyone who is logged in is sent home from the login page (ROUTE-061): that way is not walked twice.
  return redirect(fromOf(read, context), { status: 303 });
}

function alerted(form: FormData, key: MessageKey, field: string, others: Faults = {}) {
  const answer: FormAnswer = {
    form: name,
    faults: { ...others, [field]: { key } },
    alerts: [key],
    typed: typedFields(form),
  };
  return data(answer, { status: 400 });
}

const withoutAddress = (read: ReadField) => ({
  email: read('email').trim(),
  details: { firstName: read('firstName').trim(), lastName: read('lastName').trim() },
});

/** Without another billing address the one for delivery is the main one (AUTH-040). */
function withAddresses(read: ReadField) {
  const delivery = addressOf(read, 'delivery.');
  const isBilledElsewhere = read('useDifferentBillingAddress') !== '';
  const { firstName, lastName, contactEmail } = delivery;
  return {
    email: contactEmail,
    details: { firstName, lastName },
    addresses: isBilledElsewhere
      ? [
          { type: 'shipping' as const, ...delivery },
          { type: 'billing' as const, ...addressOf(read, 'billing.') },
        ]
      : [{ type: 'main' as const, ...delivery }],
  };
}

/** Which of our fields the platform means; a code stands for a field too. */
function fieldsOf(mode: RegistrationMode): Record<string, string> {
  const email = mode === 'address' ? 'delivery.contactEmail' : 'email';
  return {
    ...addressPaths(['delivery.', 'billing.']),
    email,
    'code:USER_EXISTS': email,
    'code:MEMBER_CARD_INVALID': 'memberCardBarcode',
    'code:CONSENT_REQUIRED': 'consents',
    'details.firstName': mode === 'address' ? 'delivery.firstName' : 'firstName',
    'details.lastName': mode === 'address' ? 'delivery.lastName' : 'lastName',
  };
}
