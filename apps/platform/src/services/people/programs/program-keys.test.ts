import { filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { idempotencyKeyHeader } from '@izlog/contract/endpoint';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import { adjustStock, filterStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { clearCache } from '@izlog/contract/settings/cache-clear';
import { listTodo } from '@izlog/contract/settings/todo';
import { filterAudit } from '@izlog/contract/user/audit';
import {
  beginJoin,
  confirmJoin,
  deleteJoined,
  filterJoined,
  finishJoin,
} from '@izlog/contract/user/joined/joined-accounts';
import { login } from '@izlog/contract/user/login';
import {
  createProgramKey,
  endOldProgramKey,
  filterProgramKeys,
  getOwnProgramKey,
  getProgramKey,
  giveBackProgramKey,
  rotateProgramKey,
  takeBackProgramKey,
  updateProgramKey,
} from '@izlog/contract/user/programs/program-keys';
import { createRole, updateRole, updateStaff } from '@izlog/contract/user/staff';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { setStock } from '#platform/services/inventory/index.ts';
import { testSites } from '#seed/test-sites.ts';
import { buildStaff } from '#test/builders/account.ts';
import { buildProduct } from '#test/builders/product.ts';
import { asProgram, buildKey } from '#test/builders/program-key.ts';
import { type CallOptions, platformTestWith, type TestPlatform } from '#test/kit.ts';
import type { DefaultRole } from '../staff/default-roles.ts';

// In production, so that a call without apiKey is nobody's (API-005).
const test = platformTestWith({ NODE_ENV: 'production' });
const owner = { as: 'staff' } as const;
const hour = 60 * 60 * 1000;

async function enter(platform: TestPlatform, role: DefaultRole = 'owner', site: 1 | 2 = 1) {
  const account = await buildStaff(platform, { site, role });
  const { tokens } = await platform.call(
    login,
    { username: account.email, password: account.password },
    { site },
  );
  return { ...account, as: { site, headers: { accessToken: tokens.accessToken } } satisfies CallOptions };
}

/** A colleague who may make keys and whatever else is named, with the number of the role that says so. */
async function keeper(platform: TestPlatform, ...more: Array<'stock.edit' | 'orders.read' | 'orders.edit'>) {
  const person = await enter(platform, 'orderClerk');
  const role = await platform.call(
    createRole,
    { name: `Ključar ${person.id}`, permissions: ['staff.edit', ...more] },
    owner,
  );
  await platform.call(updateStaff, { id: person.id, roleIds: [role.id] }, owner);
  return { ...person, roleId: role.id };
}

const refusalOf = async (asked: Promise<{ status: number; code: string | undefined }>) => {
  const { status, code } = await asked;
  return `${status} ${code}`;
};

/** The day by the clock of Zagreb, some days from now. */
const day = (from = 0) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb' }).format(Date.now() + from * 24 * hour);

/** A product whose pieces are counted: ten of them. */
async function counted(platform: TestPlatform): Promise<number> {
  const productId = await buildProduct(platform, {});
  await setStock(await platform.ctx(), [{ productId, isTracked: true, quantity: 10 }]);
  return productId;
}

async function moveTime(platform: TestPlatform, id: number, ms: number) {
  const { db } = await platform.ctx();
  const shift = sql`${ms / 1000} * interval '1 second'`;
  await db.execute(sql`update program_keys set taken_back_at = taken_back_at - ${shift} where id = ${id}`);
  await db.execute(sql`update program_key_secrets set ends_at = ends_at - ${shift} where key_id = ${id}`);
}

test('[DOOR-01] a key opens what it names with nothing but the accessToken, and says what it is', async ({
  platform,
}) => {
  const { as } = await buildKey(platform, {
    name: 'Knjigovodstvo',
    mayRead: ['orders.read'],
    mayWrite: ['stock.edit'],
    endsOn: day(30),
  });

  expect(await platform.call(getOwnProgramKey, {}, as)).toEqual({
    name: 'Knjigovodstvo',
    site: { id: 1, name: expect.any(String) },
    mayRead: ['stock.edit', 'orders.read'],
    mayWrite: ['stock.edit'],
    proposes: false,
    endsOn: day(30),
    callsPerMinute: 600,
  });
  expect((await platform.call(filterOrders, {}, as)).pagination.page).toBe(1);
  await platform.call(filterStock, {}, as);
  expect(await platform.refusal(clearCache, {}, as)).toEqual({
    status: 403,
    code: 'FORBIDDEN',
    payload: { needsOneOf: ['cache.clear'] },
  });
});

test('[DOOR-01] a right that only reads opens nothing that writes', async ({ platform }) => {
  const { as } = await buildKey(platform, { mayRead: ['stock.edit', 'catalogue.edit'] });
  const product = await counted(platform);

  await platform.call(filterStock, {}, as);
  const asked = { product, difference: 3, reason: 'found' } as const;
  expect(await refusalOf(platform.refusal(adjustStock, asked, as))).toBe('403 FORBIDDEN');
  expect(await refusalOf(platform.refusal(brandResource.endpoints.create, { name: 'X' }, as))).toBe(
    '403 FORBIDDEN',
  );
});

test('[DOOR-01] the secret is shown once and lies nowhere in the database, and the list tells its last signs', async ({
  platform,
}) => {
  const { id, secret } = await buildKey(platform);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );

  expect(secret).toMatch(/^izlog_[\w-]{43}$/);
  for (const { name } of rows) {
    const found = await db.execute(
      sql`select from ${sql.identifier(name)} t where t::text like ${`%${secret}%`} limit 1`,
    );
    expect(found.rows, name).toEqual([]);
  }
  const shown = await platform.call(getProgramKey, { id }, owner);
  expect(shown.secrets).toEqual([
    { tail: secret.slice(-4), created_at: expect.any(String), endsAt: null, usedAt: null },
  ]);
  expect(JSON.stringify(shown)).not.toContain(secret.slice(0, -4));
});

test('[DOOR-01] a key never can what its maker cannot: not when it is made, and not after its maker lost it', async ({
  platform,
}) => {
  const maker = await keeper(platform, 'stock.edit');
  const given = { name: 'Skladište', mayRead: [], mayWrite: ['orders.ship'] as const, endsOn: null };
  expect(
    await refusalOf(
      platform.refusal(createProgramKey, { ...given, mayWrite: ['orders.ship', 'stock.edit'] }, maker.as),
    ),
  ).toBe('403 FORBIDDEN');
  const { id, as } = await buildKey(platform, { mayWrite: ['stock.edit'] }, maker.as);
  await platform.call(filterStock, {}, as);

  await platform.call(updateRole, { id: maker.roleId, permissions: ['staff.edit'] }, owner);
  expect(await refusalOf(platform.refusal(filterStock, {}, as))).toBe('403 FORBIDDEN');
  expect(await platform.call(getProgramKey, { id }, owner)).toMatchObject({
    lost: ['stock.edit'],
    state: 'works',
  });

  await platform.call(updateRole, { id: maker.roleId, permissions: ['staff.edit', 'stock.edit'] }, owner);
  await platform.call(filterStock, {}, as);
});

test('[DOOR-01] the key of a person who left opens nothing, and says why', async ({ platform }) => {
  const maker = await keeper(platform, 'stock.edit');
  const { id, as } = await buildKey(platform, { mayWrite: ['stock.edit'] }, maker.as);

  await platform.call(updateStaff, { id: maker.id, isActive: false }, owner);

  expect(await refusalOf(platform.refusal(filterStock, {}, as))).toBe('401 KEY_MAKER_GONE');
  expect((await platform.call(getProgramKey, { id }, owner)).state).toBe('makerGone');
  const { db } = await platform.ctx();
  await db.execute(sql`delete from users where id = ${maker.id}`);
  expect(await refusalOf(platform.refusal(filterStock, {}, as))).toBe('401 KEY_UNKNOWN');
});

test('[DOOR-01] a key works on its last day and not after it', async ({ platform }) => {
  const last = await buildKey(platform, { mayWrite: ['stock.edit'], endsOn: day() });
  const over = await buildKey(platform, { mayWrite: ['stock.edit'], endsOn: day(-1) });

  await platform.call(filterStock, {}, last.as);
  expect(await refusalOf(platform.refusal(filterStock, {}, over.as))).toBe('401 KEY_ENDED');
  expect((await platform.call(getProgramKey, { id: over.id }, owner)).state).toBe('ended');
  await platform.call(updateProgramKey, { id: over.id, endsOn: day(2) }, owner);
  await platform.call(filterStock, {}, over.as);
});

test('[DOOR-01] a key that ends within a fortnight waits for somebody among what is to be done', async ({
  platform,
}) => {
  const waiting = async () =>
    (await platform.call(listTodo, {}, owner)).todo.find(({ name }) => name === 'endingKeys')?.count ?? 0;
  const before = await waiting();
  await buildKey(platform, { endsOn: day(14) });
  await buildKey(platform, { endsOn: day(15) });
  const { id } = await buildKey(platform, { endsOn: day(3) });

  expect(await waiting()).toBe(before + 2);
  await platform.call(takeBackProgramKey, { id }, owner);
  expect(await waiting()).toBe(before + 1);
});

test('[DOOR-01] a key is used from its networks alone, also where IPv4 comes inside IPv6', async ({
  platform,
}) => {
  const { as, id } = await buildKey(platform, {
    mayWrite: ['stock.edit'],
    networks: ['203.0.113.0/24', '2001:db8:7::/48', '198.51.100.9'],
  });
  const from = async (remoteAddress: string) => {
    const answer = await platform.http({ url: '/api/v1/product/stock/filter', remoteAddress }, as);
    return answer.json().error?.code ?? answer.statusCode;
  };

  expect(await from('203.0.113.77')).toBe(200);
  expect(await from('::ffff:203.0.113.77')).toBe(200);
  expect(await from('2001:db8:7:1::5')).toBe(200);
  expect(await from('198.51.100.9')).toBe(200);
  expect(await from('198.51.100.8')).toBe('KEY_WRONG_NETWORK');
  expect(await from('2001:db8:8::5')).toBe('KEY_WRONG_NETWORK');
  const { lastRefusal, refusedToday } = await platform.call(getProgramKey, { id }, owner);
  expect({ refusedToday, code: lastRefusal?.code, action: lastRefusal?.action }).toEqual({
    refusedToday: 2,
    code: 'KEY_WRONG_NETWORK',
    action: 'GET /api/v1/product/stock/filter',
  });
});

test('[DOOR-01] what is no network is refused with its field', async ({ platform }) => {
  const given = { name: 'X', mayRead: [], mayWrite: [], endsOn: null };
  for (const one of ['203.0.113.0/33', 'ured', '203.0.113', '*', '203.0.113.0/24/1'])
    expect(
      await platform.refusal(createProgramKey, { ...given, networks: ['10.0.0.0/8', one] }, owner),
      one,
    ).toMatchObject({ code: 'VALIDATION_FAILED', payload: { fields: [{ path: 'networks.1' }] } });
});

test('[DOOR-01] a key that was taken back opens nothing at once, and comes back within a day', async ({
  platform,
}) => {
  const { id, as } = await buildKey(platform, { mayWrite: ['stock.edit'] });

  expect((await platform.call(takeBackProgramKey, { id }, owner)).state).toBe('takenBack');
  expect(await refusalOf(platform.refusal(filterStock, {}, as))).toBe('401 KEY_TAKEN_BACK');
  expect((await platform.call(giveBackProgramKey, { id }, owner)).state).toBe('works');
  await platform.call(filterStock, {}, as);

  await platform.call(takeBackProgramKey, { id }, owner);
  await moveTime(platform, id, 25 * hour);
  expect(await refusalOf(platform.refusal(giveBackProgramKey, { id }, owner))).toBe('401 KEY_TAKEN_BACK');
});

test('[DOOR-01] a new secret works at once and the old one on for the hours that were said, or until it is ended', async ({
  platform,
}) => {
  const { id, as: old, secret } = await buildKey(platform, { mayWrite: ['stock.edit'] });

  const second = await platform.call(rotateProgramKey, { id, overlapHours: 24 }, owner);
  await platform.call(filterStock, {}, old);
  await platform.call(filterStock, {}, asProgram(second.secret));
  expect(second.key.secrets.map(({ tail, endsAt }) => [tail, endsAt === null])).toEqual([
    [second.secret.slice(-4), true],
    [secret.slice(-4), false],
  ]);
  const { secrets } = await platform.call(getProgramKey, { id }, owner);
  expect(secrets.every(({ usedAt }) => usedAt !== null)).toBe(true);

  await moveTime(platform, id, 25 * hour);
  expect(await refusalOf(platform.refusal(filterStock, {}, old))).toBe('401 KEY_UNKNOWN');

  const third = await platform.call(rotateProgramKey, { id, overlapHours: 24 }, owner);
  const fourth = await platform.call(rotateProgramKey, { id, overlapHours: 24 }, owner);
  expect(await refusalOf(platform.refusal(filterStock, {}, asProgram(second.secret)))).toBe(
    '401 KEY_UNKNOWN',
  );
  await platform.call(filterStock, {}, asProgram(third.secret));
  expect((await platform.call(endOldProgramKey, { id }, owner)).secrets).toHaveLength(1);
  expect(await refusalOf(platform.refusal(filterStock, {}, asProgram(third.secret)))).toBe('401 KEY_UNKNOWN');
  await platform.call(filterStock, {}, asProgram(fourth.secret));

  const { secret: last } = await platform.call(rotateProgramKey, { id, overlapHours: 0 }, owner);
  expect(await refusalOf(platform.refusal(filterStock, {}, asProgram(fourth.secret)))).toBe(
    '401 KEY_UNKNOWN',
  );
  await platform.call(filterStock, {}, asProgram(last));
});

test('[DOOR-01] what a program did stands in the log and in the history under the name of its key', async ({
  platform,
}) => {
  const { id, as } = await buildKey(platform, {
    name: 'Skladište Vrapče',
    mayWrite: ['stock.edit', 'catalogue.edit'],
  });
  const product = await counted(platform);
  const brand = await platform.call(brandResource.endpoints.create, { name: 'Iz programa' }, as);
  await platform.call(adjustStock, { product, difference: 3, reason: 'found' }, as);

  const { records } = await platform.call(filterAudit, { keyId: id }, owner);
  expect(records.map(({ action, userName, keyId }) => ({ action, userName, keyId }))).toEqual(
    ['POST /api/v1/product/stock/adjust', 'POST /api/v1/product/brand/create'].map((action) => ({
      action,
      userName: 'Skladište Vrapče',
      keyId: id,
    })),
  );
  const { acts } = await platform.call(brandResource.endpoints.history, { id: brand.id }, owner);
  expect(acts.map(({ by }) => by)).toEqual(['Skladište Vrapče']);
  expect(await platform.call(getProgramKey, { id }, owner)).toMatchObject({
    callsToday: 2,
    actsToday: 2,
    refusedToday: 0,
    usedFrom: '127.0.0.0',
  });
  const people = await platform.call(filterAudit, { action: 'POST /api/v1/user/programKey' }, owner);
  expect(people.records[0]).toMatchObject({ keyId: null });
  expect(JSON.stringify(people.records)).not.toContain('izlog_');
});

test('[DOOR-01] an act under an Idempotency-Key is done once for each program, whose keys are its own', async ({
  platform,
}) => {
  const product = await counted(platform);
  const [one, other] = [
    await buildKey(platform, { mayWrite: ['stock.edit'] }),
    await buildKey(platform, { mayWrite: ['stock.edit'] }),
  ];
  const add = async (as: CallOptions, difference: number) => {
    const headers = { ...as.headers, [idempotencyKeyHeader]: 'jutro-1' };
    const asked = { product, difference, reason: 'found' } as const;
    return (await platform.call(adjustStock, asked, { ...as, headers })).quantity;
  };

  const first = await add(one.as, 5);
  expect(await add(one.as, 5)).toBe(first);
  expect(await add(other.as, 7)).toBe(first + 7);
  expect(await add({ ...owner, headers: {} }, 1)).toBe(first + 8);
});

test('[DOOR-01] a key has a limit of its own, and says how long to wait', async ({ platform }) => {
  const slow = await buildKey(platform, { mayWrite: ['stock.edit'], callsPerMinute: 3 });
  const other = await buildKey(platform, { mayWrite: ['stock.edit'] });
  // All within one minute of the clock.
  if (new Date().getUTCSeconds() > 55) await new Promise((resolve) => setTimeout(resolve, 5500));
  for (let call = 0; call < 3; call++) await platform.call(filterStock, {}, slow.as);

  const answer = await platform.http({ url: '/api/v1/product/stock/filter' }, slow.as);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  await platform.call(filterStock, {}, other.as);
});

test('[DOOR-01, SET-019] a key is for its own site, and for one where its maker has a joined account, with the rights of that account', async ({
  platform,
}) => {
  const [here, there] = [await enter(platform, 'owner', 1), await enter(platform, 'warehouse', 2)];
  const given = { name: 'Obje', mayRead: [], mayWrite: ['stock.edit', 'cache.clear'] as const, endsOn: null };
  const both = { ...given, mayWrite: [...given.mayWrite], siteIds: [1, 2] };
  expect(await refusalOf(platform.refusal(createProgramKey, both, here.as))).toBe('404 NOT_FOUND');
  const codeIn = (url: string) => new URL(url).searchParams.get('code') ?? '';
  const begun = await platform.call(beginJoin, { host: 'https://drugi.test/shop' }, here.as);
  const agreed = await platform.call(confirmJoin, { code: codeIn(begun.url) }, there.as);
  await platform.call(finishJoin, { code: codeIn(agreed.url) }, here.as);

  const one = await buildKey(platform, { mayWrite: ['stock.edit'] }, here.as);
  // Who may not make keys there makes none from here.
  expect(await refusalOf(platform.refusal(createProgramKey, both, here.as))).toBe('403 FORBIDDEN');
  const { db } = await platform.ctx();
  await db.execute(sql`insert into role_permissions (role_id, permission)
    select id, 'staff.edit' from roles where site_id = 2 and key = 'warehouse'`);
  const { secret, key } = await platform.call(createProgramKey, both, here.as);

  expect(await refusalOf(platform.refusal(filterStock, {}, asProgram(one.secret, 2)))).toBe(
    '403 KEY_WRONG_SITE',
  );
  expect((await platform.call(getOwnProgramKey, {}, asProgram(secret))).site.id).toBe(1);
  expect(await platform.call(getOwnProgramKey, {}, asProgram(secret, 2))).toMatchObject({
    site: { id: 2 },
    mayWrite: ['stock.edit'],
  });
  await platform.call(clearCache, {}, asProgram(secret));
  expect(await refusalOf(platform.refusal(clearCache, {}, asProgram(secret, 2)))).toBe('403 FORBIDDEN');
  // Another owner of this site knows nothing of the account on the other one.
  for (const asked of [
    platform.refusal(rotateProgramKey, { id: key.id, overlapHours: 0 }, owner),
    platform.refusal(updateProgramKey, { id: one.id, siteIds: [1, 2] }, owner),
  ])
    expect(await refusalOf(asked)).toBe('403 FORBIDDEN');

  // Who runs the other site sees what reaches it, and ends it for that site alone.
  const seen = await platform.call(getProgramKey, { id: key.id }, { as: 'staff', site: 2 });
  expect(seen).toMatchObject({ home: { id: 1 }, madeBy: { id: there.id }, sites: [{ id: 1 }, { id: 2 }] });
  const other = await platform.call(filterProgramKeys, {}, { as: 'staff', site: 2 });
  expect(other.records.map(({ id }) => id)).toEqual([key.id]);
  const changed = platform.refusal(updateProgramKey, { id: key.id, name: 'Naš' }, { as: 'staff', site: 2 });
  expect(await refusalOf(changed)).toBe('404 NOT_FOUND');

  const [joined] = (await platform.call(filterJoined, {}, here.as)).records;
  await platform.call(deleteJoined, { id: joined?.id ?? 0 }, here.as);
  expect(await refusalOf(platform.refusal(filterStock, {}, asProgram(secret, 2)))).toBe('401 KEY_MAKER_GONE');
  await platform.call(filterStock, {}, asProgram(secret));

  await platform.call(takeBackProgramKey, { id: key.id }, { as: 'staff', site: 2 });
  expect(await refusalOf(platform.refusal(filterStock, {}, asProgram(secret, 2)))).toBe('403 KEY_WRONG_SITE');
  await platform.call(filterStock, {}, asProgram(secret));
  expect((await platform.call(filterProgramKeys, {}, { as: 'staff', site: 2 })).records).toEqual([]);
});

test('[DOOR-01] who manages colleagues stops any key, but makes stronger and replaces only what they hold', async ({
  platform,
}) => {
  const { id } = await buildKey(platform, { mayWrite: ['orders.edit', 'stock.edit'] });
  const person = await keeper(platform, 'stock.edit');

  for (const asked of [
    platform.refusal(rotateProgramKey, { id, overlapHours: 1 }, person.as),
    platform.refusal(updateProgramKey, { id, name: 'Moj' }, person.as),
  ])
    expect(await refusalOf(asked)).toBe('403 FORBIDDEN');
  expect((await platform.call(takeBackProgramKey, { id }, person.as)).state).toBe('takenBack');
  expect(await refusalOf(platform.refusal(giveBackProgramKey, { id }, person.as))).toBe('403 FORBIDDEN');
});

test('[DOOR-01] a wrong key, a wrong apiKey beside a right one and a site that there is not are each refused', async ({
  platform,
}) => {
  const { as, secret } = await buildKey(platform, { mayWrite: ['stock.edit'] });
  const withHeaders = (headers: Record<string, string>): CallOptions => ({
    as: 'nobody',
    headers: { store: undefined, site: undefined, accessToken: secret, ...headers },
  });
  const ask = (options: CallOptions) => refusalOf(platform.refusal(filterStock, {}, options));

  await platform.call(filterStock, {}, withHeaders({ apiKey: testSites[1].apiKey, site: '1' }));
  expect(await ask(withHeaders({ apiKey: 'krivi', site: '1' }))).toBe('401 API_KEY_INVALID');
  expect(await ask(withHeaders({ apiKey: testSites[2].apiKey, site: '1' }))).toBe('401 API_KEY_INVALID');
  expect(await ask(withHeaders({ site: '999' }))).toBe('404 SITE_UNKNOWN');
  expect(await ask(withHeaders({ accessToken: `${secret}x` }))).toBe('401 KEY_UNKNOWN');
  expect(await ask(withHeaders({ accessToken: 'izlog_' }))).toBe('401 KEY_UNKNOWN');
  await platform.call(filterStock, {}, as);
});

test('[DOOR-01] a key is made and replaced only in a login that has just proved itself, and no more than a hundred', async ({
  platform,
}) => {
  const person = await keeper(platform);
  const { db } = await platform.ctx();
  await db.execute(
    sql`update sessions set created_at = now() - interval '1 hour', proved_at = null where user_id = ${person.id}`,
  );
  const given = { name: 'X', mayRead: [], mayWrite: [], endsOn: null };
  expect((await platform.refusal(createProgramKey, given, person.as)).code).toBe('PROOF_REQUIRED');

  await db.execute(sql`insert into program_keys (site_id, user_id, name, may_read, may_write, networks, calls_per_minute)
    select 2, ${testSites[2].staffId}, 'Ključ ' || n, '{}', '{}', '{}', 10 from generate_series(1, 100) n`);
  expect((await platform.refusal(createProgramKey, given, { ...owner, site: 2 })).code).toBe(
    'TOO_MANY_RECORDS',
  );
  expect((await platform.call(filterProgramKeys, {}, { ...owner, site: 2 })).records).toHaveLength(100);
});
