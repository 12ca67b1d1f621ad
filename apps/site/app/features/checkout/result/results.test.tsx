import type { Order } from '@izlog/contract/ecommerce/orders/order';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PaymentSlip } from '#site/features/orders/door/payment-slip.tsx';
import { cartAnswers, cartCookie } from '#site/testing/fake-cart.ts';
import { fakeOrder } from '#site/testing/fake-checkout.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

const slip = fakeOrder().slip as NonNullable<Order['slip']>;

const openSite = (order: Partial<Order> = {}) =>
  startSite({
    answers: {
      ...cartAnswers(),
      'GET /api/v2/ecommerce/order/web/get/2026-000123': ({ query }) => {
        if (query.get('key') !== 'key-123') throw refused(404, 'NOT_FOUND');
        return fakeOrder(order);
      },
    },
  });

const main = (document: Document) => document.querySelector('main') as HTMLElement;
const textOf = (document: Document) => main(document).textContent?.replaceAll('\u00A0', ' ') ?? '';
const success = '/naplata/uspjesna?orderSlug=2026-000123';

test('[CHECKOUT-059] the success page shows the number of the order as text', async () => {
  const { visit } = await openSite();

  const { document } = await visit('/naplata/uspjesna?orderSlug=abc');

  expect(textOf(document)).toContain('Hvala na narudžbi!');
  expect(textOf(document)).toContain('Broj narudžbe: abc');
});

test('[CHECKOUT-060] without a number the success page says thanks alone', async () => {
  const { visit } = await openSite();

  const { document, status } = await visit('/naplata/uspjesna');

  expect(status).toBe(200);
  expect(textOf(document)).toContain('Hvala na narudžbi!');
  expect(textOf(document)).not.toContain('Broj narudžbe');
});

test('the order itself is shown to the holder of its key only', async () => {
  const { visit } = await openSite();

  expect(textOf((await visit(success)).document)).not.toContain('Račun prije betona');
  const { document } = await visit(`${success}&orderKey=key-123`);
  expect(textOf(document)).toContain('Račun prije betona');
  expect(textOf(document)).toContain('Potvrda je na putu na ana@primjer.hr.');
  expect(await axeFindings(main(document))).toEqual([]);
});

test('[CHECKOUT-059] a guarantee of durability stands with what was ordered, in the language of the order (GARAN)', async () => {
  const guarantee = { years: 3, brand: 'Luma', modelId: 'L-25', terms: 'https://luma.example/jamstvo' };
  const { visit } = await openSite({ items: fakeOrder().items.map((item) => ({ ...item, guarantee })) });

  const { document } = await visit(`${success}&orderKey=key-123`);

  expect(textOf(document)).toContain('Jamstvo trajnosti proizvođača: 3 godine (Luma L-25)');
});

test('[I18N-016] what was ordered under a name of another language than the page says so, whatever the order was in', async () => {
  const items = fakeOrder().items.map((item) => ({ ...item, language: 'eng', name: 'Invoice first' }));
  const { visit } = await openSite({ items });

  const { document } = await visit(`${success}&orderKey=key-123`);

  expect(document.querySelector('.mini-items strong')?.getAttribute('lang')).toBe('en');
});

test('a transfer shows how to pay: recipient, IBAN, model and reference, amount and the HUB-3 picture', async () => {
  const { visit } = await openSite();

  const { document } = await visit(`${success}&orderKey=key-123`);

  const rows = [...document.querySelectorAll('.slip__rows > div')].map((row) =>
    [...row.querySelectorAll('dt, dd:first-of-type')].map((one) =>
      one.textContent?.replaceAll('\u00A0', ' '),
    ),
  );
  expect(rows).toEqual([
    ['Primatelj', 'Izlog d.o.o., Ilica 1, 10000 Zagreb'],
    ['IBAN', 'HR12 1001 0051 8630 0016 0'],
    ['Model i poziv na broj', 'HR00 2026-000123'],
    ['Iznos', '60,50 €'],
    ['Opis plaćanja', 'Narudžba 2026-000123'],
  ]);
  expect(document.querySelector('.slip__code')?.getAttribute('src')).toContain('/order/web/slip/');
});

test('[ORDER-016] back from the bank a paid order says so, a pending one waits, and a used cart is forgotten', async () => {
  const card = { id: 2, name: 'Kartica', kind: 'sandbox' as const, paymentType: 'sandbox' };
  const paid = await openSite({ isPaid: true, state: 'paid', paymentMethod: card, slip: null });
  const pending = await openSite({ state: 'awaitingPayment', paymentMethod: card, slip: null });
  const address = `${success}&orderKey=key-123`;

  expect(textOf((await paid.visit(address)).document)).toContain('Plaćanje je primljeno.');
  expect(textOf((await pending.visit(address)).document)).toContain('Čekamo potvrdu plaćanja.');

  const used = await startSite({
    answers: {
      'GET /api/v2/ecommerce/order/web/get/2026-000123': () => fakeOrder(),
      'POST /api/v2/ecommerce/getCart': () => {
        throw refused(409, 'CART_USED', 'Session already used.');
      },
    },
  });
  const { response, status } = await used.visit(address, { headers: { cookie: cartCookie } });
  expect(status).toBe(200);
  expect(response.headers.getSetCookie().map((one) => one.split(';')[0])).toEqual(
    expect.arrayContaining(['cartId=', 'protectCode=']),
  );
});

test('[ORDER-016] money that came after the end of an order is told as it is, and no thanks are said', async () => {
  const { visit } = await openSite({ state: 'cancelled', slip: null, heldTotal: 60.5 });

  const { document } = await visit(`${success}&orderKey=key-123`);

  expect(document.querySelector('h1')?.textContent).toBe('Uplata je stigla, ali narudžba više nije otvorena');
  expect(textOf(document)).toContain('Primili smo 60,50 € nakon što je ova narudžba završila.');
  expect(textOf(document)).not.toContain('Hvala na narudžbi!');
});

test('[ORDER-022] who comes back to an order that was cancelled meanwhile is not told that it waits', async () => {
  const { visit } = await openSite({ state: 'cancelled', slip: null });

  const { document } = await visit('/checkout/failure?orderSlug=2026-000123&orderKey=key-123');

  expect(textOf(document)).toContain('Narudžba 2026-000123 više nije otvorena i ništa nije naplaćeno.');
  expect(document.querySelector('main a.button--primary')).toBeNull();
});

test('[OFFICE-06] what is left of an order that was changed is paid from its page', async () => {
  const payLink = { url: 'https://prvi.test/ponuda/7-abc', amount: 12.5 };
  const { visit } = await openSite({ state: 'awaitingPayment', slip: null, payLink });

  const { document } = await visit(`${success}&orderKey=key-123`);

  expect(textOf(document)).toContain('Narudžba čeka uplatu od 12,50 €.');
  expect(textOf(document)).not.toContain('Čekamo potvrdu plaćanja.');
  expect(document.querySelector('main a.button--primary')?.getAttribute('href')).toBe(payLink.url);
});

test('a digital order gives its files', async () => {
  const [item] = fakeOrder().items;
  const downloads = [
    { id: 1, name: 'model.xlsx', url: '/dl/1?key=k', left: 3, expiresAt: '2026-12-01T00:00:00.000Z' },
  ];
  const { visit } = await openSite({
    isPaid: true,
    paper: 'invoice',
    notFiscalised: false,
    items: [{ ...(item as Order['items'][number]), downloads }],
  });

  const { document } = await visit(`${success}&orderKey=key-123`);

  expect(document.querySelector('a[href="/dl/1?key=k"]')?.textContent).toContain(
    'Preuzmi Račun prije betona',
  );
  expect(textOf(document)).toContain('Račun (PDF)');
  expect(document.querySelector('.not-fiscalised')).toBeNull();
});

test('[HR-20] before the invoice the page says OVO NIJE FISKALIZIRANI RAČUN, and a paid order has a confirmation', async () => {
  const { visit } = await openSite({ isPaid: true, paper: 'confirmation', slip: null });

  const { document } = await visit(`${success}&orderKey=key-123`);

  expect(document.querySelector('.not-fiscalised')?.textContent).toBe('OVO NIJE FISKALIZIRANI RAČUN');
  expect(textOf(document)).toContain('Potvrda narudžbe (PDF)');
  expect(textOf(document)).not.toContain('Račun (PDF)');
});

test('[CHECKOUT-061, ORDER-022, ORDER-023] a failed payment has its title, says that nothing is lost and leads back to payment', async () => {
  const { visit } = await openSite({ state: 'failed', mayPayAgain: true });

  const { document } = await visit('/checkout/failure?orderSlug=2026-000123&orderKey=key-123');

  expect(document.querySelector('h1')?.textContent).toBe('Plaćanje nije uspjelo');
  expect(textOf(document)).toContain('Narudžba 2026-000123 čeka vas');
  expect(document.querySelector('main a.button--primary')?.getAttribute('href')).toBe(
    '/naplata?step=payment',
  );
  expect(await axeFindings(main(document))).toEqual([]);
});

test('each value of the slip can be copied', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  renderSite(<PaymentSlip slip={slip} expiresAt={null} dueAt={null} />);

  fireEvent.click(screen.getByRole('button', { name: 'Kopiraj IBAN' }));

  expect(writeText).toHaveBeenCalledWith('HR1210010051863000160');
  expect(await screen.findByRole('button', { name: 'Kopirano IBAN' })).toBeTruthy();
});

const confirmed = '/potvrdi-email?goal=/dl/1&goalType=download&confirmedEmail=ana@primjer.hr';

test.each(['goal', 'goalType', 'confirmedEmail'])(
  '[CHECKOUT-062] without %s the page of a confirmed e-mail is not there',
  async (name) => {
    const { visit } = await openSite();
    const url = new URL(confirmed, 'http://izlog.example');
    url.searchParams.delete(name);

    const { status, html } = await visit(url.pathname + url.search);

    expect(status).toBe(404);
    expect(html).toContain('goal or goalType were not defined');
  },
);

test('[CHECKOUT-063, CHECKOUT-066] a confirmed address is thanked for; a redirect leads within the site only', async () => {
  const { visit } = await openSite();
  const of = (goalType: string, goal: string) =>
    visit(`/potvrdi-email?${new URLSearchParams({ goal, goalType, confirmedEmail: 'a@b.hr' })}`);

  expect(textOf((await visit(confirmed)).document)).toContain('Hvala! Vaša je adresa e-pošte potvrđena.');
  expect((await of('redirect', '/shop')).location).toBe('/shop');
  const foreign = await of('redirect', 'https://zlo.example/');
  expect([foreign.status, foreign.location]).toEqual([200, null]);
  const foreignFile = await of('download', 'https://zlo.example/x.exe');
  expect(foreignFile.document.querySelector('a[download]')).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

test('[CHECKOUT-064] a download goal is fetched and given to the browser', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const fetched = vi.fn(
    async () => new Response('x', { headers: { 'content-disposition': 'attachment; filename="a.pdf"' } }),
  );
  vi.stubGlobal('fetch', fetched);

  renderSite(<ConfirmEmailScreen download="/dl/1" />);

  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(fetched).toHaveBeenCalledWith('/dl/1');
  expect(screen.queryByText(/Preuzimanje neuspješno/)).toBeNull();
});

test('[CHECKOUT-065] a file that cannot be fetched is told', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 410 }));

  renderSite(<ConfirmEmailScreen download="/dl/1" />);

  expect(await screen.findByText('Preuzimanje neuspješno. Molimo pokušajte ponovno.')).toBeTruthy();
});
