import { refusals } from '@izlog/contract/refusals';
import { expect, test } from 'vitest';
import { cartCookie } from '#site/testing/fake-cart.ts';
import { checkoutAnswers, cookiesOf, typedAddress } from '#site/testing/fake-checkout.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const base = '/api/v2/ecommerce';
const delivered = {
  deliveryMethodId: 1,
  deliveryMethod: { id: 1, name: 'Dostava na adresu', branch: null },
};

/** A guest who pressed the button that orders; the order was made, and its answer is lost with its cookies. */
async function afterLostAnswer() {
  const answers: Answers = checkoutAnswers(delivered);
  const create = answers[`POST ${base}/order/create`];
  const getCart = answers[`POST ${base}/getCart`];
  let made: unknown;
  const site = await startSite({
    answers: {
      ...answers,
      [`POST ${base}/getCart`]: (call) => {
        if (made !== undefined) throw refused(409, refusals.cartUsed.code, refusals.cartUsed.message);
        return getCart?.(call);
      },
      [`POST ${base}/order/create`]: (call) => {
        if (made !== undefined && made !== call.body.attempt)
          throw refused(409, refusals.cartUsed.code, refusals.cartUsed.message);
        made = call.body.attempt;
        return create?.(call);
      },
    },
    env: { publicUrl: 'http://izlog.example' },
  });
  const address = await site.visit('/naplata', sentForm(typedAddress, cartCookie));
  let cookie = cookiesOf(address.response);
  const open = async () => {
    const shown = await site.visit('/naplata?step=payment', { headers: { cookie } });
    cookie = cookiesOf(shown.response, cookie);
    return Object.fromEntries(
      [...shown.document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')].map((input) => [
        input.name,
        input.value,
      ]),
    );
  };
  const fields = { ...(await open()), paymentMethodId: '1' };
  const order = (more = {}) => site.visit('/naplata?step=payment', sentForm({ ...fields, ...more }, cookie));
  const cookiesBefore = cookie;
  const first = await order();
  expect(first.response.headers.get('location')).toContain('/naplata/uspjesna');
  return { site, order, cookiesBefore, cookieAfter: cookiesOf(first.response, cookie) };
}

const success = '/naplata/uspjesna?orderSlug=2026-000123&orderKey=key-123';

test('[ORDER-006, ORDER-017] who presses again because the answer never came is led to the order that was made', async () => {
  const { order } = await afterLostAnswer();

  const again = await order();

  expect(again.response.headers.get('location')).toBe(success);
  const gone = again.response.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'));
  expect(gone.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(
    expect.arrayContaining(['cartId', 'checkout', 'protectCode']),
  );
});

test('[ORDER-006, ORDER-017] who loads the page anew because the answer never came is led to the order that was made', async () => {
  const { site, cookiesBefore } = await afterLostAnswer();

  const again = await site.visit('/naplata?step=payment', { headers: { cookie: cookiesBefore } });

  expect(again.response.headers.get('location')).toBe(success);
});

test('[CART-025] a cart that another device ordered sends home in silence, and its order is not shown', async () => {
  const { site } = await afterLostAnswer();

  const other = await site.visit('/naplata?step=payment', { headers: { cookie: cartCookie } });
  const guessed = await site.visit(
    '/naplata?step=payment',
    sentForm({ form: 'payment', attempt: 'another-attempt' }, cartCookie),
  );

  for (const { response } of [other, guessed]) expect(response.headers.get('location')).toBe('/');
});

test('[CHECKOUT-004, ORDER-017] who goes back after the order, or sends it again, is told on the empty cart which order was made', async () => {
  const { site, cookieAfter } = await afterLostAnswer();

  const back = await site.visit('/naplata?step=payment', { headers: { cookie: cookieAfter } });
  const again = await site.visit('/naplata?step=payment', sentForm({ form: 'payment' }, cookieAfter));

  expect([back.location, again.location]).toEqual(['/kosarica', '/kosarica']);
  const { document } = await site.visit('/kosarica', { headers: { cookie: cookieAfter } });
  const told = document.querySelector('main [role=status]');
  expect(told?.textContent).toContain('Narudžba 2026-000123 je zaprimljena');
  expect(told?.querySelector('a')?.getAttribute('href')).toBe(success);
});

test('[ORDER-027, CHECKOUT-054] whoever waits before the bank until the consents are a day old is led back to where they are asked for', async () => {
  const answers: Answers = checkoutAnswers(delivered);
  const form = { action: 'https://banka.example/placanje', method: 'POST', fields: [] };
  let isOld = false;
  const site = await startSite({
    answers: {
      ...answers,
      [`POST ${base}/order/create`]: () => {
        if (isOld) throw refused(400, refusals.consentRequired.code, refusals.consentRequired.message);
        return { orderSlug: '2026-000123', orderKey: 'key-123', paymentType: 'wspay', html: '', form };
      },
    },
    env: { publicUrl: 'http://izlog.example' },
  });
  const address = await site.visit('/naplata', sentForm(typedAddress, cartCookie));
  let cookie = cookiesOf(address.response);
  const shown = await site.visit('/naplata?step=payment', { headers: { cookie } });
  cookie = cookiesOf(shown.response, cookie);
  const hidden = [...shown.document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')];
  const fields = Object.fromEntries(hidden.map(({ name, value }) => [name, value]));
  const placed = await site.visit(
    '/naplata?step=payment',
    sentForm({ ...fields, paymentMethodId: '1' }, cookie),
  );
  cookie = cookiesOf(placed.response, cookie);
  const pay = () => site.visit('/naplata?step=pay', { headers: { cookie } });
  expect((await pay()).status).toBe(200);
  isOld = true;

  const { response } = await pay();

  expect([response.status, response.headers.get('location')]).toEqual([302, '/naplata?step=payment']);
});

test('[CHECKOUT-004] what is no number of an order is not told as one', async () => {
  const { site } = await afterLostAnswer();

  const { document } = await site.visit('/kosarica', {
    headers: { cookie: `ordered=${encodeURIComponent('<b>1 "x')}` },
  });

  expect(document.querySelector('main [role=status]')?.textContent ?? '').not.toContain('zaprimljena');
});
