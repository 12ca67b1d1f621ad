import { expect, test } from 'vitest';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { cookiesOf, faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const path = '/povrat';
const base = '/api/v2/ecommerce/web/return';
const which = { orderSlug: '2026-000123', email: 'ana@primjer.hr' };

const order = {
  orderSlug: which.orderSlug,
  name: 'Ana Primjerić',
  email: which.email,
  isDelivered: true,
  exchangeEndsAt: '2026-11-10T23:00:00.000Z',
  defectEndsAt: '2099-11-10T23:00:00.000Z',
  withdrawalEndsAt: '2026-11-10T23:00:00.000Z',
  lines: [
    { id: 1, name: 'Šalica', quantity: 2 },
    { id: 2, name: 'Olovke', quantity: 0 },
  ],
  returns: [{ number: '2026-000123-P1', key: 'key-1', state: 'settled', reason: 'defect' }],
};

const one = {
  ...{
    number: '2026-000123-P2',
    orderSlug: which.orderSlug,
    state: 'approved',
    reason: 'defect',
    wish: 'money',
  },
  ...{ message: 'Ručka.', answer: 'Pošaljite u kutiji.', trackingNumber: '' },
  requestedAt: '2026-11-20T10:15:00.000Z',
  history: [{ state: 'requested', at: '2026-11-20T10:15:00.000Z' }],
  ...{ answerUntil: null, sendUntil: '2026-12-21T23:00:00.000Z', moneyUntil: null, hasGoods: true },
  sendTo: ['Izlog d.o.o.', 'Ilica 14', '10000 Zagreb'],
  lines: [{ name: 'Šalica', quantity: 1, received: 0 }],
  ...{ pictures: [], refunded: null, currency: { iso: 'EUR', symbol: '€' } },
  ...{ mayCancel: true, maySend: true, mayAddPictures: true },
};

const openSite = (more: Answers = {}) =>
  startSite({
    answers: {
      [`POST ${base}/open`]: ({ body }) => {
        if (body.email !== which.email) throw refused(404, 'WITHDRAWAL_ORDER_UNKNOWN');
        return order;
      },
      [`POST ${base}/announce`]: () => ({ number: one.number, key: 'key-2' }),
      [`GET ${base}/get/*`]: () => one,
      ...more,
    },
  });

const main = (document: Document) => document.querySelector('main') as HTMLElement;
const textOf = (document: Document) => main(document).textContent?.replaceAll('\u00A0', ' ') ?? '';
/** What the page of the second step keeps of the first. */
const held = `return=${Buffer.from(JSON.stringify(which)).toString('base64url')}`;
const second = `${path}?step=what`;
const said = {
  ...{ form: 'announce', attempt: 'jedan pokušaj', ...which, reason: 'defect', wish: 'money' },
  ...{ name: 'Ana', contactEmail: which.email, message: 'Ručka.', 'line.1': 'on', 'quantity.1': '1' },
};

test('[RET-01] a guest without scripts finds the order, sees until when each return is possible, and announces a part', async () => {
  const site = await openSite();
  const wrong = await site.visit(path, sentForm({ form: 'find', ...which, email: 'tko@drugi.hr' }));
  const found = await site.visit(path, sentForm({ form: 'find', ...which }));
  const page = await site.visit(String(found.location), {
    headers: { cookie: `return=${cookiesOf(found.response).return}` },
  });
  const sent = await site.visit(path, sentForm(said));
  const calls = site.calls.filter((call) => call.path === `${base}/announce`);

  expect(wrong.status).toBe(404);
  expect(found.location).toBe(`${path}?step=what`);
  expect(textOf(page.document)).toContain('Bilo je moguće do 10. studenoga 2026.');
  expect(main(page.document).querySelector('a[href*="return=2026-000123-P1"]')).not.toBeNull();
  expect(main(page.document).querySelector<HTMLInputElement>('[value=exchange]')?.disabled).toBe(true);
  expect(await axeFindings(main(page.document))).toEqual([]);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { ...which, reason: 'defect', lines: [{ id: 1, quantity: 1 }], message: 'Ručka.' },
  ]);
  expect(sent.location).toBe(`${path}?return=${one.number}&key=key-2&new=true`);
});

test('[RET-01] who changed their mind goes on to the second step of the withdrawal, which alone declares it', async () => {
  const site = await openSite();
  const sent = await site.visit(path, sentForm({ ...said, reason: 'withdrawal', message: '' }));

  expect(sent.location).toBe('/raskid-ugovora?step=confirm');
  expect(site.calls.some((call) => call.path === `${base}/announce`)).toBe(false);
});

test('[RET-01] what is wrong is said in place, and what is over says until when it was possible', async () => {
  const until = { until: '2026-11-10T23:00:00.000Z' };
  const site = await openSite({
    [`POST ${base}/announce`]: () => {
      throw refused(409, 'RETURN_PERIOD_OVER', 'over', until);
    },
  });
  const empty = await site.visit(second, sentForm({ ...said, 'line.1': '', message: '' }, held));
  const late = await site.visit(second, sentForm({ ...said, reason: 'exchange' }, held));

  expect(empty.status).toBe(400);
  expect(faultsIn(empty.document)).toMatchObject({
    message: 'Napišite što ne valja ili što želite umjesto toga.',
  });
  expect(textOf(late.document)).toContain('ovaj povrat bio je moguć do 10. studenoga 2026.');
});

test('[RET-01] the page of a return says where to send it and until when, and a link that opens none leads to the question', async () => {
  const site = await openSite();
  const { document } = await site.visit(`${path}?return=${one.number}&key=key-2`);
  const closed = await openSite({
    [`GET ${base}/get/*`]: () => {
      throw refused(404, 'NOT_FOUND');
    },
  });
  const ended = await closed.visit(`${path}?return=${one.number}&key=x`);

  for (const words of ['Ilica 14', one.number, 'Pošaljite u kutiji.', '21. prosinca 2026.'])
    expect(textOf(document)).toContain(words);
  expect(main(document).querySelectorAll('form[method=post]')).toHaveLength(3);
  expect(await axeFindings(main(document))).toEqual([]);
  expect(textOf(ended.document)).toContain('Ova poveznica ne otvara nijedan povrat.');
});
