import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { shouldRevalidate } from '#site/root.tsx';
import { customer } from '#site/testing/demo-answers.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { cookiesOf, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { savedWishes, wishCookie } from './door/saved-wishes.ts';
import { WishButton } from './door/wish-button.tsx';

const session = 'auth.strategy=refresh; auth.token.refresh=token-a';
const answers = (more: Answers = {}): Answers => ({
  'GET /api/v1/user/profile': () => customer,
  'POST /api/v1/cms/wishlist/create': () => ({ active: true }),
  ...more,
});
const press = (fields: Record<string, string>, cookie: string, accept = 'text/html'): RequestInit => {
  const init = sentForm(fields, cookie);
  return { ...init, headers: { ...init.headers, accept, referer: 'http://izlog.example/shop?page=2' } };
};

test('[ACCT-017, ACCT-018, ACCT-019] one call adds or removes, and the page that follows says which', async () => {
  for (const [active, said] of [
    [true, 'wishAdded'],
    [false, 'wishRemoved'],
  ] as const) {
    const site = await startSite({
      answers: answers({ 'POST /api/v1/cms/wishlist/create': () => ({ active }) }),
    });

    const { location, response } = await site.visit('/_/wish', press({ product_id: '12' }, session));

    const calls = site.calls.filter(({ path }) => path.includes('wishlist'));
    expect(calls.map(({ body }) => body)).toEqual([{ product_id: 12 }]);
    expect(location).toBe('/shop?page=2');
    expect(cookiesOf(response)).toEqual({ flash: said });
  }
});

test('[ACCT-020] after each toggle the wishlist is fetched again with limit 9999', async () => {
  let wished: number[] = [];
  const site = await startSite({
    answers: answers({
      'POST /api/v1/cms/wishlist/create': () => {
        wished = wished.length > 0 ? [] : [12];
        return { active: wished.length > 0 };
      },
      'GET /api/v1/cms/wishlist/filter': () => ({
        records: wished.map((product_id) => ({ product_id, created_at: '' })),
        pagination: {},
      }),
    }),
  });
  const toggled = { formMethod: 'POST', actionStatus: 200 } as Parameters<typeof shouldRevalidate>[0];
  const here = new URL('http://izlog.example/shop');

  for (const count of ['1', '']) {
    // In the browser the answer makes the data of the page be asked for again; without scripts the page itself is.
    expect(shouldRevalidate({ ...toggled, currentUrl: here, nextUrl: here })).toBe(true);
    const { location } = await site.visit('/_/wish', press({ product_id: '12' }, session));
    const asked = site.calls.length;
    const { document } = await site.visit(String(location), { headers: { cookie: session } });

    const fetched = site.calls.slice(asked).filter(({ path }) => path.endsWith('/wishlist/filter'));
    expect(fetched.map(({ query }) => query.get('limit'))).toEqual(['9999']);
    expect(document.querySelector('a[aria-label^="Lista želja"]')?.textContent).toBe(count);
  }
});

test('[ACCT-018] scripts get the answer itself', async () => {
  const site = await startSite({ answers: answers() });

  const { html, status } = await site.visit('/_/wish', press({ product_id: '12' }, session, '*/*'));

  expect(status).toBe(200);
  expect(html).toContain('12');
});

test('[ACCT-026] a visitor is told that this is for logged-in customers; the wish is remembered, nothing is asked', async () => {
  const site = await startSite({ answers: answers() });

  const { location, response } = await site.visit('/_/wish', press({ product_id: '12' }, 'wish=7'));

  expect(location).toBe('/prijava?from=%2Fshop%3Fpage%3D2');
  expect(cookiesOf(response)).toEqual({ wish: '12.7', flash: 'loggedUsersOnly' });
  expect(site.calls.some(({ path }) => path.includes('wishlist'))).toBe(false);
});

test('[ACCT-026] a session that is no good any more counts as none', async () => {
  const site = await startSite({
    answers: answers({
      'POST /api/v1/cms/wishlist/create': () => {
        throw refused(401, 'TOKEN_INVALID');
      },
    }),
  });

  const { location, response } = await site.visit('/_/wish', press({ product_id: '12' }, session));

  expect(location).toContain('/prijava');
  expect(cookiesOf(response)).toMatchObject({ wish: '12', 'auth.token.refresh': '' });
});

test('a product that does not exist, and a platform in trouble, change nothing', async () => {
  const site = await startSite({
    answers: answers({
      'POST /api/v1/cms/wishlist/create': () => {
        throw refused(503, '');
      },
    }),
  });

  expect((await site.visit('/_/wish', press({ product_id: 'x' }, session))).status).toBe(400);
  expect((await site.visit('/_/wish', press({ product_id: '12' }, session, '*/*'))).status).toBe(503);
});

test('an address alone wishes nothing', async () => {
  const site = await startSite();

  expect((await site.visit('/_/wish')).status).toBe(404);
});

test('[ACCT-021, ACCT-026] in the browser a visitor sees the words with the way to the login, and no request is made', async () => {
  const action = vi.fn();
  renderSite(<WishButton product={{ id: 12, name: 'Planer' }} wish="loginNeeded" />, {
    action,
    path: '/shop?page=2',
  });

  fireEvent.click(screen.getByRole('button', { name: 'Dodaj na listu želja: Planer' }));

  expect(await screen.findByText('Ova je mogućnost dostupna samo prijavljenim korisnicima.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Prijavi se' }).getAttribute('href')).toBe(
    '/prijava?from=%2Fshop%3Fpage%3D2',
  );
  expect(document.cookie).toContain('wish=12');
  expect(action).not.toHaveBeenCalled();
});

test('remembered wishes are numbers, once each, twenty at most', () => {
  expect(savedWishes('wish=12.12.x.-1.7')).toEqual([12, 7]);
  const many = Array.from({ length: 30 }, (_, index) => index + 1).join('.');
  expect(savedWishes(wishCookie(`wish=${many}`, 99)).length).toBe(20);
  expect(savedWishes(null)).toEqual([]);
});
