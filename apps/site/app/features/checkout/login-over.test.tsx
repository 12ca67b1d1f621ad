import { expect, test, vi } from 'vitest';
import { customer } from '#site/testing/demo-answers.ts';
import { cartCookie } from '#site/testing/fake-cart.ts';
import { checkoutAnswers, cookiesOf, typedAddress } from '#site/testing/fake-checkout.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { LoginOver } from './login-over.tsx';

const session = 'auth.strategy=refresh; auth.token.refresh=token-a; auth.refresh_token.refresh=refresh-a';

/** Checkout of a customer whose login the platform ends at the moment one says. */
async function begin() {
  let isOver = false;
  const site = await startSite({
    answers: Object.fromEntries(
      Object.entries({
        ...checkoutAnswers(),
        'GET /api/v1/user/web/profile': () => ({ ...customer, addresses: [] }),
        'GET /api/v1/user/profile': () => {
          throw refused(403, 'FORBIDDEN');
        },
        'GET /api/v1/cms/wishlist/filter': () => ({ records: [], pagination: {} }),
        'POST /api/v1/user/web/address/create': ({ body }: { body: object }) => ({ ...body, id: 900 }),
      }).map(([name, answer]) => [
        name,
        (call: { headers: Record<string, string | undefined> }) => {
          if (isOver && call.headers.accesstoken) throw refused(401, 'TOKEN_INVALID');
          return (answer as (call: object) => unknown)(call);
        },
      ]),
    ),
  });
  let cookie = `${cartCookie}; ${session}`;
  const keep = <T extends { response: Response }>(answer: T): T => {
    cookie = cookiesOf(answer.response, cookie);
    return answer;
  };
  return {
    end: () => {
      isOver = true;
    },
    open: async (path: string) => keep(await site.visit(path, { headers: { cookie } })),
    send: async (fields: Record<string, string>) =>
      keep(await site.visit('/naplata', sentForm({ ...typedAddress, ...fields }, cookie))),
    cookie: () => cookie,
    asked: (end: string) => site.calls.filter(({ path }) => path.endsWith(end)),
  };
}

test('[AUTH-016, AUTH-020] a login that ends while the address is sent says so, keeps what was typed and the cart, and orders nothing as a guest unasked', async () => {
  const { end, send, cookie, asked, open } = await begin();
  end();

  const { status, document } = await send({ 'delivery.street': 'Nova ulica' });

  expect(status).toBe(401);
  expect(document.querySelector('.login-over')?.textContent).toContain('Vaša je prijava istekla');
  expect(document.querySelector('.login-over input[name="from"]')?.getAttribute('value')).toBe('/naplata');
  expect(document.querySelector('[name="delivery.street"]')?.getAttribute('value')).toBe('Nova ulica');
  expect(asked('guest/update')).toEqual([]);
  expect(cookie()).toContain(cartCookie.split(';')[0]);
  expect(cookie()).not.toContain('token-a');

  const again = await open('/naplata');
  expect(again.document.querySelector('.login-over')).not.toBeNull();
  expect(again.document.querySelector('[name="delivery.street"]')?.getAttribute('value')).toBe('Nova ulica');
  const guest = await send({ 'delivery.street': 'Nova ulica' });
  expect(guest.location).toBe('/naplata?step=shipping');
  expect(asked('guest/update')).toHaveLength(1);
  expect((await open('/naplata?step=shipping')).document.querySelector('.login-over')).toBeNull();
});

test('[AUTH-016] a login that ends at a later step is told at every page of it until one goes on as a guest, at the same step', async () => {
  const { end, send, open, asked } = await begin();
  await send({});
  end();

  const opened = await open('/naplata?step=shipping');
  const sent = await send({ form: 'shipping', deliveryMethodId: '1' });

  expect(opened.document.querySelector('.login-over')).not.toBeNull();
  expect(sent.status).toBe(401);
  expect(asked('guest/update')).toEqual([]);

  const { location } = await send({ form: 'asGuest', step: 'shipping' });

  expect(location).toBe('/naplata?step=shipping');
  expect(asked('guest/update')).toHaveLength(1);
  expect((await open('/naplata?step=shipping')).document.querySelector('.login-over')).toBeNull();
});

test('[AUTH-016] the panel of a lost login comes into view when it appears, and stays where it is while the scripts take its page over', () => {
  const scroll = vi.fn();
  HTMLElement.prototype.scrollIntoView = scroll;
  const panel = <LoginOver from="/naplata" step="address" />;

  document.documentElement.dataset.scripts = '';
  const { unmount } = renderSite(panel);
  // Somebody may be pressing a button of it just now: moved under the finger, the press would be lost.
  expect(scroll).not.toHaveBeenCalled();
  unmount();

  document.documentElement.dataset.scripts = 'on';
  const { getByRole } = renderSite(panel);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(getByRole('alert'));
});
