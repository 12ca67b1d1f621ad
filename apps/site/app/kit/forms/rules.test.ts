import { expect, test } from 'vitest';
import {
  changePasswordRules,
  detailsRules,
  loginRules,
  registrationRules,
} from '#site/features/account/account-rules.ts';
import { type Faults, type FormRules, faultsOf } from './rules.ts';

const keys = (faults: Faults) =>
  Object.fromEntries(Object.entries(faults).map(([name, { key }]) => [name, key]));
const play = (rules: FormRules, typed: Record<string, string>) =>
  keys(faultsOf(rules, (name) => typed[name] ?? ''));

const goodLogin = { username: 'ana@posta.example', password: '12345678' };

test.for([
  [
    'empty',
    { username: '', password: '' },
    { username: 'validation.required', password: 'validation.required' },
  ],
  ['spaces', { ...goodLogin, username: '  ' }, { username: 'validation.required' }],
  ['no e-mail', { ...goodLogin, username: 'ana' }, { username: 'validation.email' }],
  ['7 characters', { ...goodLogin, password: '1234567' }, { password: 'validation.minLength' }],
  ['8 characters', goodLogin, {}],
] as const)('[AUTH-004, ERR-012, ERR-013] a login with %s', ([, typed, wrong]) => {
  expect(play(loginRules, typed)).toEqual(wrong);
});

const person = {
  firstName: 'Ana',
  lastName: 'Primjerić',
  email: 'ana@posta.example',
  password: 'šest i dvije',
  confirmedPassword: 'šest i dvije',
};

test.for([
  ['firstName', '', 'validation.required'],
  ['lastName', '', 'validation.required'],
  ['email', '', 'validation.required'],
  ['email', 'ana@posta', 'validation.email'],
  ['password', '1234567', 'validation.minLength'],
  ['confirmedPassword', 'nešto drugo', 'validation.repeatPassword'],
] as const)(
  '[AUTH-036, ERR-016] a simple registration whose %s is "%s" is not sent',
  ([name, value, key]) => {
    expect(play(registrationRules('simple'), { ...person, [name]: value })[name]).toBe(key);
  },
);

test('[AUTH-036] a simple registration with everything right is sent', () => {
  expect(play(registrationRules('simple'), person)).toEqual({});
});

const address = {
  firstName: 'Ana',
  lastName: 'Primjerić',
  contactPhone: '091 555 0101',
  contactEmail: 'ana@posta.example',
  country: 'HR',
  city: 'Šibenik',
  street: 'Obala',
  houseNumber: '12a',
  zipCode: '22000',
};
const withPrefix = (prefix: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]));
const secrets = { password: '12345678', confirmedPassword: '12345678' };
const delivered = { ...withPrefix('delivery.', address), ...secrets };

test.for(Object.keys(address))('[AUTH-037] in address mode %s of the delivery block is needed', (name) => {
  expect(play(registrationRules('address'), { ...delivered, [`delivery.${name}`]: ' ' })).toEqual({
    [`delivery.${name}`]: 'validation.required',
  });
});

test.for([
  ['country', 75],
  ['city', 75],
  ['street', 75],
  ['houseNumber', 15],
  ['zipCode', 25],
] as const)('[AUTH-038] %s takes at most %i characters', ([name, most]) => {
  const typed = (length: number) => ({ ...delivered, [`delivery.${name}`]: 'x'.repeat(length) });

  expect(play(registrationRules('address'), typed(most))).toEqual({});
  expect(play(registrationRules('address'), typed(most + 1))).toEqual({
    [`delivery.${name}`]: 'validation.maxLength',
  });
});

test('[AUTH-039] the billing block is looked at only when a different billing address is chosen', () => {
  const different = { ...delivered, useDifferentBillingAddress: 'yes' };

  expect(play(registrationRules('address'), delivered)).toEqual({});
  expect(Object.keys(play(registrationRules('address'), different)).sort()).toEqual(
    Object.keys(withPrefix('billing.', address)).sort(),
  );
  expect(play(registrationRules('address'), { ...different, ...withPrefix('billing.', address) })).toEqual(
    {},
  );
});

test.for([
  ['firstName', '', 'validation.required'],
  ['lastName', '', 'validation.required'],
  ['email', '', 'validation.required'],
  ['email', 'ana@', 'validation.email'],
] as const)('[ACCT-004] details whose %s is "%s" are not saved', ([name, value, key]) => {
  expect(play(detailsRules, { ...person, [name]: value })[name]).toBe(key);
});

const change = { oldPassword: 'staro staro', newPassword: 'novo novo', newPasswordAgain: 'novo novo' };

test.for([
  ['the right ones', {}, {}],
  ['a short old one', { oldPassword: '1234567' }, { oldPassword: 'validation.minLength' }],
  [
    'a short new one',
    { newPassword: '1234567', newPasswordAgain: '1234567' },
    { newPassword: 'validation.minLength' },
  ],
  [
    'the same one again',
    { newPassword: 'staro staro', newPasswordAgain: 'staro staro' },
    { newPassword: 'validation.differentPassword' },
  ],
  ['another repetition', { newPasswordAgain: 'novo' }, { newPasswordAgain: 'validation.repeatPassword' }],
] as const)('[AUTH-058, ERR-016, ERR-017] a change of password with %s', ([, typed, wrong]) => {
  expect(play(changePasswordRules, { ...change, ...typed })).toEqual(wrong);
});
