import { permissions } from '@izlog/contract/permissions';
import { expect, test } from 'vitest';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const role = (id: number, key: string, name: string, held: readonly string[], members = 1) => ({
  id,
  key,
  name,
  permissions: held,
  isDefault: !key.startsWith('own'),
  members,
});
const roles = [
  role(1, 'owner', 'Owner', permissions),
  role(2, 'editor', 'Editor', ['content.edit']),
  role(3, 'own-a', 'Skladište', ['catalogue.edit'], 0),
];
const person = (id: number, firstName: string, has: typeof roles, more = {}) => ({
  id,
  email: `${firstName.toLowerCase()}@izlog.example`,
  details: { firstName, lastName: 'Horvat' },
  roles: has.map(({ id: roleId, key, name }) => ({ id: roleId, key, name })),
  isActive: true,
  isInvited: false,
  hasSecondFactor: false,
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  ...more,
});
const people = [
  person(10, 'Ana', [roles[0] as (typeof roles)[0]], { hasSecondFactor: true }),
  person(11, 'Bruno', [roles[1] as (typeof roles)[0]], { isActive: false }),
  person(12, 'Cvita', [roles[1] as (typeof roles)[0]], { isInvited: true, lastSeenAt: null }),
];

/** The back office of somebody with these permissions; every one of them unless given. */
async function open({
  scope = permissions as readonly string[],
  id = 10,
  more = {},
  languages,
}: {
  scope?: readonly string[];
  id?: number;
  more?: Answers;
  languages?: string[];
} = {}) {
  const state = { scope };
  const site = await startSite({
    ...(languages && { languages }),
    answers: {
      'GET /api/v1/user/profile': () => ({
        id,
        isBackofficeUser: true,
        scope: state.scope,
        email: 'ana@izlog.example',
        details: { firstName: 'Ana', lastName: 'Horvat' },
      }),
      'GET /api/v1/user/role/filter': () => ({ records: roles }),
      'POST /api/v1/user/staff/filter': ({ body }) => ({
        records: people,
        pagination: { page: body.page, lastPage: 3, limit: 50, total: 130, perPage: 50 },
      }),
      ...Object.fromEntries(people.map((one) => [`GET /api/v1/user/staff/get/${one.id}`, () => one])),
      ...more,
    },
  });
  return {
    calls: site.calls,
    setScope: (next: readonly string[]) => {
      state.scope = next;
    },
    see: (path: string) => site.visit(path, { headers: { cookie } }),
    send: (path: string, fields: Record<string, string | string[]>) =>
      site.visit(path, sentForm(fields, cookie)),
    sent: (call: string) => site.calls.find(({ method, path }) => `${method} ${path}` === call)?.body,
  };
}

const words = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim());

test('the list of staff says who has which role, who is locked, invited or protected, page by page', async () => {
  const { see, sent } = await open();

  const { document } = await see('/admin/staff?page=2');

  expect(words(document, '.ledger > li')).toEqual([
    'Ana Horvat Vi Drugi faktorana@izlog.example · Vlasnik · zadnji put 20. studenoga 2026.',
    'Bruno Horvat Isključen pristup bruno@izlog.example · Urednik · zadnji put 20. studenoga 2026.',
    'Cvita Horvat Čeka prihvaćanje pozivnice cvita@izlog.example · Urednik · još bez prijave',
  ]);
  expect(sent('POST /api/v1/user/staff/filter')).toEqual({ page: 2, limit: 50 });
  expect(document.querySelector('.pagination [aria-current]')?.textContent).toBe('2');
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('somebody is invited with roles and language, without scripts too', async () => {
  const { send, sent } = await open({ more: { 'POST /api/v1/user/staff/invite': () => people[2] } });
  const fields = { form: 'invite', email: ' nova@izlog.example ', firstName: 'Nova', lastName: 'Osoba' };

  const missing = await send('/admin/staff/invite', { ...fields, email: 'nije adresa' });
  const { status, location, response } = await send('/admin/staff/invite', {
    ...fields,
    roles: ['2', '3'],
    language: 'de',
  });

  expect(faultsIn(missing.document)).toMatchObject({
    email: 'Unesite uzorak adrese elektroničke pošte',
    roles: 'Unos ovog polja je obavezan',
  });
  expect([status, location]).toEqual([303, '/admin/staff']);
  expect(response.headers.getSetCookie()).toContainEqual(expect.stringContaining('flash=invited'));
  expect(sent('POST /api/v1/user/staff/invite')).toEqual({
    email: 'nova@izlog.example',
    details: { firstName: 'Nova', lastName: 'Osoba' },
    roleIds: [2, 3],
    language: 'de',
  });
});

test('an e-mail that has an account is told at its field, and the ticks stay', async () => {
  const { send } = await open({
    more: {
      'POST /api/v1/user/staff/invite': () => {
        throw refused(409, 'USER_EXISTS', 'User already exist.');
      },
    },
  });

  const { document } = await send('/admin/staff/invite', {
    form: 'invite',
    email: 'ana@izlog.example',
    firstName: 'Ana',
    lastName: 'Horvat',
    roles: ['3'],
  });

  expect(Object.keys(faultsIn(document))).toEqual(['email']);
  const ticked = [...document.querySelectorAll<HTMLInputElement>('[name="roles"]:checked')];
  expect(ticked.map(({ value }) => value)).toEqual(['3']);
});

test('[AUTH-067] nobody can tick a role that holds more than they have, nor change whoever has one', async () => {
  const { see } = await open({ scope: ['staff.edit', 'content.edit'], id: 11 });

  const invite = await see('/admin/staff/invite');
  const boss = await see('/admin/staff/10');

  const open_ = [...invite.document.querySelectorAll<HTMLInputElement>('[name="roles"]:not(:disabled)')];
  expect(open_.map(({ value }) => value)).toEqual(['2']);
  expect(boss.document.querySelectorAll('main form')).toHaveLength(0);
  expect(boss.document.querySelector('main')?.textContent).toContain('ima dozvole koje vi nemate');
});

test('what gives rights asks for the password in an older login, and what was typed stays', async () => {
  const calls: unknown[] = [];
  const { send } = await open({
    more: {
      'POST /api/v1/user/prove': ({ body }: { body?: unknown }) => {
        calls.push(body);
        return {};
      },
      'POST /api/v1/user/staff/invite': () => {
        if (calls.length === 0) throw refused(400, 'PROOF_REQUIRED', 'x');
        return people[1];
      },
    },
  });
  const typed = {
    form: 'invite',
    email: 'n@izlog.example',
    firstName: 'Nova',
    lastName: 'Osoba',
    roles: '2',
  };

  const asked = await send('/admin/staff/invite', { ...typed, language: 'hr' });
  const done = await send('/admin/staff/invite', {
    ...typed,
    language: 'hr',
    currentPassword: 'moja lozinka',
  });

  expect(asked.document.querySelector<HTMLInputElement>('[name="currentPassword"]')?.type).toBe('password');
  expect(asked.document.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('n@izlog.example');
  expect(calls).toEqual([{ password: 'moja lozinka' }]);
  expect(done.status).toBe(303);
});

test.for([
  [
    'member',
    { firstName: 'Bruna', lastName: 'Horvat', roles: '3' },
    'PATCH /api/v1/user/staff/update/11',
    { details: { firstName: 'Bruna', lastName: 'Horvat' }, roleIds: [3] },
  ],
  ['lock', {}, 'PATCH /api/v1/user/staff/update/11', { isActive: false }],
  ['unlock', {}, 'PATCH /api/v1/user/staff/update/11', { isActive: true }],
  ['endLogins', {}, 'POST /api/v1/user/staff/endSessions/11', {}],
  ['resetFactors', {}, 'POST /api/v1/user/staff/resetSecondFactor/11', {}],
  [
    'inviteAgain',
    { email: 'b@izlog.example', firstName: 'Bruno', lastName: 'Horvat', roles: '2' },
    'POST /api/v1/user/staff/invite',
    { email: 'b@izlog.example', details: { firstName: 'Bruno', lastName: 'Horvat' }, roleIds: [2] },
  ],
] as const)(
  'the form %s about a colleague asks the platform for what it says',
  async ([form, fields, call, body]) => {
    const { send, sent } = await open({ more: { [call]: () => people[1] } });

    const { status } = await send('/admin/staff/11', { form, ...(fields as Record<string, string>) });

    expect(status).toBe(/member|inviteAgain/.test(form) ? 200 : 303);
    expect(sent(call)).toEqual(body);
  },
);

test('the last owner stays, and the page says why; the login goes on', async () => {
  const { send } = await open({
    more: {
      'PATCH /api/v1/user/staff/update/10': () => {
        throw refused(409, 'LAST_OWNER', 'A shop needs an owner.');
      },
      'PATCH /api/v1/user/staff/update/12': () => {
        throw refused(403, 'FORBIDDEN', 'You may not do this.');
      },
    },
  });

  const last = await send('/admin/staff/10', { form: 'member', firstName: 'A', lastName: 'B', roles: '2' });
  const above = await send('/admin/staff/12', { form: 'lock' });

  expect(last.document.querySelector('[role="alert"]')?.textContent).toMatch(/vlasnik/i);
  expect(above.document.querySelector('[role="alert"]')?.textContent).toContain('Za to nemate dozvolu.');
  expect(above.response.headers.getSetCookie().join()).not.toContain('auth.strategy=;');
});

test('[ADMIN-014] on a site of one language a colleague who reads another gets screens, titles and refusals in it', async () => {
  const { see, send } = await open({
    languages: ['hrv'],
    more: {
      'GET /api/v1/settings/general/user': () => ({ value: 'de' }),
      'PATCH /api/v1/user/staff/update/10': () => {
        throw refused(409, 'LAST_OWNER', 'A shop needs an owner.');
      },
      'PATCH /api/v1/user/staff/update/12': () => {
        throw refused(403, 'FORBIDDEN', 'You may not do this.');
      },
    },
  });

  const screen = (await see('/admin/staff/10')).document;
  const last = await send('/admin/staff/10', { form: 'member', firstName: 'A', lastName: 'B', roles: '2' });
  const above = await send('/admin/staff/12', { form: 'lock' });
  const empty = await send('/admin/staff/10', { form: 'member', firstName: '', lastName: 'B', roles: '2' });

  expect(screen.querySelector('.admin')?.getAttribute('lang')).toBe('de');
  expect(screen.querySelector('.admin__page h1, main h2')?.textContent).toBeTruthy();
  expect(screen.querySelector('[name="code"][value="de"]')?.getAttribute('aria-pressed')).toBe('true');
  expect([...screen.querySelectorAll('label')].map((label) => label.textContent).join()).toContain('Vorname');
  expect(last.document.querySelector('[role="alert"]')?.textContent).toContain('Ein Shop braucht');
  expect(above.document.querySelector('[role="alert"]')?.textContent).not.toMatch(/nemate/i);
  expect(empty.document.querySelector('main')?.textContent).not.toMatch(/Obavezno|Upišite/);
});

test('what may be done about somebody depends on them: no lock for oneself, the mail again for the invited', async () => {
  const { see } = await open();
  const forms = async (id: number) =>
    [...(await see(`/admin/staff/${id}`)).document.querySelectorAll<HTMLInputElement>('[name="form"]')].map(
      ({ value }) => value,
    );

  expect(await forms(10)).toEqual(['member', 'resetFactors', 'endLogins']);
  expect(await forms(11)).toEqual(['member', 'endLogins', 'unlock']);
  expect(await forms(12)).toEqual(['member', 'inviteAgain', 'lock']);
  expect((await see('/admin/staff/99')).status).toBe(404);
  expect((await see('/admin/staff/constructor')).status).toBe(404);
});

test('[AUTH-067] roles are listed with what they may; a new one gets ticks, and only those that one holds', async () => {
  const { see, send, sent } = await open({
    scope: ['staff.edit', 'content.edit'],
    more: { 'POST /api/v1/user/role/create': () => roles[2] },
  });

  const list = await see('/admin/roles');
  const fresh = await see('/admin/roles/nova');
  const made = await send('/admin/roles/nova', {
    form: 'role',
    name: ' Tekstovi ',
    permissions: ['content.edit', 'izmišljena'],
  });

  expect(words(list.document, '.ledger > li')[1]).toBe('Urednikuređivanje sadržaja1 osoba');
  const open_ = [...fresh.document.querySelectorAll<HTMLInputElement>('[name="permissions"]:not(:disabled)')];
  expect(open_.map(({ value }) => value)).toEqual(['content.edit', 'staff.edit']);
  expect([made.status, made.location]).toEqual([303, '/admin/roles']);
  expect(sent('POST /api/v1/user/role/create')).toEqual({ name: 'Tekstovi', permissions: ['content.edit'] });
  expect(await axeFindings(fresh.document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('a role is changed and deleted; a given one keeps its name in every language; the owner’s stays', async () => {
  const { see, send, sent } = await open({
    more: {
      'PATCH /api/v1/user/role/update/2': () => roles[1],
      'DELETE /api/v1/user/role/delete/3': () => ({}),
    },
  });

  await send('/admin/roles/2', { form: 'role', name: 'Urednik', permissions: ['media.edit'] });
  const deleted = await send('/admin/roles/3', { form: 'deleteRole' });
  const owner = await see('/admin/roles/1');

  expect(sent('PATCH /api/v1/user/role/update/2')).toEqual({ name: 'Editor', permissions: ['media.edit'] });
  expect(deleted.location).toBe('/admin/roles');
  expect(owner.document.querySelectorAll('main form')).toHaveLength(0);
  expect((await see('/admin/roles/77')).status).toBe(404);
});

test('[AUTH-067] without the right every page of the team refuses with a way on; a removed right counts at once', async () => {
  const { see, send, setScope, calls } = await open();
  const paths = [
    '/admin/staff',
    '/admin/staff/invite',
    '/admin/staff/11',
    '/admin/roles',
    '/admin/roles/2',
    '/admin/log',
  ];
  expect(
    (await see('/admin/staff')).document.querySelector('.admin__side a[href="/admin/log"]'),
  ).not.toBeNull();

  setScope(['content.edit']);
  const before = calls.length;
  const answers = [];
  for (const path of paths) answers.push(await see(path));
  const writes = [
    await send('/admin/staff/11', { form: 'lock' }),
    await send('/admin/staff/invite', { form: 'invite' }),
    await send('/admin/roles/2', { form: 'deleteRole' }),
  ];

  expect([...answers, ...writes].map(({ status }) => status)).toEqual([...paths, ...writes].map(() => 403));
  for (const { document, response } of answers) {
    expect(document.querySelector('h1')?.textContent).toBe('Za ovo nemate dozvolu');
    expect(document.querySelector('main a[href="/admin"]')).not.toBeNull();
    expect(document.querySelector('.admin__side a[href="/admin/log"]')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  const asked = calls.slice(before).map(({ path }) => path);
  expect(asked.some((path) => /staff|role|audit/.test(path))).toBe(false);
});

test('a page of another site changes nothing, whatever the browser sends along', async () => {
  const { calls, see } = await open();
  await see('/admin');
  const before = calls.length;
  const site = await startSite();
  const forged = (path: string, headers: Record<string, string>) =>
    site.visit(path, {
      method: 'POST',
      body: new URLSearchParams({ form: 'lock', act: 'begin' }),
      headers: { cookie, ...headers },
    });

  const answers = [];
  for (const path of ['/admin/staff/11', '/admin/roles/2', '/admin/security', '/_/passkey', '/adminLogin'])
    for (const headers of [
      { origin: 'https://zlo.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ])
      answers.push((await forged(path, headers as Record<string, string>)).status);

  expect(new Set(answers)).toEqual(new Set([403]));
  expect(calls.length).toBe(before);
  expect(site.calls.some(({ method, path }) => method !== 'GET' && /user|login/.test(path))).toBe(false);
});

test('[AUTH-016, AUTH-027] whose login has ended meanwhile is led to the staff login, and nothing is done', async () => {
  const { send, see, calls } = await open({
    more: {
      'GET /api/v1/user/profile': () => {
        throw refused(401, 'TOKEN_INVALID', 'The token is not valid.');
      },
    },
  });

  const sent = await send('/admin/staff/11', { form: 'lock' });
  const seen = await see('/admin/log?who=10');

  expect(sent.location).toContain('/adminLogin?from=');
  expect(seen.location).toBe(`/adminLogin?from=${encodeURIComponent('/admin/log?who=10')}`);
  expect(calls.some(({ path }) => /staff|audit/.test(path))).toBe(false);
});
