import { limits } from '@izlog/contract/limits';
import { addressDoubts, emailDoubts } from '#site/kit/forms/doubts.ts';
import {
  differsFrom,
  email,
  type FormRules,
  maxLength,
  minLength,
  type ReadField,
  type Rule,
  repeats,
  required,
} from '#site/kit/forms/rules.ts';
import { streetRules } from '#site/kit/forms/street-and-number.ts';

const password = [required, minLength(limits.passwordMinLength)];
const name = [required, maxLength(limits.nameMaxLength)];

/** E-mail and password of a login (AUTH-004). */
export const loginRules: FormRules = { username: [required, email], password };

/** Names, e-mail and a password typed twice (AUTH-036). */
const simpleRegistration: FormRules = {
  firstName: name,
  lastName: name,
  email: [required, email],
  password,
  confirmedPassword: [required, repeats('password')],
};

/** An address of a form (AUTH-037, AUTH-038); its fields stand behind `prefix`. */
export function addressRules(prefix = ''): FormRules {
  const fields: FormRules = {
    firstName: name,
    lastName: name,
    contactPhone: [required, maxLength(limits.phoneMaxLength)],
    contactEmail: [required, email],
    country: [required, maxLength(limits.countryMaxLength)],
    city: [required, maxLength(limits.cityMaxLength)],
    ...streetRules(prefix),
    zipCode: [required, maxLength(limits.zipCodeMaxLength)],
  };
  return Object.fromEntries(Object.entries(fields).map(([field, rules]) => [prefix + field, rules]));
}

/** The rules of the billing block count only when it was asked for (AUTH-039). */
const whenBilledElsewhere = (rules: FormRules): FormRules =>
  Object.fromEntries(
    Object.entries(rules).map(([field, ofField]) => [field, ofField.map((rule) => onlyIfBilled(rule))]),
  );

const onlyIfBilled =
  (rule: Rule): Rule =>
  (value: string, read: ReadField) =>
    read('useDifferentBillingAddress') === '' ? undefined : rule(value, read);

/** What a registration needs: in address mode the delivery block names the customer (AUTH-036 to AUTH-039). */
export function registrationRules(mode: RegistrationMode): FormRules {
  if (mode === 'simple') return simpleRegistration;
  const { password: first, confirmedPassword: second } = simpleRegistration;
  return {
    ...addressRules('delivery.'),
    ...whenBilledElsewhere(addressRules('billing.')),
    password: first ?? [],
    confirmedPassword: second ?? [],
  };
}

/** What is doubted of a registration and asked about once, as in checkout (CHECKOUT-010). */
export const registrationDoubts = (mode: RegistrationMode): FormRules =>
  mode === 'simple'
    ? emailDoubts('email')
    : { ...addressDoubts('delivery.'), ...whenBilledElsewhere(addressDoubts('billing.')) };

export type RegistrationMode = 'simple' | 'address';

/** First name, last name and e-mail of the profile (ACCT-004). */
export const detailsRules: FormRules = { firstName: name, lastName: name, email: [required, email] };

/** Old and new password (AUTH-058). */
export const changePasswordRules: FormRules = {
  oldPassword: password,
  newPassword: [...password, differsFrom('oldPassword')],
  newPasswordAgain: [required, repeats('newPassword')],
};

/** The e-mail of a forgotten password. */
export const forgotPasswordRules: FormRules = { email: [required, email] };

/** The e-mail that a login link goes to. */
export const loginLinkRules: FormRules = { linkEmail: [required, email] };

/** The new password that replaces a forgotten one. */
export const setPasswordRules: FormRules = {
  newPassword: password,
  newPasswordAgain: [required, repeats('newPassword')],
};

/** The password, entered again. */
export const proofRules: FormRules = { password: [required] };

/** What proves that an account is erased by its owner: the password, or the e-mail where there is no password. */
export const erasureRules = (hasPassword: boolean): FormRules =>
  hasPassword ? { password: [required] } : { email: [required, email] };
