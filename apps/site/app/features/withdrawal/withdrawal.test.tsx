import { expect, test } from 'vitest';
import { cachePolicyOf } from '#site/i18n/cache-policy.ts';
import { domain } from '#site/testing/demo-answers.ts';
import { fakeOrder } from '#site/testing/fake-checkout.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { cookiesOf, faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const path = '/raskid-ugovora';
const base = '/api/v2/ecommerce/web/withdrawal';
const which = { orderSlug: '2026-000123', email: 'ana@primjer.hr' };
const session = 'auth.strategy=refresh; auth.token.refresh=token-a; auth.refresh_token.refresh=refresh-a';

const order = {
  orderSlug: which.orderSlug,
  name: 'Ana Primjerić',
  email: which.email,
  placedAt: '2026-11-01T09:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z' as string | null,
  isInTime: true,
  lines: [
    { id: 1, name: 'Račun prije betona', quantity: 2, mayWithdraw: true, why: null },
    { id: 2, name: 'Planer s natpisom', quantity: 1, mayWithdraw: false, why: 'personalised' },
    { id: 3, name: 'Olovke', quantity: 0, mayWithdraw: false, why: 'alreadyWithdrawn' },
  ],
};

const openSite = (given: Partial<typeof order> = {}, more: Answers = {}) =>
  startSite({
    answers: {
      [`POST ${base}/open`]: ({ body, headers }) => {
        if (body.email !== which.email && body.key !== 'key-123' && !headers.accesstoken)
          throw refused(404, 'WITHDRAWAL_ORDER_UNKNOWN');
        return { ...order, ...given };
      },
      [`POST ${base}/confirm`]: ({ body }) => ({
        number: '2026-000123-R1',
        submittedAt: '2026-11-20T10:15:00.000Z',
        isInTime: given.isInTime ?? true,
        lines: body.lines,
      }),
      ...more,
    },
  });
type Site = Awaited<ReturnType<typeof openSite>>;

const main = (document: Document) => document.querySelector('main') as HTMLElement;
const textOf = (document: Document) => main(document).textContent?.replaceAll('\u00A0', ' ') ?? '';
const confirmed = (site: Site) => site.calls.filter((call) => call.path === `${base}/confirm`);
const statement = {
  form: 'statement',
  ...which,
  name: 'Ana Primjerić',
  contactEmail: 'ana@posta.example',
  'line.1': 'on',
  'quantity.1': '1',
};

/** Sends a form as a browser without scripts, and goes where it leads. */
async function send(site: Site, fields: Record<string, string>, cookie = '') {
  const page = fields.form === 'find' ? path : `${path}?step=${fields.form}`;
  const sent = await site.visit(page, sentForm(fields, cookie));
  const draft = cookiesOf(sent.response).withdrawal;
  const next = draft === undefined ? cookie : `withdrawal=${draft}`;
  if (!sent.location) return { ...sent, cookie: next };
  return {
    ...(await site.visit(sent.location, { headers: { cookie: next } })),
    cookie: next,
    location: sent.location,
  };
}

const idOf = (document: Document) => main(document).querySelector<HTMLInputElement>('[name=id]')?.value ?? '';

test('[law 3] a guest withdraws from one of two items in two steps without scripts, and reads number, date and time', async () => {
  const site = await openSite();

  const found = await send(site, { form: 'find', ...which });
  expect(found.location).toBe(`${path}?step=statement`);
  expect(await axeFindings(main(found.document))).toEqual([]);
  const ticked = [...main(found.document).querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  expect(ticked.map(({ name, defaultChecked }) => [name, defaultChecked])).toEqual([
    ['line.1', true],
    ['line.2', false],
  ]);
  expect(textOf(found.document)).toContain('Izrađeno po vašoj narudžbi');
  expect(textOf(found.document)).toContain('Rok za raskid traje do 23. studenoga 2026.');

  const declared = await send(site, statement, found.cookie);
  expect(declared.location).toBe(`${path}?step=confirm`);
  expect(confirmed(site)).toEqual([]);
  expect(textOf(declared.document)).toContain('Račun prije betona × 1');
  const buttons = [...main(declared.document).querySelectorAll('form[method=post] button')];
  expect(buttons.map((one) => one.textContent)).toEqual(['Potvrdi raskid']);
  expect(await axeFindings(main(declared.document))).toEqual([]);

  const done = await send(site, { form: 'confirm', id: idOf(declared.document) }, declared.cookie);
  expect(confirmed(site).map(({ body }) => body)).toEqual([
    { ...which, name: 'Ana Primjerić', contactEmail: 'ana@posta.example', lines: [{ id: 1, quantity: 1 }] },
  ]);
  for (const words of [
    '2026-000123-R1',
    '20. studenoga 2026., 11:15',
    'Potvrda je na putu na ana@posta.example.',
  ])
    expect(textOf(done.document)).toContain(words);
  expect(await axeFindings(main(done.document))).toEqual([]);
});

test('[law 3] a second press, a reload and the way back declare nothing twice', async () => {
  const site = await openSite();
  const { cookie, document } = await send(site, statement);
  const press = { form: 'confirm', id: idOf(document) };
  const done = await send(site, press, cookie);

  const again = await send(site, press, done.cookie);
  const reloaded = await site.visit(`${path}?step=done`, { headers: { cookie: done.cookie } });
  const back = await site.visit(`${path}?step=confirm`, { headers: { cookie: done.cookie } });

  expect(confirmed(site)).toHaveLength(1);
  expect(textOf(again.document)).toContain('2026-000123-R1');
  expect(textOf(reloaded.document)).toContain('2026-000123-R1');
  expect(back.location).toBe(`${path}?step=done`);
});

test('[law 3] the page of an older statement does not confirm a newer one', async () => {
  const site = await openSite();
  const older = await send(site, statement);
  const newer = await send(site, { ...statement, 'line.2': 'on' }, older.cookie);

  const answer = await send(site, { form: 'confirm', id: idOf(older.document) }, newer.cookie);

  expect(answer.status).toBe(409);
  expect(confirmed(site)).toEqual([]);
  expect(textOf(answer.document)).toContain('U međuvremenu ste započeli drugu izjavu.');
});

test('[law 3] a wrong pair of number and e-mail is refused in one way, in place, and what was typed stays', async () => {
  const site = await openSite();

  const { document, status } = await send(site, { form: 'find', ...which, email: 'netko@drugi.hr' });

  expect(status).toBe(404);
  expect(main(document).querySelector('[role=alert]')?.textContent).toMatch(/^Nismo pronašli narudžbu/);
  const typed = ['orderSlug', 'email'].map((name) =>
    main(document).querySelector<HTMLInputElement>(`[name=${name}]`),
  );
  expect(typed.map((field) => field?.defaultValue)).toEqual([which.orderSlug, 'netko@drugi.hr']);
});

test('[law 3] a name, an address and at least one item are needed, a reason is not asked for', async () => {
  const site = await openSite();
  const { cookie } = await send(site, { form: 'find', ...which });

  const empty = await send(site, { form: 'statement', ...which, name: '', contactEmail: 'x' }, cookie);
  const tooMany = await send(site, { ...statement, 'quantity.1': '3' }, cookie);

  expect(faultsIn(empty.document)).toEqual({
    name: 'Unos ovog polja je obavezan',
    contactEmail: 'Unesite uzorak adrese elektroničke pošte',
    'line.1': 'Odaberite barem jedan artikl.',
  });
  expect(faultsIn(tooMany.document)).toEqual({ 'quantity.1': 'Upišite cijeli broj od 1 do 2.' });
  expect(main(empty.document).querySelectorAll('textarea, select')).toHaveLength(0);
});

test('[law 3] a late statement and one about an exception are taken, and that is said in plain words', async () => {
  const site = await openSite({ isInTime: false, endsAt: '2026-10-01T22:00:00.000Z' });

  const declared = await send(site, { ...statement, 'line.1': '', 'line.2': 'on' });
  expect(textOf(declared.document)).toContain('rok za raskid trajao je do 1. listopada 2026.');
  const done = await send(site, { form: 'confirm', id: idOf(declared.document) }, declared.cookie);

  expect(confirmed(site)[0]?.body.lines).toEqual([{ id: 2, quantity: 1 }]);
  expect(textOf(done.document)).toContain('stigla nakon roka');
});

test('[law 3] the link of an order opens its statement at once; a wrong one asks for the order', async () => {
  const site = await openSite();

  const linked = await site.visit(`${path}?orderSlug=2026-000123&orderKey=key-123`);
  const wrong = await site.visit(`${path}?orderSlug=2026-000123&orderKey=no`);

  const value = (document: Document, name: string) =>
    main(document).querySelector<HTMLInputElement>(`[name=${name}]`)?.defaultValue;
  expect(value(linked.document, 'contactEmail')).toBe(which.email);
  expect(value(linked.document, 'key')).toBe('key-123');
  expect(value(wrong.document, 'orderSlug')).toBe('2026-000123');
  expect(textOf(wrong.document)).toContain('O kojoj je narudžbi riječ?');
});

test('[law 3] whoever is logged in need not type which order it is', async () => {
  const site = await openSite();

  const { document } = await site.visit(`${path}?orderSlug=2026-000123`, { headers: { cookie: session } });

  expect(textOf(document)).toContain('Račun prije betona');
});

test('[law 3] a statement without its draft, or with a broken one, begins anew', async () => {
  const site = await openSite();

  for (const cookie of ['', 'withdrawal=x', `withdrawal=${Buffer.from('{}').toString('base64url')}`]) {
    const { location } = await site.visit(`${path}?step=confirm`, { headers: { cookie } });
    expect(location, cookie).toBe(path);
  }
});

test('[law 3] a platform that fails keeps the statement for another try', async () => {
  let isDown = true;
  const site = await openSite(
    {},
    {
      [`POST ${base}/confirm`]: () => {
        if (isDown) throw refused(503, 'UNAVAILABLE');
        return {
          number: '2026-000123-R1',
          submittedAt: '2026-11-20T10:15:00.000Z',
          isInTime: true,
          lines: [],
        };
      },
    },
  );
  const { cookie, document } = await send(site, statement);

  const failed = await send(site, { form: 'confirm', id: idOf(document) }, cookie);
  isDown = false;
  const done = await send(site, { form: 'confirm', id: idOf(failed.document) }, cookie);

  expect(failed.status).toBe(503);
  expect(main(failed.document).querySelector('[role=alert]')?.textContent).not.toBe('');
  expect(textOf(done.document)).toContain('2026-000123-R1');
});

test('[law 3] the footer of every page of a shop leads there, in the words of the law; a site that sells nothing has neither', async () => {
  const site = await openSite();
  const magazine = await startSite({
    answers: { 'POST /api/v2/domainDetect': () => ({ ...domain(), isEcommerce: false }) },
  });
  const linkOf = async (page: string) => {
    const { document } = await site.visit(page);
    const link = [...document.querySelectorAll('.footer__bottom a')].at(-1);
    return [link?.textContent, link?.getAttribute('href')];
  };

  expect(await linkOf('/objave')).toEqual(['Ovdje raskinite ugovor', '/raskid-ugovora']);
  expect(await linkOf('/en/blog')).toEqual(['Withdraw from contract here', '/en/withdraw-from-contract']);
  expect(await linkOf('/de/objave')).toEqual(['Vertrag widerrufen', '/de/vertrag-widerrufen']);
  expect((await magazine.visit('/objave')).html).not.toContain('raskid-ugovora');
  expect((await magazine.visit(path, { headers: { accept: 'text/html' } })).status).toBe(404);
});

test('[law 3] the page of an order and the page after ordering lead there; a cancelled order does not', async () => {
  const answers = (state: 'sent' | 'cancelled'): Answers => ({
    'GET /api/v2/ecommerce/order/web/get/2026-000123': () =>
      fakeOrder({ ...which, state, slug: which.orderSlug }),
  });
  const hrefs = async (state: 'sent' | 'cancelled') => {
    const site = await openSite({}, answers(state));
    const pages = [
      await site.visit('/profil/narudzbe/2026-000123', { headers: { cookie: session } }),
      await site.visit('/naplata/uspjesna?orderSlug=2026-000123&orderKey=key-123'),
    ];
    return pages.map(({ document }) =>
      main(document).querySelector('a[href*="raskid"]')?.getAttribute('href'),
    );
  };

  expect(await hrefs('sent')).toEqual([
    `${path}?orderSlug=2026-000123`,
    `${path}?orderSlug=2026-000123&orderKey=key-123`,
  ]);
  expect(await hrefs('cancelled')).toEqual([undefined, undefined]);
});

test('[law 3] the withdrawal is kept in no cache and shown to no search engine', async () => {
  const { response, document } = await (await openSite()).visit(path);

  expect(cachePolicyOf(path)).toBeUndefined();
  expect(cachePolicyOf('/de/vertrag-widerrufen')).toBeUndefined();
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('[law 3] who does not remember the e-mail has the link mailed, without scripts too, and hears the same for any number', async () => {
  const site = await openSite({}, { [`POST ${base}/link`]: () => ({}) });
  const page = await site.visit(path);
  expect(textOf(page.document)).toContain('Ne znate s kojom ste adresom naručili?');

  const empty = await site.visit(path, sentForm({ form: 'link', orderSlug: ' ' }));
  const sent = await site.visit(path, sentForm({ form: 'link', orderSlug: which.orderSlug }));

  expect(Object.keys(faultsIn(empty.document))).toEqual(['orderSlug']);
  expect(textOf(sent.document)).toContain('poveznica je poslana');
  expect(site.calls.filter((call) => call.path === `${base}/link`)).toMatchObject([
    { body: { orderSlug: which.orderSlug } },
  ]);
  expect(await axeFindings(main(sent.document))).toEqual([]);
});
