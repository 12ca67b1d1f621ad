import { expect, test, vi } from 'vitest';
import { axeFindings } from '../../../test/render-ui.tsx';
import { cartCookie, fakeItem } from '../../testing/fake-cart.ts';
import {
  bankForm,
  checkoutAnswers,
  consentsOf,
  cookiesOf,
  deliveryMethods,
  paymentMethods,
  typedAddress,
} from '../../testing/fake-checkout.ts';
import { type Answers, refused } from '../../testing/fake-platform.ts';
import { faultsIn, sentForm } from '../../testing/send-form.ts';
import { startSite } from '../../testing/start-site.ts';

const base = '/api/v2/ecommerce';
const digital = { digitalOnly: true, isEProductCart: true };
const delivered = {
  deliveryMethodId: 1,
  deliveryMethod: { id: 1, name: 'Dostava na adresu', branch: null },
};

/** A guest with a cart; `send` posts a step as a browser without scripts does and keeps the cookies. */
async function openCheckout(answers: Answers = checkoutAnswers()) {
  const site = await startSite({ answers, env: { publicUrl: 'http://izlog.example' } });
  let cookie = cartCookie;
  const open = (path: string) => site.visit(path, { headers: { cookie } });
  const send = async (fields: Record<string, string | string[]>, step = '') => {
    const answer = await site.visit(`/naplata${step && `?step=${step}`}`, sentForm(fields, cookie));
    cookie = cookiesOf(answer.response, cookie);
    return answer;
  };
  const called = (name: string) => site.calls.filter(({ path }) => path.endsWith(name));
  return { open, send, called, calls: site.calls, visit: site.visit, cookie: () => cookie };
}

/** The same with the address step done. */
async function afterAddress(answers?: Answers) {
  const checkout = await openCheckout(answers);
  expect((await checkout.send(typedAddress)).status).toBe(303);
  return checkout;
}

/** The same in front of the order button. */
async function atPayment(answers: Answers = checkoutAnswers(delivered)) {
  const checkout = await afterAddress(answers);
  const { document } = await checkout.open('/naplata?step=payment');
  const hidden = Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')].map((input) => [
      input.name,
      input.value,
    ]),
  );
  const order = (fields: Record<string, string | string[]> = {}) =>
    checkout.send({ ...hidden, paymentMethodId: '1', ...fields }, 'payment');
  return { ...checkout, document, hidden, order };
}

const textOf = (document: Document) => document.querySelector('main')?.textContent?.replaceAll('\u00A0', ' ');
const main = (document: Document) => document.querySelector('main') as HTMLElement;
const step = (document: Document) => document.querySelector('.stepper [aria-current=step]')?.textContent;

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
  expect((await asCompany('Firma', 'ATU1', 'SI')).status).toBe(303);
  expect(called('saveOptions').map(({ body }) => body.companyData)).toEqual([
    { companyName: 'Izlog', oib: 'HR94577403194' },
    { companyName: 'Firma', oib: 'ATU1' },
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
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Nešto je pošlo po zlu');
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

test('[CHECKOUT-031, CHECKOUT-032, CHECKOUT-033, CHECKOUT-036] shipping shows the methods for the country and the addresses as radios, with branches and the way back', async () => {
  const { open, called } = await afterAddress();

  const { document } = await open('/naplata?step=shipping');

  expect(step(document)).toBe('Dostava');
  const cards = [...document.querySelectorAll('.choice-card')].map((card) =>
    card.textContent?.replaceAll('\u00A0', ' '),
  );
  expect(cards[0]).toContain('Dostava na adresu');
  expect(cards[0]).toContain('4,50 €');
  expect(cards[1]).toContain('Preuzmite kad stignete');
  const branches = document.querySelectorAll('input[name="branch.2"]');
  expect([...branches].map((one) => one.getAttribute('value'))).toEqual(['z1', 'z2']);
  expect(document.querySelector('.checkout-form__foot a[href="/naplata"]')?.textContent).toContain('Natrag');
  expect(called('getApplicableDeliveryMethods').at(-1)?.body).toMatchObject({
    userId: 31,
    countryId: 191,
    zipCode: '22000',
    userShippingAddressId: 500,
    userBillingAddressId: 500,
  });
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-031] the cheapest method that needs no branch is chosen beforehand, and the total counts with it', async () => {
  const { open, called } = await afterAddress();

  const { document } = await open('/naplata?step=shipping');

  const chosen = document.querySelector<HTMLInputElement>('input[name=deliveryMethodId][checked]');
  expect(chosen?.value).toBe('1');
  expect(document.querySelector('.cart__side .is-total')?.textContent?.replaceAll('\u00A0', ' ')).toContain(
    '60,50 €',
  );
  // Shown, not kept: what a buyer has not sent is in no cart.
  expect(called('saveDeliveryMethod')).toHaveLength(0);
});

test('without scripts branches are found by the form itself', async () => {
  const { open, called } = await afterAddress();

  const { document } = await open('/naplata?step=shipping&deliveryMethodId=2&q=Vrbik');

  expect(called('findBranches')[0]?.body).toMatchObject({ deliveryMethodId: 2, search: 'Vrbik' });
  expect(document.querySelector('input[name="branch.2"]')?.getAttribute('value')).toBe('s9');
  expect(document.querySelector('button[formmethod=get]')).not.toBeNull();
});

test.each([
  [
    '[CHECKOUT-039] without a method',
    {},
    'deliveryMethodId',
    'Molimo odaberite metodu dostave prije nastavka',
  ],
  [
    '[CHECKOUT-040] with a method that is not offered',
    { deliveryMethodId: '9' },
    'deliveryMethodId',
    'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno',
  ],
  [
    '[CHECKOUT-041] with branches and none chosen',
    { deliveryMethodId: '2', 'branch.2': '' },
    'branch.2',
    'Molimo odaberite dostavnu poslovnicu prije nastavka',
  ],
])('%s the shipping step says so and saves nothing', async (_, fields, name, words) => {
  const { send, called } = await afterAddress();

  const { document, status } = await send({ form: 'shipping', ...fields }, 'shipping');

  expect(status).toBe(400);
  expect(faultsIn(document)[name]).toBe(words);
  expect(called('saveDeliveryMethod')).toHaveLength(0);
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-045] the choice is kept in the cart with its branch, payment opens, and a reopened step shows it', async () => {
  const { send, open, called } = await afterAddress();

  const { status, location } = await send(
    { form: 'shipping', deliveryMethodId: '2', 'branch.2': 'z1' },
    'shipping',
  );

  expect([status, location]).toEqual([303, '/naplata?step=payment']);
  expect(called('saveDeliveryMethod')[0]?.body).toMatchObject({
    deliveryMethodId: 2,
    branchId: 'z1',
    userId: 31,
  });
  const { document } = await open('/naplata?step=shipping');
  expect(document.querySelector<HTMLInputElement>('input[name=deliveryMethodId]:checked')?.value).toBe('2');
});

test('[CHECKOUT-044] a choice that could not be saved is taken back and the reason told', async () => {
  const answers = checkoutAnswers(delivered);
  const { send } = await afterAddress({
    ...answers,
    [`PUT ${base}/delivery/saveDeliveryMethod`]: () => {
      throw refused(400, 'DELIVERY_METHOD_NOT_APPLICABLE');
    },
  });

  const { document } = await send({ form: 'shipping', deliveryMethodId: '2', 'branch.2': 'z1' }, 'shipping');

  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Odabrana metoda dostave nije pronađena',
  );
  expect(document.querySelector<HTMLInputElement>('input[name=deliveryMethodId]:checked')?.value).toBe('1');
});

test('[CHECKOUT-005, CHECKOUT-037, CHECKOUT-048] a digital cart skips shipping: its first method is chosen by itself and the way back leads to the address', async () => {
  const { send, open, called } = await openCheckout(checkoutAnswers(digital));

  const { location } = await send(typedAddress);

  expect(location).toBe('/naplata?step=payment');
  expect(called('saveDeliveryMethod')[0]?.body).toMatchObject({ deliveryMethodId: deliveryMethods[0]?.id });
  const { document } = await open('/naplata?step=payment');
  expect([...document.querySelectorAll('.stepper li')].map((one) => one.textContent)).toEqual([
    'Adresa (gotovo)',
    'Plaćanje',
  ]);
  expect(document.querySelector('.checkout-form__foot a')?.getAttribute('href')).toBe('/naplata');
});

test('[CHECKOUT-038] a digital cart without any method goes straight to payment', async () => {
  const answers = {
    ...checkoutAnswers(digital),
    [`POST ${base}/delivery/getApplicableDeliveryMethods`]: () => [],
  };
  const { send, called } = await openCheckout(answers);

  expect((await send(typedAddress)).location).toBe('/naplata?step=payment');
  expect(called('saveDeliveryMethod')).toHaveLength(0);
});

test('[CHECKOUT-001] a step whose predecessors are not done leads to the first open one', async () => {
  const { open } = await openCheckout();
  expect((await open('/naplata?step=payment')).location).toBe('/naplata');

  const later = await afterAddress();
  expect((await later.open('/naplata?step=payment')).location).toBe('/naplata?step=shipping');
});

test('[CHECKOUT-046, CHECKOUT-047, CHECKOUT-048, CHECKOUT-049, CHECKOUT-050] payment shows its methods, consents with links, the way back and the place for PayPal; nothing was asked for it before', async () => {
  const checkout = await openCheckout({ ...checkoutAnswers(delivered), ...consentsOf('checkoutForm') });
  await checkout.send(typedAddress);
  await checkout.open('/naplata?step=shipping');
  expect(checkout.called('getApplicablePaymentMethods')).toHaveLength(0);

  const { document } = await checkout.open('/naplata?step=payment');

  expect(step(document)).toBe('Plaćanje');
  expect([...document.querySelectorAll('.choice-card strong')].map((one) => one.textContent)).toEqual(
    paymentMethods.map(({ name }) => name),
  );
  const consent = document.querySelector('input[name=consents]')?.closest('label');
  expect(consent?.querySelector('a')?.getAttribute('href')).toBe('/uvjeti');
  expect(document.querySelector('.checkout-form__foot a')?.getAttribute('href')).toBe(
    '/naplata?step=shipping',
  );
  expect(document.querySelector('form + #payment-buttons')).not.toBeNull();
  expect(document.querySelector('main button[type=submit].button--primary')?.textContent).toBe(
    'Naruči s obvezom plaćanja',
  );
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-053] without a way to pay the step says so and orders nothing', async () => {
  const { order, called } = await atPayment();

  const { document } = await order({ paymentMethodId: '' });

  expect(faultsIn(document).paymentMethodId).toBe('Molimo odaberite metodu plaćanja prije nastavka');
  expect(called('order/create')).toHaveLength(0);
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-054, GDPR-007] without the required consents nothing is ordered', async () => {
  const { order, called } = await atPayment({ ...checkoutAnswers(delivered), ...consentsOf('checkoutForm') });

  const { document } = await order({ consents: 'NOVOSTI' });
  expect(faultsIn(document).consents).toBe('Potrebno je prihvatiti sve obavezne privole.');
  expect(called('order/create')).toHaveLength(0);

  expect((await order({ consents: ['UVJETI', 'NOVOSTI'] })).status).toBe(303);
});

test('[ORDER-001, ORDER-007, ORDER-014, ORDER-027, ORDER-028] an order by transfer: cart checked, consents logged, order created once with its pages, cart forgotten, success page opened', async () => {
  const { order, calls, called, hidden } = await atPayment({
    ...checkoutAnswers(delivered),
    ...consentsOf('checkoutForm'),
  });

  const { status, location, response } = await order({
    consents: 'UVJETI',
    giftMessage: 'Sretno!',
    to: 'Iva',
    from: 'Ana',
    orderMessage: 'Zvono ne radi',
  });

  expect([status, location]).toEqual([303, '/naplata/uspjesna?orderSlug=2026-000123&orderKey=key-123']);
  const paths = calls.map(({ path }) => path.split('/').at(-1));
  const at = (name: string) => paths.lastIndexOf(name);
  expect(at('savePaymentMethod')).toBeLessThan(at('validateCart'));
  expect(at('validateCart')).toBeLessThan(calls.findIndex(({ path }) => path.endsWith('log/create')));
  expect(calls.findIndex(({ path }) => path.endsWith('log/create'))).toBeLessThan(
    calls.findIndex(({ path }) => path.endsWith('order/create')),
  );
  expect(called('log/create')[0]?.body).toMatchObject({ sourceType: 'checkoutForm', consents: ['UVJETI'] });
  expect(called('order/create')).toHaveLength(1);
  expect(called('order/create')[0]?.body).toMatchObject({
    cartId: '7',
    userId: 31,
    guestKey: 'guest-key',
    userShippingAddressId: 500,
    giftMessage: 'Sretno!',
    to: 'Iva',
    from: 'Ana',
    orderMessage: 'Zvono ne radi',
    attempt: hidden.attempt,
    expectedTotal: 56,
    successURL: 'http://izlog.example/naplata/uspjesna',
    failureURL: 'http://izlog.example/checkout/failure',
  });
  const gone = response.headers
    .getSetCookie()
    .filter((one) => one.includes('Max-Age=0'))
    .map((one) => one.split(';')[0]);
  expect(gone).toEqual(['cartId=', 'protectCode=', 'checkout=']);
});

test('[ORDER-027, GDPR-013] consents that cannot be logged stop the order', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { order, called } = await atPayment({
    ...checkoutAnswers(delivered),
    ...consentsOf('checkoutForm'),
    'POST /api/v1/gdpr/web/consent/log/create': () => {
      throw refused(503, 'OVERLOADED');
    },
  });

  const { document } = await order({ consents: 'UVJETI' });

  expect(document.querySelector('[role=alert]')?.textContent).toContain('Bilježenje privole nije uspjelo.');
  expect(called('order/create')).toHaveLength(0);
  error.mockRestore();
});

const price = (finalPrice: number, cartTotal: number) => ({
  finalPrice,
  row: cartTotal,
  cartTotal,
  retailPrice: null,
  lowestPrice: null,
  discountPercent: null,
  membershipPrice: null,
});

test.each([
  ['another price', (items: Items) => items.map((one) => ({ ...one, prices: both(price(29, 56)) }))],
  [
    'another total of an item',
    (items: Items) => items.map((one) => ({ ...one, prices: both(price(28, 50)) })),
  ],
  ['another number of items', (items: Items) => [...items, ...items.map((one) => ({ ...one, itemId: 71 }))]],
])('[ORDER-002] a cart with %s is shown anew and nothing is ordered', async (_, change) => {
  const answers = checkoutAnswers(delivered);
  const validate = answers[`POST ${base}/validateCart`];
  const { order, called } = await atPayment({
    ...answers,
    [`POST ${base}/validateCart`]: (call) => {
      const cart = validate?.(call) as { items: Items };
      return { ...cart, items: change(cart.items) };
    },
  });

  const { document, status } = await order();

  expect(status).toBe(409);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Košarica je ažurirana');
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-002, CART-067] what was sold out meanwhile is named, with the way to the cart; nothing is ordered', async () => {
  const soldOut = fakeItem({ problem: { code: 'outOfStock', left: 0 } });
  const answers = checkoutAnswers({ ...delivered, items: [soldOut, fakeItem({ itemId: 71 })] });
  const validate = answers[`POST ${base}/validateCart`];
  const { order, called } = await atPayment({
    ...answers,
    [`POST ${base}/validateCart`]: (call) => ({ ...(validate?.(call) as object), isOrderable: false }),
  });

  const { document, status } = await order();

  expect(status).toBe(409);
  const note = [...document.querySelectorAll('[role=alert]')].find((one) => one.querySelector('a'));
  expect(note?.textContent).toContain('više se ne može naručiti: Račun prije betona.');
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('/kosarica');
  expect(called('order/create')).toHaveLength(0);
});

type Items = ReturnType<typeof import('../../testing/fake-cart.ts').fakeItem>[];
const both = (prices: ReturnType<typeof price>) => ({ base: prices, converted: prices });

test('[ORDER-003] an error in the check means that nothing is ordered', async () => {
  const { order, called } = await atPayment({
    ...checkoutAnswers(delivered),
    [`POST ${base}/validateCart`]: () => {
      throw refused(429, 'TOO_MANY_REQUESTS');
    },
  });

  expect((await order()).status).toBe(429);
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-004, ORDER-005] a member card that fell away is told, and the order waits for another press', async () => {
  const answers = checkoutAnswers(delivered);
  const validate = answers[`POST ${base}/validateCart`];
  const { order, called } = await atPayment({
    ...answers,
    [`POST ${base}/validateCart`]: (call) => ({ ...(validate?.(call) as object), validateMemberCard: false }),
  });

  const { document } = await order();

  expect(document.querySelector('[role=alert]')?.textContent).toContain('Članska kartica više ne vrijedi.');
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-004, ORDER-005] a coupon and a card that the last press took off are named, and nothing is ordered', async () => {
  const answers = checkoutAnswers(delivered);
  const save = answers[`PUT ${base}/payment/savePaymentMethod`];
  const { order, called } = await atPayment({
    ...answers,
    [`PUT ${base}/payment/savePaymentMethod`]: (call) => ({
      ...(save?.(call) as object),
      notices: [
        { code: 'couponDropped', name: 'LJETO10', reason: 'COUPON_EXPIRED' },
        { code: 'memberCardDropped', name: '2900001', reason: 'MEMBER_CARD_INVALID' },
      ],
    }),
  });

  const { document, status } = await order();

  expect(status).toBe(409);
  expect(textOf(document)).toContain('Kupon LJETO10 uklonjen je iz košarice. Kupon više ne vrijedi.');
  expect(textOf(document)).toContain('Članska kartica 2900001 više ne vrijedi');
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-004] a way to pay that is not offered any more is named beside the choice', async () => {
  const answers = checkoutAnswers(delivered);
  const { order, called } = await atPayment({
    ...answers,
    [`POST ${base}/payment/getApplicablePaymentMethods`]: () => paymentMethods.slice(1),
    [`PUT ${base}/payment/savePaymentMethod`]: () => {
      throw refused(400, 'PAYMENT_METHOD_NOT_APPLICABLE', 'not offered', { name: 'Uplata po ponudi' });
    },
  });

  const { document, status } = await order();

  expect(status).toBe(400);
  expect(faultsIn(document).paymentMethodId).toBe(
    'Plaćanje „Uplata po ponudi” više nije dostupno za ovu narudžbu. Odaberite drugi način.',
  );
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-004] a delivery that is not offered any more is named where another is chosen', async () => {
  const gone = { code: 'deliveryMethodDropped' as const, name: 'Kurir', reason: null };
  const { open } = await afterAddress(checkoutAnswers({ notices: [gone] }));

  const { document } = await open('/naplata?step=shipping');

  expect(textOf(document)).toContain('Dostava „Kurir” više nije dostupna za ovu košaricu i adresu.');
});

test('[ORDER-004] a coupon that an earlier step took off is named by the next one', async () => {
  const answers = checkoutAnswers(delivered);
  const save = answers[`PUT ${base}/delivery/saveDeliveryMethod`];
  const { send, open } = await afterAddress({
    ...answers,
    [`PUT ${base}/delivery/saveDeliveryMethod`]: (call) => ({
      ...(save?.(call) as object),
      notices: [{ code: 'couponDropped', name: 'LJETO10', reason: 'COUPON_USED_UP' }],
    }),
  });

  await send({ form: 'shipping', deliveryMethodId: '1' }, 'shipping');
  const { document } = await open('/naplata?step=payment');

  expect(textOf(document)).toContain('Kupon LJETO10 uklonjen je iz košarice. Kupon je već iskorišten.');
});

test('[ORDER-026] an error of order/create leaves the visitor on the payment step with its words', async () => {
  const { order } = await atPayment({
    ...checkoutAnswers(delivered),
    [`POST ${base}/order/create`]: () => {
      throw refused(409, 'OUT_OF_STOCK');
    },
  });

  const { document } = await order();

  expect(step(document)).toBe('Plaćanje');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Nema dovoljno komada na zalihi.');
});

test('[ORDER-015] a card payment leads to a page whose form goes to the bank, and only that bank is allowed', async () => {
  const { order, open, called } = await atPayment();

  const { location } = await order({ paymentMethodId: '2' });
  expect(location).toBe('/naplata?step=pay');
  const { document, response } = await open('/naplata?step=pay');

  const form = document.querySelector('main form[method=post]');
  expect(form?.getAttribute('action')).toBe(bankForm.action);
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => ({ name, value }));
  expect(fields).toEqual(bankForm.fields);
  expect(form?.querySelector('button')?.textContent).toBe('Idi na stranicu za plaćanje');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("form-action 'self' https://banka.example;");
  const attempts = called('order/create').map(({ body }) => body.attempt);
  expect(new Set(attempts).size).toBe(1);
  const { response: payment } = await open('/naplata?step=payment');
  expect(payment.headers.get('content-security-policy')).toContain("form-action 'self';");
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-057] an invoice asks for the company when the address step had none', async () => {
  const answers = {
    ...checkoutAnswers(delivered),
    [`POST ${base}/payment/getApplicablePaymentMethods`]: () => [paymentMethods[2]],
  };
  const { document, order, called } = await atPayment(answers);

  expect(document.querySelector('[name=companyOIB]')).not.toBeNull();
  expect(called('savePaymentMethod')).toHaveLength(0);
  const wrong = await order({ paymentMethodId: '3', companyName: 'Izlog', companyOIB: '1' });
  expect(faultsIn(wrong.document)).toEqual({ companyOIB: 'OIB nije ispravan' });

  await order({ paymentMethodId: '3', companyName: 'Izlog', companyOIB: '94577403194' });
  expect(called('savePaymentMethod').at(-1)?.body).toMatchObject({
    paymentMethodId: '3',
    companyData: { companyName: 'Izlog', oib: '94577403194' },
  });
});

test('the order is always in view: what is bought, what it costs, folded on phones', async () => {
  const { open } = await openCheckout();

  const { document } = await open('/naplata');

  const summaries = [
    document.querySelector('aside .summary'),
    document.querySelector('details.summary-fold'),
  ];
  for (const summary of summaries) {
    expect(summary?.textContent).toContain('Račun prije betona');
    expect(summary?.textContent?.replaceAll('\u00A0', ' ')).toContain('56,00 €');
  }
  expect(textOf(document)).toContain('Naplata');
});

test('[ORDER-018, CHECKOUT-001] a shop that may not take orders yet says so at the first step, before anything is typed', async () => {
  const closed = await openCheckout({
    ...checkoutAnswers(),
    [`GET ${base}/settings/getCheckoutSettings`]: () => ({
      config: { allowedCountries: 'ALL', cart_type: 1, takesOrders: false },
    }),
  });
  const open = await openCheckout();
  const words = 'Trgovina još ne prima narudžbe. Košarica vam ostaje sačuvana.';

  expect((await closed.open('/naplata')).document.querySelector('.tone-danger')?.textContent).toContain(
    words,
  );
  expect((await open.open('/naplata')).document.body.textContent).not.toContain(words);
});

test('[CHECKOUT-047, CHECKOUT-050] goods are ordered below the legal guarantee, in words that are in view, or as the official file that the shop has set; digital content is not', async () => {
  const official = {
    id: 9,
    hash: 'a'.repeat(32),
    mime: 'image/png',
    extension: 'png',
    width: 1240,
    height: 1754,
    alt: '',
    title: '',
    placeholder: null,
    color: null,
  };
  const noticeIn = async (answers: Answers) => {
    const step = await (await afterAddress(answers)).open('/naplata?step=payment');
    return step.document.querySelector('.guarantee');
  };
  const book = fakeItem();

  const goods = await noticeIn(checkoutAnswers(delivered));
  const ebook = await noticeIn(
    checkoutAnswers({
      ...digital,
      items: [{ ...book, productData: { ...book.productData, format: 'e-product' } }],
    }),
  );
  const shown = await noticeIn({
    ...checkoutAnswers(delivered),
    'GET /api/v1/cms/option/filter': ({ query }) =>
      query.get('keys') === 'GuaranteeNotice.hrv'
        ? [{ key: 'GuaranteeNotice.hrv', value: null, media: official }]
        : [],
  });

  expect(goods?.textContent).toContain('najmanje 2 godine od isporuke');
  expect(goods?.closest('details, dialog')).toBeNull();
  expect(ebook).toBeNull();
  expect(shown?.querySelector('img')?.getAttribute('src')).toContain('a'.repeat(32));
  expect(shown?.querySelector('img')?.getAttribute('alt')).toContain('najmanje 2 godine');
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
      expect(faultsIn(document)).toEqual({ [`${prefix}country`]: 'Odaberite zemlju s popisa.' });
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
