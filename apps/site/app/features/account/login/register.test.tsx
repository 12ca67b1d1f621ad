import { expect, test } from 'vitest';
import { customer } from '#site/testing/demo-answers.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { cookiesOf, faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const tokens = { accessToken: 'token-a', refreshToken: 'refresh-a' };
const consents = [
  { id: 1, uniqueNumber: 'UVJETI', displayName: 'Prihvaćam <a href="/uvjeti">uvjete</a>.', version: 1 },
  { id: 2, uniqueNumber: 'BILTEN', displayName: 'Želim bilten.', version: 1 },
  { id: 3, uniqueNumber: 'NAPLATA', displayName: 'Samo u naplati.', version: 1 },
];
const answers = (more: Answers = {}): Answers => ({
  'GET /api/v1/cms/consent/filter': ({ query }) => ({
    records: [
      { assigned_to: query.get('assigned_to'), consents: ['UVJETI', 'BILTEN'], requiredConsents: ['UVJETI'] },
    ],
    pagination: {},
  }),
  'POST /api/v1/gdpr/web/consent/filter': () => ({ records: consents }),
  'POST /api/v1/user/web/register': () => ({ user: customer }),
  'POST /api/v1/login': () => ({ tokens, user: customer }),
  'GET /api/v1/user/profile': () => customer,
  'POST /api/v1/user/web/validateMembersBarcode': () => ({ isValid: true }),
  ...more,
});
const person = {
  form: 'register',
  mode: 'simple',
  from: '',
  firstName: 'Ana',
  lastName: 'Primjerić',
  email: 'ana@posta.example',
  password: 'šest i dvije',
  confirmedPassword: 'šest i dvije',
  memberCardBarcode: '',
  consents: 'UVJETI',
};
const asked = (site: { calls: readonly { path: string }[] }) =>
  site.calls.map(({ path }) => path).filter((path) => /register|validateMembers|api\/v1\/login/.test(path));

test('[GDPR-006, GDPR-014, AUTH-050] the registration asks for its consents; the required ones have a star', async () => {
  const site = await startSite({ answers: answers() });

  const { document } = await site.visit('/registracija');

  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="consents"]')];
  expect(boxes.map((box) => [box.value, box.required])).toEqual([
    ['UVJETI', true],
    ['BILTEN', false],
  ]);
  expect(boxes[0]?.closest('label')?.querySelector('.star')).not.toBeNull();
  expect(boxes[0]?.closest('label')?.querySelector('a')?.getAttribute('href')).toBe('/uvjeti');
  expect(site.calls.find(({ path }) => path.endsWith('web/consent/filter'))?.body).toEqual({ limit: 100 });
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
});

test('[GDPR-009] consents that cannot be loaded are told', async () => {
  const site = await startSite({
    answers: answers({
      'POST /api/v1/gdpr/web/consent/filter': () => {
        throw refused(503, '');
      },
    }),
  });

  const { document } = await site.visit('/registracija');

  expect(document.querySelector('form .note')?.textContent).toContain('Privole nije moguće dohvatiti.');
});

test('[AUTH-044, AUTH-046, AUTH-047] a new customer is told so, logged in at once and sent home', async () => {
  const site = await startSite({ answers: answers() });

  const { status, location, response } = await site.visit('/registracija', sentForm(person));

  expect([status, location]).toEqual([303, '/']);
  expect(cookiesOf(response)).toMatchObject({ 'auth.token.refresh': 'token-a', flash: 'login.registered' });
  expect(site.calls.find(({ path }) => path.endsWith('/register'))?.body).toEqual({
    email: 'ana@posta.example',
    password: 'šest i dvije',
    details: { firstName: 'Ana', lastName: 'Primjerić' },
    memberCardBarcode: null,
    consents: ['UVJETI'],
  });
});

test('[AUTH-047, AUTH-008] a form that leads nowhere stays on its page', async () => {
  const site = await startSite({ answers: answers() });

  expect((await site.visit('/registracija', sentForm({ ...person, from: '/profil' }))).location).toBe(
    '/profil',
  );
});

test('[AUTH-045] whoever must confirm the e-mail is asked to, is not logged in and stays', async () => {
  const site = await startSite({
    answers: answers({
      'POST /api/v1/user/web/register': () => ({ user: customer, verificationToken: 'again-1' }),
    }),
  });

  const { status, document, response } = await site.visit('/registracija', sentForm(person));

  expect(status).toBe(200);
  const said = [...document.querySelectorAll('[role="status"]')]
    .map((note) => note.textContent)
    .filter(Boolean);
  expect(said).toEqual([
    'Registracija je uspješna.',
    'Molimo potvrdite svoju adresu e-pošte putem poveznice koju smo vam poslali.',
  ]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(asked(site)).toEqual(['/api/v1/user/web/register']);
});

test('[AUTH-042, AUTH-043, ACCT-034] a member card is checked first; without its yes nothing is registered', async () => {
  const site = await startSite({
    answers: answers({ 'POST /api/v1/user/web/validateMembersBarcode': () => ({ isValid: false }) }),
  });

  const { document } = await site.visit(
    '/registracija',
    sentForm({ ...person, firstName: '', memberCardBarcode: '3850000000017' }),
  );

  expect(faultsIn(document)).toEqual({ memberCardBarcode: 'Barkod članske kartice nije ispravan.' });
  expect(asked(site)).toEqual(['/api/v1/user/web/validateMembersBarcode']);
});

test('[ACCT-035] a check that fails itself is told as such', async () => {
  const site = await startSite({
    answers: answers({
      'POST /api/v1/user/web/validateMembersBarcode': () => {
        throw refused(500, '');
      },
    }),
  });

  const { document } = await site.visit('/registracija', sentForm({ ...person, memberCardBarcode: '1234' }));

  expect(faultsIn(document)).toEqual({
    memberCardBarcode: 'Provjera barkoda članske kartice nije uspjela.',
  });
});

test('[AUTH-043] after the card come the fields, then the consents, then the account', async () => {
  const site = await startSite({ answers: answers() });
  const card = { memberCardBarcode: '3850000000017' };

  const fields = await site.visit('/registracija', sentForm({ ...person, ...card, firstName: '' }));
  const consent = await site.visit('/registracija', sentForm({ ...person, ...card, consents: ['BILTEN'] }));
  const done = await site.visit('/registracija', sentForm({ ...person, ...card }));

  expect(faultsIn(fields.document)).toEqual({ firstName: 'Unos ovog polja je obavezan' });
  expect(consent.document.querySelector('main')?.textContent).toContain(
    'Potrebno je prihvatiti sve obavezne privole.',
  );
  expect(done.status).toBe(303);
  expect(asked(site)).toEqual([
    '/api/v1/user/web/validateMembersBarcode',
    '/api/v1/user/web/validateMembersBarcode',
    '/api/v1/user/web/validateMembersBarcode',
    '/api/v1/user/web/register',
    '/api/v1/login',
  ]);
});

test('[GDPR-007, AUTH-050] without a required consent nothing is sent, with it the optional ones may stay open', async () => {
  const site = await startSite({ answers: answers() });

  const { status, document } = await site.visit('/registracija', sentForm({ ...person, consents: [] }));

  expect(status).toBe(400);
  expect(faultsIn(document).consents).toBe('Potrebno je prihvatiti sve obavezne privole.');
  expect(asked(site)).toEqual([]);
});

test('[GDPR-007] an open required consent stands among the first faults, beside those of the fields, and is told', async () => {
  const site = await startSite({ answers: answers() });

  const { document } = await site.visit(
    '/registracija',
    sentForm({ ...person, firstName: '', consents: [] }),
  );

  expect(faultsIn(document)).toMatchObject({
    firstName: 'Unos ovog polja je obavezan',
    consents: 'Potrebno je prihvatiti sve obavezne privole.',
  });
  expect(asked(site)).toEqual([]);
});

test('[AUTH-049] an e-mail that has an account is refused beside its field', async () => {
  const site = await startSite({
    answers: answers({
      'POST /api/v1/user/web/register': () => {
        throw refused(409, 'USER_EXISTS', 'User already exist.');
      },
    }),
  });

  const { status, document } = await site.visit('/registracija', sentForm(person));

  expect(status).toBe(409);
  expect(faultsIn(document)).toEqual({ email: 'Korisnik s tom adresom e-pošte već postoji.' });
  expect(document.querySelector<HTMLInputElement>('[name="firstName"]')?.defaultValue).toBe('Ana');
  expect(document.querySelector<HTMLInputElement>('[name="password"]')?.defaultValue).toBe('');
});

const address = {
  firstName: 'Ana',
  lastName: 'Primjerić',
  contactEmail: 'ana@posta.example',
  contactPhone: '091 555 0101',
  street: 'Obala',
  houseNumber: '12a',
  zipCode: '22000',
  city: 'Šibenik',
  region: '',
  country: 'HR',
};
const prefixed = (prefix: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]));

test('[AUTH-040, AUTH-041, ACCT-043] in address mode the delivery address is kept as the main one, with the country as ISO code', async () => {
  const site = await startSite({ answers: answers() });

  const page = await site.visit('/registracija?mode=address');
  await site.visit(
    '/registracija',
    sentForm({ ...person, mode: 'address', ...prefixed('delivery', address) }),
  );

  expect(page.document.querySelector('input[name="delivery.city"]')?.getAttribute('autocomplete')).toBe(
    'shipping address-level2',
  );
  expect(page.document.querySelectorAll('select[name="delivery.country"] option').length).toBeGreaterThan(
    200,
  );
  expect(await axeFindings(page.document.querySelector('main') as Element)).toEqual([]);
  expect(site.calls.find(({ path }) => path.endsWith('/register'))?.body).toMatchObject({
    email: 'ana@posta.example',
    details: { firstName: 'Ana', lastName: 'Primjerić' },
    addresses: [{ type: 'main', ...address }],
  });
});

test('[CHECKOUT-010, AUTH-036] a registration with what can hardly be is asked about once, in both modes, and taken when it is sent again', async () => {
  const site = await startSite({ answers: answers() });
  const simple = { ...person, email: 'ana@gmial.com' };
  const whole = {
    ...person,
    mode: 'address',
    ...prefixed('delivery', { ...address, zipCode: '999999' }),
    // Not asked for, so not asked about.
    ...prefixed('billing', { ...address, contactPhone: '12' }),
  };

  for (const [typed, words] of [
    [simple, 'E-pošta: Jeste li mislili ana@gmail.com?'],
    [whole, 'Poštanski broj: Ne poznajemo takav poštanski broj u Hrvatskoj. Provjerite ga.'],
  ] as const) {
    const { document, status } = await site.visit(`/registracija?mode=${typed.mode}`, sentForm(typed));
    expect(status).toBe(200);
    expect([...document.querySelectorAll('form [role=alert] li')].map((one) => one.textContent)).toEqual([
      words,
    ]);
  }
  expect(asked(site)).toEqual([]);
  const { document } = await site.visit('/registracija', sentForm(simple));
  const again = document.querySelector<HTMLInputElement>('form [name="asked"]')?.value ?? '';
  await site.visit('/registracija', sentForm({ ...simple, asked: again }));
  expect(site.calls.find(({ path }) => path.endsWith('/register'))?.body).toMatchObject({
    email: 'ana@gmial.com',
  });
});

test('[AUTH-039, AUTH-040] with another billing address both are kept, each as its own kind', async () => {
  const site = await startSite({ answers: answers() });
  const billing = { ...address, city: 'Zadar' };

  await site.visit(
    '/registracija',
    sentForm({
      ...person,
      mode: 'address',
      useDifferentBillingAddress: 'yes',
      ...prefixed('delivery', address),
      ...prefixed('billing', billing),
    }),
  );

  expect(site.calls.find(({ path }) => path.endsWith('/register'))?.body).toMatchObject({
    addresses: [
      { type: 'shipping', ...address },
      { type: 'billing', ...billing },
    ],
  });
});
