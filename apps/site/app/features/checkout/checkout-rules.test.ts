import { expect, test } from 'vitest';
import { faultsOf } from '#site/kit/forms/rules.ts';
import { companyOf, readCheckoutForm } from './door/checkout-form.ts';
import { addressStepRules } from './door/checkout-rules.ts';

const whole: Record<string, string> = {
  'delivery.contactEmail': 'ana@primjer.hr',
  'delivery.contactPhone': '091 555 0142',
  'delivery.firstName': 'Ana',
  'delivery.lastName': 'Primjerić',
  'delivery.street': 'Obala',
  'delivery.houseNumber': '12a',
  'delivery.zipCode': '22000',
  'delivery.city': 'Šibenik',
  'delivery.country': 'HR',
};
const readerOf = (fields: Record<string, string>) => (name: string) => fields[name] ?? '';
const faultKeys = (fields: Record<string, string>, options = {}) => {
  const read = readerOf({ ...whole, ...fields });
  return Object.fromEntries(
    Object.entries(faultsOf(addressStepRules(read, options), read)).map(([name, { key }]) => [name, key]),
  );
};

test.each([
  ['street', 75],
  ['city', 75],
  ['houseNumber', 15],
  ['zipCode', 25],
  ['country', 75],
])('[CHECKOUT-011] %s holds %i characters and not one more', (field, most) => {
  const name = `delivery.${field}`;

  expect(faultKeys({ [name]: 'a'.repeat(most) })).toEqual({});
  expect(faultKeys({ [name]: 'a'.repeat(most + 1) })).toEqual({ [name]: 'validation.maxLength' });
});

test('[CHECKOUT-012, ERR-018] names are letters of any language, spaces, apostrophes of both forms and hyphens', () => {
  for (const name of ["Žarko-Ćiro O'Neil", 'Žarko-Ćiro O’Neil', 'Þórdís', 'Мария', '李']) {
    expect(faultKeys({ 'delivery.firstName': name }), name).toEqual({});
  }
  for (const name of ['Ana1', 'Ana!', 'A@na', 'Ana<b>']) {
    expect(faultKeys({ 'delivery.lastName': name }), name).toEqual({
      'delivery.lastName': 'validation.alphaSpecialCharsValidator',
    });
  }
});

test('[CHECKOUT-013] the rule about letters can be switched off', () => {
  expect(faultKeys({ 'delivery.firstName': 'Ana1' }, { areNamesChecked: false })).toEqual({});
});

test('[CHECKOUT-015] an OIB may carry HR; tax numbers of other countries are free up to 25 characters', () => {
  const company = (companyOIB: string, country: string) =>
    faultKeys({
      isCompany: 'yes',
      'delivery.companyName': 'Izlog',
      'delivery.companyOIB': companyOIB,
      'delivery.country': country,
    });

  expect(company('94577403194', 'HR')).toEqual({});
  expect(company('HR94577403194', 'HR')).toEqual({});
  expect(company('94577403195', 'HR')).toEqual({ 'delivery.companyOIB': 'validation.oib' });
  expect(company('A'.repeat(25), 'DE')).toEqual({});
  expect(company('A'.repeat(26), 'DE')).toEqual({ 'delivery.companyOIB': 'validation.maxLength' });
});

test('[CHECKOUT-014] without company mode the two fields may stay empty', () => {
  expect(faultKeys({ 'delivery.companyName': '', 'delivery.companyOIB': '' })).toEqual({});
});

test('[CHECKOUT-016] an empty billing block is no matter until it is asked for', () => {
  expect(faultKeys({})).toEqual({});
  expect(Object.keys(faultKeys({ useDifferentBillingAddress: 'yes' }))).toHaveLength(9);
});

test('[CHECKOUT-008, CHECKOUT-009, CHECKOUT-017] the form holds both blocks, consents once each, gift and instructions', () => {
  const form = readCheckoutForm(
    readerOf({ ...whole, giftMessage: ' Sretno! ', orderMessage: 'Zvono', to: 'Iva', from: 'Ana' }),
    ['UVJETI', 'UVJETI', 'NOVOSTI'],
  );

  expect(Object.keys(form.deliveryForm).toSorted()).toEqual(
    [
      'city',
      'companyName',
      'companyOIB',
      'contactEmail',
      'contactPhone',
      'country',
      'firstName',
      'houseNumber',
      'lastName',
      'street',
      'type',
      'zipCode',
    ].toSorted(),
  );
  expect(form.billingForm).toEqual({ ...form.deliveryForm, type: 'main' });
  expect(form).toMatchObject({
    acceptedConsents: ['UVJETI', 'NOVOSTI'],
    giftMessage: 'Sretno!',
    orderMessage: 'Zvono',
    to: 'Iva',
    from: 'Ana',
  });
});

test('the invoice is for the company of the billing address, and for none that was not asked for', () => {
  const typed = { ...whole, 'delivery.companyName': 'Izlog', 'delivery.companyOIB': '94577403194' };

  expect(companyOf(readCheckoutForm(readerOf(typed)))).toBeNull();
  expect(companyOf(readCheckoutForm(readerOf({ ...typed, isCompany: 'yes' })))).toEqual({
    companyName: 'Izlog',
    oib: '94577403194',
  });
});
