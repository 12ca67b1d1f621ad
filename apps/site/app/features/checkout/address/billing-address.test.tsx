import { expect, test } from 'vitest';
import { afterAddress, main, openCheckout, step } from '#site/testing/checkout-steps.ts';
import { checkoutAnswers, typedAddress } from '#site/testing/fake-checkout.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { faultsIn } from '#site/testing/send-form.ts';
import { axeFindings } from '#test/render-ui.tsx';

const billing = Object.fromEntries(
  Object.entries(typedAddress).map(([name, value]) => [name.replace('delivery.', 'billing.'), value]),
);

test('[CHECKOUT-016, CHECKOUT-018] another billing address is looked at and kept as one of its own', async () => {
  const { send, called } = await openCheckout();
  const abroad = { ...billing, 'billing.country': 'SI' };
  const both = { ...typedAddress, ...abroad, useDifferentBillingAddress: 'yes' };

  const wrong = await send({ ...both, 'billing.city': '' });
  expect(faultsIn(wrong.document)).toEqual({ 'billing.city': 'Unos ovog polja je obavezan' });
  expect((await send(both)).status).toBe(303);

  const { addresses } = { ...called('guest/update')[0]?.body } as { addresses: Array<{ type: string }> };
  expect(addresses.map(({ type }) => type)).toEqual(['shipping', 'billing']);
  // Deliveries and ways to pay follow them from here on (CHECKOUT-034, CHECKOUT-051).
  expect(called('saveOptions').at(-1)?.body).toMatchObject({
    countryId: 191,
    zipCode: '22000',
    billingCountryId: 705,
  });
});

test('[CHECKOUT-014, CHECKOUT-015] a company needs its name and, in Croatia, an OIB that is right; the cart then knows it', async () => {
  const { send, called } = await openCheckout();
  const asCompany = (companyName: string, companyOIB: string, country = 'HR') =>
    send({
      ...typedAddress,
      isCompany: 'yes',
      'delivery.companyName': companyName,
      'delivery.companyOIB': companyOIB,
      'delivery.country': country,
    });

  expect(faultsIn((await asCompany('', '')).document)).toEqual({
    'delivery.companyName': 'Unos ovog polja je obavezan',
    'delivery.companyOIB': 'Unos ovog polja je obavezan',
  });
  expect(faultsIn((await asCompany('Izlog', '12345678901')).document)).toEqual({
    'delivery.companyOIB': 'OIB nije ispravan',
  });
  expect((await asCompany('Izlog', 'HR94577403194')).status).toBe(303);
  expect((await asCompany('Firma', 'SI12345679', 'SI')).status).toBe(303);
  expect(called('saveOptions').map(({ body }) => body.companyData)).toEqual([
    { companyName: 'Izlog', oib: 'HR94577403194' },
    { companyName: 'Firma', oib: 'SI12345679' },
  ]);
});

test('[CHECKOUT-026] when saving fails the step stays, says why, keeps what was typed and can be sent again', async () => {
  let isDown = true;
  const answers = checkoutAnswers();
  const keep = answers['PATCH /api/v1/user/web/guest/update'];
  const { send } = await openCheckout({
    ...answers,
    'PATCH /api/v1/user/web/guest/update': (call) => {
      if (isDown) throw refused(429, 'TOO_MANY_REQUESTS');
      return keep?.(call);
    },
  });

  const { document, status } = await send(typedAddress);
  expect([status, step(document)]).toEqual([429, 'Adresa']);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Previše pokušaja u kratkom vremenu');
  expect(document.querySelector<HTMLInputElement>('[name="delivery.street"]')?.value).toBe(
    'Obala hrvatskih pomoraca',
  );

  isDown = false;
  expect((await send(typedAddress)).status).toBe(303);
});

test('what was sent stands in the fields again when one goes back', async () => {
  const { open } = await afterAddress();

  const { document } = await open('/naplata');

  expect(document.querySelector<HTMLInputElement>('[name="delivery.lastName"]')?.value).toBe('Primjerić');
});

const doubtful = {
  ...typedAddress,
  'delivery.contactEmail': 'ana@gmial.com',
  'delivery.contactPhone': '12',
  'delivery.zipCode': '999999',
};

const hiddenOf = (document: Document, name: string) =>
  document.querySelector<HTMLInputElement>(`form input[type=hidden][name="${name}"]`)?.value ?? '';

test('[CHECKOUT-010] an address with a phone, a postcode and an e-mail that can hardly be is asked about once, without scripts too, and taken when it is sent again', async () => {
  const { send, called } = await openCheckout();

  const { document, status } = await send(doubtful);

  expect([status, step(document)]).toEqual([200, 'Adresa']);
  const asked = document.querySelector('form [role=alert]');
  expect([...(asked?.querySelectorAll('li') ?? [])].map((one) => one.textContent)).toEqual([
    'E-pošta: Jeste li mislili ana@gmail.com?',
    'Telefon: Takav broj telefona ne poznajemo. Provjerite ga, da vas dostavljač može nazvati.',
    'Poštanski broj: Ne poznajemo takav poštanski broj u Hrvatskoj. Provjerite ga.',
  ]);
  expect(faultsIn(document)).toEqual({});
  expect(document.querySelector<HTMLInputElement>('[name="delivery.contactPhone"]')?.value).toBe('12');
  expect(called('guest/update')).toHaveLength(0);
  expect(await axeFindings(main(document))).toEqual([]);

  expect((await send({ ...doubtful, asked: hiddenOf(document, 'asked') })).status).toBe(303);
  expect(called('guest/update')).toHaveLength(1);
  // What was taken is not asked about when one comes back and sends it again.
  expect((await send(doubtful)).status).toBe(303);
});

test('[CHECKOUT-010] another doubtful value is asked about anew, beside what is wrong, and what was asked stays asked', async () => {
  const { send } = await openCheckout();
  const first = await send(doubtful);

  const changed = { ...doubtful, 'delivery.contactPhone': '13', 'delivery.city': '' };
  const { document } = await send({ ...changed, asked: hiddenOf(first.document, 'asked') });

  expect(faultsIn(document)).toEqual({ 'delivery.city': 'Unos ovog polja je obavezan' });
  expect(document.querySelector('form [role=alert] li')?.textContent).toContain('Telefon');
  expect(document.querySelectorAll('form [role=alert] li')).toHaveLength(1);
  const whole = { ...changed, 'delivery.city': 'Šibenik', asked: hiddenOf(document, 'asked') };
  expect((await send(whole)).status).toBe(303);
});

test('[CHECKOUT-010, CHECKOUT-016] the billing address is asked about only where there is another one', async () => {
  const { send } = await openCheckout();
  const billing = Object.fromEntries(
    Object.entries(typedAddress).map(([name, value]) => [name.replace('delivery.', 'billing.'), value]),
  );
  const both = { ...billing, ...typedAddress, 'billing.contactPhone': '12' };

  expect((await send(both)).status).toBe(303);
  const { document } = await send({ ...both, useDifferentBillingAddress: 'yes' });
  expect([...document.querySelectorAll('form [role=alert] li a')].map((link) => link.textContent)).toEqual([
    'Telefon',
  ]);
});

test.each(['delivery.', 'billing.'])(
  '[CHECKOUT-028] a country that is not offered is named beside its field, and nothing is kept: %s',
  async (prefix) => {
    const { send, called } = await openCheckout();
    const other = Object.fromEntries(
      Object.entries(typedAddress).map(([name, value]) => [name.replace('delivery.', 'billing.'), value]),
    );
    const sent = { ...other, ...typedAddress, useDifferentBillingAddress: 'yes' };

    for (const country of ['zz', 'US']) {
      const { document, status } = await send({ ...sent, [`${prefix}country`]: country });
      expect(status, country).toBe(400);
      expect(faultsIn(document)).toEqual({ [`${prefix}country`]: 'Odaberite državu s popisa.' });
    }
    expect(called('guest/update')).toHaveLength(0);
  },
);

test.each([
  ['addresses.0.zipCode', 'delivery.zipCode'],
  ['addresses.1.street', 'billing.street'],
  ['details.lastName', 'delivery.lastName'],
])('[CHECKOUT-026] what the platform finds wrong with %s stands beside its field', async (path, name) => {
  const { send } = await openCheckout({
    ...checkoutAnswers(),
    'PATCH /api/v1/user/web/guest/update': () => {
      throw refused(400, 'VALIDATION_FAILED', '', { fields: [{ path, kind: 'email', message: '' }] });
    },
  });
  const other = Object.fromEntries(
    Object.entries(typedAddress).map(([name, value]) => [name.replace('delivery.', 'billing.'), value]),
  );

  const { document } = await send({ ...other, ...typedAddress, useDifferentBillingAddress: 'yes' });

  expect(faultsIn(document)).toEqual({ [name]: 'Unesite uzorak adrese elektroničke pošte' });
});

test('[CHECKOUT-026, ERR-005] a refusal of a field that the form does not have is told above it', async () => {
  const { send } = await openCheckout({
    ...checkoutAnswers(),
    'PATCH /api/v1/user/web/guest/update': () => {
      throw refused(400, 'VALIDATION_FAILED', '', {
        fields: [{ path: 'guestKey', kind: 'maxLength', message: '' }],
      });
    },
  });

  const { document, status } = await send(typedAddress);

  expect(status).toBe(400);
  expect(document.querySelector('form [role=alert]')?.textContent?.trim()).not.toBe('');
});
