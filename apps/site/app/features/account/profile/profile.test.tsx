import { expect, test } from 'vitest';
import { customer, pagination, product } from '#site/testing/demo-answers.ts';
import { fakeOrder } from '#site/testing/fake-checkout.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { cookiesOf, faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const session = 'auth.strategy=refresh; auth.token.refresh=token-a; auth.refresh_token.refresh=refresh-a';
const order = {
  id: 9,
  slug: '2026-000123',
  state: 'sent',
  isPaid: true,
  createdAt: '2026-10-12T08:00:00.000Z',
  currency: { iso: 'EUR', symbol: '€' },
  orderTotal: 199.98,
  paymentKind: 'bankTransfer',
  quantity: 2,
  names: ['Planer'],
};
const address = {
  id: 4,
  type: 'billing',
  firstName: 'Ana',
  lastName: 'Primjerić',
  contactEmail: 'ana@posta.example',
  contactPhone: '091 555 0101',
  country: 191,
  region: null,
  city: 'Šibenik',
  street: 'Obala',
  houseNumber: '12a',
  zipCode: '22000',
};
const known = { ...customer, memberCardBarcode: '3851234567893', addresses: [address] };
const answers = (more: Answers = {}): Answers => ({
  'GET /api/v1/user/profile': () => known,
  'GET /api/v1/user/web/memberCard/get': () => ({
    barcode: known.memberCardBarcode,
    symbology: 'ean13',
    svg: '<svg/>',
  }),
  'GET /api/v1/cms/wishlist/filter': () => ({
    records: [{ product_id: 12, created_at: '2026-01-01T00:00:00.000Z' }],
    pagination,
  }),
  'GET /api/v2/ecommerce/order/web/filter': () => ({
    records: [order],
    pagination: { ...pagination, total: 7 },
  }),
  'GET /api/v1/gdpr/web/consent/given': () => ({
    records: [
      {
        id: 1,
        uniqueNumber: 'BILTEN',
        displayName: 'Želim bilten.',
        version: 1,
        givenAt: '2026-05-01T00:00:00.000Z',
        givenVersion: 1,
        sourceType: 'registerForm',
        isRequired: false,
      },
      {
        id: 2,
        uniqueNumber: 'UVJETI',
        displayName: 'Prihvaćam uvjete.',
        version: 1,
        givenAt: '2026-05-01T00:00:00.000Z',
        givenVersion: 1,
        sourceType: 'registerForm',
        isRequired: true,
      },
    ],
  }),
  'GET /api/v1/user/web/personalData/filter': () => ({
    records: [
      { id: 'e-1', state: 'ready', created_at: '2026-11-01T00:00:00.000Z', expires_at: null },
      { id: 'e-2', state: 'waiting', created_at: '2026-11-02T00:00:00.000Z', expires_at: null },
    ],
  }),
  'GET /api/v1/user/web/personalData/kept': () => ({
    kept: [{ name: 'orders', count: 7, text: 'Računi se čuvaju 11 godina.' }],
  }),
  'PATCH /api/v1/user/web/update': ({ body }) => ({ ...known, ...body }),
  'POST /api/v1/user/web/validateMembersBarcode': () => ({ isValid: true }),
  ...more,
});
const visit = async (more: Answers = {}, path = '/profil') => {
  const site = await startSite({ answers: answers(more) });
  return { site, ...(await site.visit(path, { headers: { cookie: session } })) };
};
const send = async (fields: Record<string, string>, more: Answers = {}) => {
  const site = await startSite({ answers: answers(more) });
  return { site, ...(await site.visit('/profil', sentForm(fields, session))) };
};

test('[ACCT-001, ACCT-003, ACCT-014, ACCT-025, ACCT-037] the profile shows details, password, wishes, orders, card and the way out', async () => {
  const { document, response, cacheable } = await visit();

  const value = (name: string) => document.querySelector<HTMLInputElement>(`#podaci [name="${name}"]`)?.value;
  expect([value('firstName'), value('lastName'), value('email')]).toEqual([
    'Ana',
    'Primjerić',
    customer.email,
  ]);
  const passwords = [...document.querySelectorAll<HTMLInputElement>('#lozinka input[type="password"]')];
  expect(passwords.map(({ name, value: typed }) => [name, typed])).toEqual([
    ['oldPassword', ''],
    ['newPassword', ''],
    ['newPasswordAgain', ''],
  ]);
  expect(document.querySelector('#lista-zelja .pane__name')?.textContent).toBe(product.name);
  expect(document.querySelector('#narudzbe')?.textContent).toContain('Broj narudžbi: 7');
  expect(document.querySelector('#kartica .barcode img')?.getAttribute('alt')).toContain('3851234567893');
  expect(document.querySelector('main form[action="/_/logout"] button')?.textContent).toContain('Odjava');
  expect([cacheable, response.headers.get('cache-control')]).toEqual([false, 'private, no-store']);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('[ACCT-015, ACCT-016] the history names number, date, state and total of an order and leads to it', async () => {
  const { document } = await visit();

  const cells = [...document.querySelectorAll('#narudzbe tbody td')].map((cell) =>
    cell.textContent?.replace('\u00a0', ' '),
  );
  expect(cells).toEqual([
    '2026-000123',
    '12. listopada 2026.',
    'U dostavi',
    '199,98 €',
    'Praćenje pošiljke: 2026-000123',
  ]);
  expect(document.querySelector('#narudzbe tbody a')?.getAttribute('href')).toBe(
    '/profil/narudzbe/2026-000123',
  );
});

test('orders, consents and exports that cannot be loaded leave the profile standing and are told', async () => {
  const fails = () => {
    throw refused(503, '');
  };
  const { status, document } = await visit({
    'GET /api/v2/ecommerce/order/web/filter': fails,
    'GET /api/v1/gdpr/web/consent/given': fails,
    'GET /api/v1/user/web/personalData/filter': fails,
    'GET /api/v1/user/web/personalData/kept': fails,
    'GET /api/v1/cms/wishlist/filter': fails,
  });

  expect(status).toBe(200);
  expect(document.querySelector('#narudzbe .note')?.textContent).toContain('Narudžbe trenutačno nije moguće');
  expect(document.querySelector('#privole .note')?.textContent).toContain('Privole nije moguće dohvatiti.');
});

test('of a consent without which forms cannot be sent it is told what follows when it is withdrawn', async () => {
  const { document } = await visit();

  const forms = [...document.querySelectorAll('#privole form')].map((form) => form.textContent ?? '');
  expect(forms.map((words) => words.includes('Obavezna je: bez nje se ne mogu poslati'))).toEqual([
    false,
    true,
  ]);
});

test('[ACCT-002, ACCT-013] for nobody the profile shows the login and the register form, which lead back to it', async () => {
  const site = await startSite();

  const { document } = await site.visit('/profil');

  const forms = [...document.querySelectorAll('main form')];
  expect(forms.map((form) => [form.getAttribute('aria-label'), form.getAttribute('action')])).toEqual([
    ['Prijava', '/prijava'],
    ['Registracija', '/registracija'],
  ]);
  expect(forms.map((form) => form.querySelector<HTMLInputElement>('[name="from"]')?.value)).toEqual([
    '/profil',
    '/profil',
  ]);
});

test('[ACCT-004, ACCT-005] wrong details are not sent; right ones are, without what was not changed', async () => {
  const details = { form: 'details', firstName: 'Ana', lastName: 'Primjerić', email: customer.email };

  const wrong = await send({ ...details, firstName: '', email: 'ana' });
  const right = await send({ ...details, firstName: ' Anamarija ' });

  expect(faultsIn(wrong.document)).toEqual({
    firstName: 'Unos ovog polja je obavezan',
    email: 'Unesite uzorak adrese elektroničke pošte',
  });
  expect(wrong.site.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  expect(right.site.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    details: { firstName: 'Anamarija', lastName: 'Primjerić' },
  });
});

test('[ACCT-006] after an update the user is fetched again', async () => {
  const { site } = await send({
    form: 'details',
    firstName: 'A',
    lastName: 'B',
    email: customer.email,
  });

  const paths = site.calls.map(({ method, path }) => `${method} ${path}`);
  const update = paths.indexOf('PATCH /api/v1/user/web/update');
  expect(paths.lastIndexOf('GET /api/v1/user/profile')).toBeGreaterThan(update);
});

test('[ACCT-010] an e-mail that another account has is refused beside its field', async () => {
  const { document } = await send(
    { form: 'details', firstName: 'A', lastName: 'B', email: 'ivo@posta.example' },
    {
      'PATCH /api/v1/user/web/update': () => {
        throw refused(409, 'USER_EXISTS', 'User already exist.');
      },
    },
  );

  expect(faultsIn(document)).toEqual({ email: 'Korisnik s tom adresom e-pošte već postoji.' });
});

test('a new e-mail asks to be confirmed, and an unconfirmed one offers the mail again', async () => {
  const changed = await send({ form: 'details', firstName: 'A', lastName: 'B', email: 'nova@posta.example' });
  const unconfirmed = await visit({
    'GET /api/v1/user/profile': () => ({ ...known, emailConfirmed: false }),
  });
  const again = await send({ form: 'resend' }, { 'POST /api/v1/user/web/verify/resend': () => ({}) });

  expect(changed.document.querySelector('#podaci')?.textContent).toContain('Molimo potvrdite svoju adresu');
  expect(unconfirmed.document.querySelector('#podaci')?.textContent).toContain('još nije potvrđena');
  expect(again.site.calls.some(({ path }) => path.endsWith('/verify/resend'))).toBe(true);
});

test('a new e-mail asks for the password in the same form; what was typed stays, and a wrong password stands beside its field', async () => {
  const typed = { form: 'details', firstName: 'Anamarija', lastName: 'B', email: 'nova@posta.example' };
  const answerWith = (status: number, code: string): Answers => ({
    'PATCH /api/v1/user/web/update': () => {
      throw refused(status, code, code);
    },
  });

  const asked = await send(typed, answerWith(400, 'PROOF_REQUIRED'));
  const wrong = await send(
    { ...typed, currentPassword: 'nije ta' },
    answerWith(400, 'INCORRECT_OLD_PASSWORD'),
  );
  const right = await send({ ...typed, currentPassword: 'prava lozinka' });

  const field = (document: Document, name: string) =>
    document.querySelector<HTMLInputElement>(`#podaci [name="${name}"]`);
  expect(asked.status).toBe(400);
  expect(asked.document.querySelector('#podaci')?.textContent).toContain('Potvrdite da ste to vi');
  expect(field(asked.document, 'currentPassword')?.type).toBe('password');
  expect([field(asked.document, 'firstName')?.value, field(asked.document, 'email')?.value]).toEqual([
    'Anamarija',
    'nova@posta.example',
  ]);
  expect(faultsIn(wrong.document)).toEqual({ currentPassword: 'Stara lozinka nije ispravna.' });
  expect(field(wrong.document, 'currentPassword')?.value).toBe('');
  expect(right.site.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    email: 'nova@posta.example',
    password: 'prava lozinka',
  });
});

test('an address that waits is shown with its link once more, and can be given up', async () => {
  const waits = await visit({
    'GET /api/v1/user/profile': () => ({ ...known, newEmail: 'nova@posta.example' }),
  });
  const kept = await send({ form: 'keepEmail' });

  const panel = waits.document.querySelector('#podaci');
  expect(panel?.textContent).toContain('Nova adresa čeka potvrdu: nova@posta.example');
  expect(panel?.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe(customer.email);
  expect(kept.site.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ email: customer.email });
});

test('an account without a password proves its owner by a new login through the provider, and gets a password by mail', async () => {
  const withoutPassword = {
    'GET /api/v1/user/profile': () => ({ ...known, hasPassword: false }),
    'GET /api/v1/user/social/providers': () => ({ records: [{ name: 'google', title: 'Google' }] }),
  };
  const asked = await send(
    { form: 'details', firstName: 'A', lastName: 'B', email: 'nova@posta.example' },
    {
      ...withoutPassword,
      'PATCH /api/v1/user/web/update': () => {
        throw refused(400, 'PROOF_REQUIRED', 'x');
      },
    },
  );
  const mailed = await send(
    { form: 'passwordLink' },
    { ...withoutPassword, 'POST /api/v1/user/web/password/forgot': () => ({}) },
  );

  const again = asked.document.querySelector('#podaci a[href*="/social-login"]');
  expect(again?.getAttribute('href')).toBe('/social-login?provider=google&from=%2Fprofil&again=1');
  expect(asked.document.querySelector('#podaci [name="currentPassword"]')).toBeNull();
  expect(mailed.site.calls.find(({ path }) => path.endsWith('/password/forgot'))?.body).toEqual({
    email: customer.email,
  });
});

test('[ACCT-007] a changed card goes into the cookie too', async () => {
  const { response } = await send({ form: 'card', memberCardBarcode: ' 1234567 ' });

  expect(cookiesOf(response)).toEqual({ memberCardBarcode: '1234567' });
});

test('[ACCT-008] a card that is cleared leaves the cookie as well', async () => {
  const { site, document, response } = await send({ form: 'card', memberCardBarcode: '' });

  expect(site.calls.some(({ path }) => path.endsWith('validateMembersBarcode'))).toBe(false);
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^memberCardBarcode=;.*Max-Age=0/),
  );
  expect(document.querySelector('#kartica')?.textContent).toContain('Barkod članske kartice je uklonjen.');
});

test('[ACCT-009, ACCT-034] a card is checked first; without isValid nothing is saved', async () => {
  const { site, document } = await send(
    { form: 'card', memberCardBarcode: '999' },
    { 'POST /api/v1/user/web/validateMembersBarcode': () => ({ isValid: false }) },
  );

  expect(faultsIn(document)).toEqual({ memberCardBarcode: 'Barkod članske kartice nije ispravan.' });
  expect(site.calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('[AUTH-057, AUTH-060] a wrong old password is told beside its field', async () => {
  const change = {
    form: 'password',
    oldPassword: 'staro staro',
    newPassword: 'novo novo',
    newPasswordAgain: 'novo novo',
  };
  const wrong = await send(change, {
    'POST /api/v1/user/web/password/reset': () => {
      throw refused(400, 'INCORRECT_OLD_PASSWORD', 'Incorrect old password.');
    },
  });
  const right = await send(change, { 'POST /api/v1/user/web/password/reset': () => ({}) });

  expect(faultsIn(wrong.document)).toEqual({ oldPassword: 'Stara lozinka nije ispravna.' });
  expect(right.document.querySelector('#lozinka')?.textContent).toContain('Lozinka je promijenjena.');
});

test('[ACCT-040, ACCT-041, ACCT-042, ACCT-043] addresses are listed, and one is edited with its country as ISO code', async () => {
  const list = await visit();
  const edit = await visit({}, '/profil?adresa=4');
  const fields = {
    form: 'address',
    id: '4',
    type: 'billing',
    firstName: 'Ana',
    lastName: 'P',
    contactEmail: 'ana@posta.example',
    contactPhone: '091 555 0101',
    street: 'Obala',
    houseNumber: '1',
    zipCode: '22000',
    city: 'Zadar',
    region: '',
    country: 'HR',
  };
  const saved = await send(fields, { 'PATCH /api/v1/user/web/address/update/4': () => address });
  const { id: _id, ...fresh } = fields;
  const added = await send(fresh, { 'POST /api/v1/user/web/address/create': () => address });

  expect(list.document.querySelector('#adrese li')?.textContent).toContain(
    'Obala 12a, 22000 Šibenik, Hrvatska',
  );
  expect(edit.document.querySelector<HTMLSelectElement>('#adrese [name="country"]')?.value).toBe('HR');
  expect(edit.document.querySelector('#adrese [name="city"]')?.getAttribute('autocomplete')).toBe(
    'address-level2',
  );
  expect(await axeFindings(edit.document.querySelector('main') as Element)).toEqual([]);
  expect(saved.location).toBe('/profil#adrese');
  const { form: _form, id: __id, ...body } = fields;
  expect(saved.site.calls.find(({ method }) => method === 'PATCH')?.body).toEqual(body);
  expect(added.site.calls.find(({ path }) => path.endsWith('/address/create'))?.body).toEqual(body);
});

test('[CHECKOUT-010, ACCT-041] an address with what can hardly be is asked about once before it is kept, what it had before is not', async () => {
  const answered = {
    'PATCH /api/v1/user/web/address/update/4': () => address,
    'POST /api/v1/user/web/address/create': () => address,
  };
  const { id: _id, country: _country, region: _region, ...words } = address;
  const typed = {
    ...words,
    form: 'address',
    country: 'HR',
    zipCode: '999999',
    contactEmail: 'ana@gmial.com',
  };

  const site = await startSite({ answers: answers(answered) });
  const first = await site.visit('/profil?adresa=nova', sentForm(typed, session));

  expect(first.status).toBe(200);
  expect(
    [...first.document.querySelectorAll('#adrese form [role=alert] li')].map((one) => one.textContent),
  ).toEqual([
    'E-pošta: Jeste li mislili ana@gmail.com?',
    'Poštanski broj: Ne poznajemo takav poštanski broj u Hrvatskoj. Provjerite ga.',
  ]);
  expect(site.calls.some(({ path }) => path.endsWith('/address/create'))).toBe(false);
  const asked = first.document.querySelector<HTMLInputElement>('#adrese form [name="asked"]')?.value ?? '';
  expect((await send({ ...typed, asked }, answered)).location).toBe('/profil#adrese');

  const odd = { ...address, contactPhone: '12' };
  const same = {
    ...typed,
    id: '4',
    contactPhone: '12',
    zipCode: '22000',
    contactEmail: address.contactEmail,
  };
  const again = await send(same, {
    ...answered,
    'GET /api/v1/user/profile': () => ({ ...known, addresses: [odd] }),
  });
  expect(again.location).toBe('/profil#adrese');
});

test('an address is removed', async () => {
  const { location, site } = await send(
    { form: 'addressRemove', id: '4' },
    { 'DELETE /api/v1/user/web/address/delete/4': () => ({}) },
  );

  expect(location).toBe('/profil#adrese');
  expect(site.calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('[ACCT-012] a company is kept, and an empty name removes it', async () => {
  const kept = await send({ form: 'company', companyName: 'Lavanda', companyAddress: 'Obala 1' });
  const removed = await send({ form: 'company', companyName: ' ', companyAddress: '' });
  const sent = (site: typeof kept.site) => site.calls.find(({ method }) => method === 'PATCH')?.body;

  expect(sent(kept.site)).toEqual({ company: { name: 'Lavanda', address: 'Obala 1' } });
  expect(sent(removed.site)).toEqual({ company: null });
});

test('[GDPR-012] a given consent is shown with its day and withdrawn by one press', async () => {
  const { document } = await visit();
  const { site } = await send(
    { form: 'withdraw-BILTEN', consent: 'BILTEN' },
    { 'POST /api/v1/gdpr/web/consent/withdraw': () => ({}) },
  );

  expect(document.querySelector('#privole')?.textContent).toContain('1. svibnja 2026.');
  expect(site.calls.find(({ path }) => path.endsWith('/withdraw'))?.body).toEqual({ consents: ['BILTEN'] });
});

test('[GDPR-015] everything that is known can be asked for and taken away as JSON and CSV, by its owner only', async () => {
  const { document } = await visit();
  const asked = await send({ form: 'export' }, { 'POST /api/v1/user/web/personalData/export': () => ({}) });
  const site = await startSite({ answers: answers() });

  const links = [...document.querySelectorAll('#moji-podaci a[href^="/_/my-data"]')].map((a) =>
    a.getAttribute('href'),
  );
  expect(links).toEqual(['/_/my-data?id=e-1&ext=json', '/_/my-data?id=e-1&ext=csv']);
  expect(document.querySelector('#moji-podaci')?.textContent).toContain('Računi se čuvaju 11 godina.');
  expect(asked.site.calls.some(({ path }) => path.endsWith('/personalData/export'))).toBe(true);
  expect((await site.visit('/_/my-data?id=e-1&ext=json')).status).toBe(404);
});

test('an account is erased with its password only; the session and the card go with it', async () => {
  const wrong = await send(
    { form: 'erase', password: 'nije ta' },
    {
      'POST /api/v1/user/web/personalData/erase': () => {
        throw refused(400, 'INCORRECT_OLD_PASSWORD', 'Incorrect old password.');
      },
    },
  );
  const empty = await send({ form: 'erase', password: '' });
  const right = await send(
    { form: 'erase', password: 'prava lozinka' },
    { 'POST /api/v1/user/web/personalData/erase': () => ({ kept: [] }) },
  );

  expect(faultsIn(wrong.document)).toEqual({ password: 'Stara lozinka nije ispravna.' });
  expect(faultsIn(empty.document)).toEqual({ password: 'Unos ovog polja je obavezan' });
  expect(right.location).toBe('/');
  expect(cookiesOf(right.response)).toMatchObject({
    'auth.token.refresh': '',
    memberCardBarcode: '',
    flash: 'erased',
  });
});

test('[AUTH-065] the same forms without a login change nothing, and what was typed stays', async () => {
  const site = await startSite({ answers: answers() });

  const { status } = await site.visit('/profil', sentForm({ form: 'details', firstName: 'Iva' }));

  expect(status).toBe(401);
  expect(site.calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('a form the profile does not have is refused', async () => {
  expect((await send({ form: 'constructor' })).status).toBe(400);
});

test('[ACCT-037] the card has a page of its own; whoever has none is led to the profile', async () => {
  const own = await visit({}, '/profil/kartica');
  const none = await visit({ 'GET /api/v1/user/profile': () => customer }, '/profil/kartica');

  expect(own.document.querySelector('.member-card img')?.getAttribute('src')).toBe(
    'data:image/svg+xml,%3Csvg%2F%3E',
  );
  expect(own.response.headers.get('cache-control')).toBe('private, no-store');
  expect(none.location).toBe('/profil#kartica');
});

test('[API-020, ROUTE-062] an order is for whoever is logged in; a stranger is sent to the login and back', async () => {
  const site = await startSite();

  expect((await site.visit('/profil/narudzbe/2026-000123')).location).toBe(
    '/prijava?from=%2Fprofil%2Fnarudzbe%2F2026-000123',
  );
});

test('[ACCT-016] an order says how to pay it and where it goes, and an unpaid one can be cancelled', async () => {
  let isCancelled = false;
  const answers: Answers = {
    'GET /api/v2/ecommerce/order/web/get/2026-000123': () => fakeOrder({ mayCancel: !isCancelled }),
    'POST /api/v2/ecommerce/order/web/cancel/2026-000123': () => {
      isCancelled = true;
      return fakeOrder({ state: 'cancelled', mayCancel: false });
    },
  };
  const path = '/profil/narudzbe/2026-000123';
  const { document, site } = await visit(answers, path);

  expect(document.querySelector('#uplata')?.textContent).toContain('HR12 1001 0051 8630 0016 0');
  expect(document.querySelector('main')?.textContent).toContain('Hrvatska');
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
  const sent = await site.visit(path, sentForm({ form: 'cancel' }, session));
  expect(sent.document.querySelector('[role=status]')?.textContent).toContain('Narudžba je otkazana.');
  expect(sent.document.querySelector('main details')).toBeNull();
});

test('staff who open the profile are shown the way to their own place', async () => {
  const { document } = await visit({
    'GET /api/v1/user/profile': () => ({ ...known, isBackofficeUser: true }),
  });

  expect(document.querySelector('main a[href="/admin"]')).not.toBeNull();
});
