import { expect, test } from 'vitest';
import { main, openCheckout, step } from '#site/testing/checkout-steps.ts';
import { checkoutAnswers, consentsOf, typedAddress } from '#site/testing/fake-checkout.ts';
import { faultsIn } from '#site/testing/send-form.ts';
import { axeFindings } from '#test/render-ui.tsx';

test('[CHECKOUT-001, CHECKOUT-006, CHECKOUT-007] the first step asks for contact, names, address, country and company, and has a block for another billing address', async () => {
  const { open } = await openCheckout();

  const { document, status } = await open('/naplata');

  expect([status, step(document)]).toEqual([200, 'Adresa']);
  expect(document.querySelectorAll('.stepper li')).toHaveLength(3);
  expect(document.querySelectorAll('form[aria-label]')).toHaveLength(1);
  for (const prefix of ['delivery.', 'billing.']) {
    const names = [...document.querySelectorAll(`[name^="${prefix}"]`)].map((one) =>
      one.getAttribute('name'),
    );
    expect(names.map((name) => name?.slice(prefix.length)).toSorted()).toEqual(
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
        'zipCode',
      ].toSorted(),
    );
  }
  expect(
    document.querySelector('input[name=useDifferentBillingAddress]')?.closest('label')?.textContent,
  ).toContain('Koristi drugu adresu za naplatu');
  expect(document.querySelector('[name="delivery.zipCode"]')?.getAttribute('autocomplete')).toBe(
    'shipping postal-code',
  );
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-011, LIMIT-009] the fields end at the longest value the shop keeps', async () => {
  const { open } = await openCheckout();
  const { document } = await open('/naplata');
  const lengths = ['street', 'houseNumber', 'zipCode', 'city'].map((name) =>
    document.querySelector(`[name="delivery.${name}"]`)?.getAttribute('maxlength'),
  );

  expect(lengths).toEqual(['75', '15', '25', '75']);
});

test('[CHECKOUT-004] without a cart session or with an empty cart checkout leads to the cart page', async () => {
  const { visit } = await openCheckout();
  const without = await visit('/naplata');
  const empty = await openCheckout(checkoutAnswers({ items: [] }));

  expect([without.status, without.location]).toEqual([302, '/kosarica']);
  expect((await empty.open('/naplata')).location).toBe('/kosarica');
});

test('[CHECKOUT-028, CHECKOUT-067, CHECKOUT-068] the country select offers what the shop sells to, Croatia first chosen', async () => {
  const { open, called } = await openCheckout();

  const { document } = await open('/naplata');

  const select = document.querySelector<HTMLSelectElement>('[name="delivery.country"]');
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['Hrvatska', 'Slovenija']);
  expect(select?.value).toBe('HR');
  expect(called('getAvailableCountries')[0]?.body).toMatchObject({ cartId: '7', protectCode: 'code-7' });
});

const requiredFields = [
  'contactEmail',
  'contactPhone',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'zipCode',
  'city',
] as const;

test.each(requiredFields)(
  '[CHECKOUT-010, CHECKOUT-019] without %s nothing is saved and the field says so',
  async (name) => {
    const { send, called } = await openCheckout();

    const { document, status } = await send({ ...typedAddress, [`delivery.${name}`]: ' ' });

    expect(status).toBe(400);
    expect(faultsIn(document)).toEqual({ [`delivery.${name}`]: 'Unos ovog polja je obavezan' });
    expect(called('guest/update')).toHaveLength(0);
  },
);

test('[CHECKOUT-010, ERR-013] an e-mail address must be one, and several wrong fields are listed with links', async () => {
  const { send } = await openCheckout();

  const { document } = await send({
    ...typedAddress,
    'delivery.contactEmail': 'ana@',
    'delivery.zipCode': '',
  });

  expect(faultsIn(document)['delivery.contactEmail']).toBe('Unesite uzorak adrese elektroničke pošte');
  const links = [...document.querySelectorAll('.error-summary a')].map((link) => link.textContent);
  expect(links).toEqual([
    'E-pošta: Unesite uzorak adrese elektroničke pošte',
    'Poštanski broj: Unos ovog polja je obavezan',
  ]);
  expect(document.querySelector<HTMLInputElement>('[name="delivery.city"]')?.value).toBe('Šibenik');
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-010, ERR-012] fields with the same fault stand together in the list of problems, each with its link', async () => {
  const { send } = await openCheckout();

  const { document } = await send({
    ...typedAddress,
    'delivery.city': '',
    'delivery.zipCode': '',
    'delivery.contactEmail': 'ana@',
  });

  const lines = [...document.querySelectorAll('.error-summary li')];
  expect(lines.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['E-pošta: Unesite uzorak adrese elektroničke pošte'],
    ['Unos ovog polja je obavezan:', 'Poštanski broj', 'Grad'],
  ]);
  expect(lines[1]?.querySelector('a')?.getAttribute('href')).toBe('#address-delivery-zipCode');
});

test('[CHECKOUT-008] street and house number in one field are understood, and kept apart', async () => {
  const { send, called } = await openCheckout();

  const { status } = await send({
    ...typedAddress,
    'delivery.street': 'Ilica 1',
    'delivery.houseNumber': '',
  });

  expect(status).toBe(303);
  expect(called('guest/update')[0]?.body).toMatchObject({
    addresses: [{ street: 'Ilica', houseNumber: '1' }],
  });
});

test('[CHECKOUT-019] a required consent of the address form is asked for before anything is saved', async () => {
  const { send, called } = await openCheckout({ ...checkoutAnswers(), ...consentsOf('addressForm') });

  const refusedStep = await send(typedAddress);
  expect(faultsIn(refusedStep.document).consents).toBe('Potrebno je prihvatiti sve obavezne privole.');
  expect(called('guest/update')).toHaveLength(0);

  expect((await send({ ...typedAddress, consents: 'UVJETI' })).status).toBe(303);
  expect(called('consent/log/create')[0]?.body).toMatchObject({
    sourceType: 'addressForm',
    consents: ['UVJETI'],
    user: { userType: 'guest', email: 'ana@primjer.hr' },
  });
});

test('[CHECKOUT-002, CHECKOUT-017, CHECKOUT-021, CHECKOUT-023] a guest is kept with one address of type main, remembered by e-mail, and shipping opens', async () => {
  const { send, called } = await openCheckout();

  const { status, location, response } = await send(typedAddress);

  expect([status, location]).toEqual([303, '/naplata?step=shipping']);
  const sent = called('guest/update')[0]?.body as { addresses: object[] };
  expect(sent).toMatchObject({
    email: 'ana@primjer.hr',
    details: { firstName: 'Ana', lastName: 'Primjerić' },
    company: null,
  });
  expect(sent.addresses).toEqual([
    {
      type: 'main',
      contactEmail: 'ana@primjer.hr',
      contactPhone: '091 555 0142',
      firstName: 'Ana',
      lastName: 'Primjerić',
      street: 'Obala hrvatskih pomoraca',
      houseNumber: '12a',
      zipCode: '22000',
      city: 'Šibenik',
      country: 'HR',
    },
  ]);
  const guest = response.headers.getSetCookie().find((one) => one.startsWith('guest='));
  expect(guest).toBe('guest=ana%40primjer.hr; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly');
});
