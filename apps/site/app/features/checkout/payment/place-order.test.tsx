import { expect, test, vi } from 'vitest';
import {
  afterAddress,
  atPayment,
  base,
  delivered,
  digital,
  main,
  openCheckout,
  step,
  textOf,
} from '#site/testing/checkout-steps.ts';
import { fakeItem } from '#site/testing/fake-cart.ts';
import {
  bankForm,
  checkoutAnswers,
  consentsOf,
  paymentMethods,
  typedAddress,
} from '#site/testing/fake-checkout.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { faultsIn } from '#site/testing/send-form.ts';
import { axeFindings } from '#test/render-ui.tsx';

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

test('[ORDER-027] [GDPR-013] who orders too often hears when to come again, from the log of consents too', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const limited of ['/api/v1/gdpr/web/consent/log/create', `${base}/order/create`]) {
    const { order } = await atPayment({
      ...checkoutAnswers(delivered),
      ...consentsOf('checkoutForm'),
      [`POST ${limited}`]: () => {
        throw refused(429, 'TOO_MANY_REQUESTS', 'Too many.', { retryAfter: 540 });
      },
    });

    const { status, response, document } = await order({ consents: 'UVJETI' });

    expect([status, response.headers.get('retry-after')]).toEqual([429, '540']);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Previše pokušaja');
  }
  error.mockRestore();
});

test.for([
  [409, 'OUT_OF_STOCK', 'Nema dovoljno komada na zalihi.'],
  [507, 'STORAGE_FULL', 'Trgovina trenutno ne može ništa spremiti. Ništa nije promijenjeno'],
] as const)(
  '[ORDER-026] order/create that answers %i %s leaves the visitor on the payment step with its words',
  async ([status, code, words]) => {
    const { order } = await atPayment({
      ...checkoutAnswers(delivered),
      [`POST ${base}/order/create`]: () => {
        throw refused(status, code);
      },
    });

    const { document } = await order();

    expect(step(document)).toBe('Plaćanje');
    expect(document.querySelector('[role=alert]')?.textContent).toContain(words);
  },
);

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

test('[ORDER-015] a provider that is opened by a link is led to by GET', async () => {
  const { order, open } = await atPayment({
    ...checkoutAnswers(delivered),
    [`POST ${base}/order/create`]: () => ({
      html: '<form></form>',
      form: { ...bankForm, method: 'get' },
      orderSlug: '2026-000123',
      orderKey: 'key-123',
      paymentType: 'sandbox',
    }),
  });

  await order({ paymentMethodId: '2' });
  const { document } = await open('/naplata?step=pay');

  const form = document.querySelector('main form[method=get]');
  expect(form?.getAttribute('action')).toBe(bankForm.action);
  expect(form?.querySelectorAll('input')).toHaveLength(2);
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
