import { filterAudit } from '@izlog/contract/user/audit';
import {
  arriveJoined,
  beginJoin,
  confirmJoin,
  deleteJoined,
  filterJoined,
  finishJoin,
  getJoin,
  openJoined,
} from '@izlog/contract/user/joined/joined-accounts';
import { login, logout, refreshLogin } from '@izlog/contract/user/login';
import { getStaffProfile } from '@izlog/contract/user/profile';
import { beginTotp, confirmTotp } from '@izlog/contract/user/second-factor';
import { filterStaffSessions } from '@izlog/contract/user/session';
import { filterRoles, inviteStaff, resetStaffPassword, updateStaff } from '@izlog/contract/user/staff';
import type { TokenPair } from '@izlog/contract/user/user';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { mails } from '#platform/services/messaging/mail.tables.ts';
import { buildStaff } from '#test/builders/account.ts';
import { type CallOptions, type TestPlatform, platformTest as test } from '#test/kit.ts';
import type { DefaultRole } from '../staff/default-roles.ts';
import { joinCodes } from './joined.tables.ts';

interface Person {
  id: number;
  email: string;
  password: string;
  tokens: TokenPair;
  as: CallOptions;
}

const asWith = (tokens: TokenPair, site: 1 | 2): CallOptions => ({
  site,
  headers: { accessToken: tokens.accessToken },
});

async function enter(platform: TestPlatform, site: 1 | 2, role: DefaultRole = 'owner'): Promise<Person> {
  const account = await buildStaff(platform, { site, role });
  const given = { username: account.email, password: account.password };
  const { tokens } = await platform.call(login, given, { site });
  return { ...account, tokens, as: asWith(tokens, site) };
}

const codeIn = (url: string): string => new URL(url).searchParams.get('code') ?? '';

async function join(platform: TestPlatform, first: Person, second: Person): Promise<void> {
  const host = second.as.site === 2 ? 'https://drugi.test/shop' : 'prvi.test';
  const begun = await platform.call(beginJoin, { host }, first.as);
  const agreed = await platform.call(confirmJoin, { code: codeIn(begun.url) }, second.as);
  await platform.call(finishJoin, { code: codeIn(agreed.url) }, first.as);
}

/** An owner of the first site who is an order clerk of the second. */
async function joinedPerson(platform: TestPlatform, role: DefaultRole = 'orderClerk') {
  const [here, there] = [await enter(platform, 1), await enter(platform, 2, role)];
  await join(platform, here, there);
  return { here, there };
}

const joinedOf = async (platform: TestPlatform, as: CallOptions) =>
  (await platform.call(filterJoined, {}, as)).records;

async function codeTo(platform: TestPlatform, as: CallOptions): Promise<string> {
  const [joined] = await joinedOf(platform, as);
  return codeIn((await platform.call(openJoined, { id: joined?.id ?? 0 }, as)).url);
}

async function change(platform: TestPlatform, as: CallOptions, site: 1 | 2) {
  const code = await codeTo(platform, as);
  const arrived = await platform.call(arriveJoined, { code }, { site });
  return { ...arrived, as: asWith(arrived.tokens, site) };
}

test('[OFFICE-08, SET-019] two accounts of one person are joined by a login on each site; both are told and both logs say it', async ({
  platform,
}) => {
  const [here, there] = [await enter(platform, 1), await enter(platform, 2)];
  const begun = await platform.call(beginJoin, { host: 'www.drugi.test' }, here.as);
  expect(begun).toMatchObject({ site: 'Druga trgovina' });
  expect(new URL(begun.url)).toMatchObject({
    origin: 'https://drugi.test',
    pathname: '/admin/security/spajanje',
  });
  expect(await platform.call(getJoin, { code: codeIn(begun.url) }, there.as)).toEqual({
    step: 'confirm',
    site: 'Prva trgovina',
    address: 'https://prvi.test',
    email: here.email,
  });
  const agreed = await platform.call(confirmJoin, { code: codeIn(begun.url) }, there.as);
  expect(await joinedOf(platform, here.as)).toEqual([]);

  await platform.call(finishJoin, { code: codeIn(agreed.url) }, here.as);

  expect(await joinedOf(platform, here.as)).toMatchObject([
    { site: 'Druga trgovina', address: 'https://drugi.test', email: there.email, isOpen: true },
  ]);
  expect(await joinedOf(platform, there.as)).toMatchObject([{ site: 'Prva trgovina', email: here.email }]);
  const { db } = await platform.ctx();
  for (const [person, other] of [
    [here, there],
    [there, here],
  ] as const) {
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(mail).toMatchObject({ template: 'accountsJoined', data: { otherEmail: other.email } });
    const { records } = await platform.call(filterAudit, { userId: person.id }, person.as);
    expect(JSON.stringify(records[0]?.changes)).toContain(other.email);
    expect(JSON.stringify(records)).not.toContain(codeIn(agreed.url));
  }
});

test('a join that somebody else began cannot be ended, nor one of a colleague, nor twice', async ({
  platform,
}) => {
  const [here, there, stranger] = [
    await enter(platform, 1),
    await enter(platform, 2),
    await enter(platform, 1),
  ];
  const begun = await platform.call(beginJoin, { host: 'drugi.test' }, here.as);
  const agreed = await platform.call(confirmJoin, { code: codeIn(begun.url) }, there.as);

  const tries = [
    [finishJoin, stranger.as, agreed.url],
    [finishJoin, there.as, agreed.url],
    [confirmJoin, there.as, begun.url],
    [confirmJoin, here.as, begun.url],
  ] as const;
  for (const [endpoint, as, url] of tries)
    expect(await platform.refusal(endpoint, { code: codeIn(url) }, as)).toMatchObject({
      status: 400,
      code: 'LINK_INVALID',
    });
  expect((await platform.refusal(getJoin, { code: codeIn(agreed.url) }, stranger.as)).code).toBe(
    'LINK_INVALID',
  );
  await platform.call(finishJoin, { code: codeIn(agreed.url) }, here.as);
  expect((await platform.refusal(finishJoin, { code: codeIn(agreed.url) }, here.as)).code).toBe(
    'LINK_INVALID',
  );
});

test('only an address of another site begins a join, and an old login says its password', async ({
  platform,
}) => {
  const here = await enter(platform, 1);
  for (const host of ['prvi.test', 'nigdje.test', 'localhost:1', 'javascript:alert(1)', '//', '\0'])
    expect((await platform.refusal(beginJoin, { host }, here.as)).status).toBe(400);
  const { db } = await platform.ctx();
  await db.execute(sql`update sessions set created_at = now() - interval '1 day' where user_id = ${here.id}`);

  expect((await platform.refusal(beginJoin, { host: 'drugi.test' }, here.as)).code).toBe('PROOF_REQUIRED');
  expect((await platform.refusal(beginJoin, { host: 'drugi.test', password: 'kriva' }, here.as)).code).toBe(
    'INCORRECT_OLD_PASSWORD',
  );
  await platform.call(beginJoin, { host: 'drugi.test', password: here.password }, here.as);
});

test('[OFFICE-08] who changes site has the rights of the account there only, and comes back to the login they left', async ({
  platform,
}) => {
  const { here, there } = await joinedPerson(platform);

  const arrived = await change(platform, here.as, 2);

  expect(arrived.user).toMatchObject({ id: there.id, email: there.email });
  expect((await platform.refusal(filterRoles, {}, arrived.as)).status).toBe(403);
  expect((await platform.refusal(getStaffProfile, {}, { ...arrived.as, site: 1 })).status).toBe(401);
  const again = await change(platform, here.as, 2);
  const back = await change(platform, again.as, 1);
  expect(back.user.id).toBe(here.id);
  for (const person of [here, there]) {
    const { records } = await platform.call(filterStaffSessions, {}, person.as);
    expect(records).toHaveLength(person === here ? 1 : 2);
  }
});

test('a code of a change works once, within a minute, on its site', async ({ platform }) => {
  const { here } = await joinedPerson(platform);
  const code = await codeTo(platform, here.as);
  const refused = { status: 400, code: 'LINK_INVALID' };

  expect(await platform.refusal(arriveJoined, { code }, { site: 1 })).toMatchObject(refused);
  const both = await Promise.allSettled([1, 2].map(() => platform.call(arriveJoined, { code }, { site: 2 })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await platform.refusal(arriveJoined, { code }, { site: 2 })).toMatchObject(refused);
  expect(await platform.refusal(arriveJoined, { code: 'x' }, { site: 2 })).toMatchObject(refused);
  const late = await codeTo(platform, here.as);
  const { db } = await platform.ctx();
  const [kept] = await db.select().from(joinCodes).where(eq(joinCodes.step, 'arrive'));
  expect((kept?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
  expect(kept?.hash).not.toBe(late);
  await db.update(joinCodes).set({ expiresAt: new Date() });
  expect(await platform.refusal(arriveJoined, { code: late }, { site: 2 })).toMatchObject(refused);
});

test('a login that came from another site ends with the one it came from, and says the password before it changes rights', async ({
  platform,
}) => {
  const { here } = await joinedPerson(platform, 'owner');
  const arrived = await change(platform, here.as, 2);
  const invitation = {
    email: 'nova@drugi.test',
    details: { firstName: 'Nova', lastName: 'Osoba' },
    roleIds: [1],
  };
  expect((await platform.refusal(inviteStaff, invitation, arrived.as)).code).toBe('PROOF_REQUIRED');

  await platform.call(logout, {}, { headers: { refreshToken: here.tokens.refreshToken } });

  expect((await platform.refusal(getStaffProfile, {}, arrived.as)).status).toBe(401);
  const headers = { refreshToken: arrived.tokens.refreshToken };
  expect((await platform.refusal(refreshLogin, {}, { site: 2, headers })).code).toBe('TOKEN_INVALID');
});

test('a join ends with a new password, with a lock, and when its person takes it apart from either side', async ({
  platform,
}) => {
  const boss = { as: 'staff', site: 2 } as const;
  const ends: ((one: { here: Person; there: Person }) => Promise<unknown>)[] = [
    ({ here }) =>
      platform.call(
        resetStaffPassword,
        { oldPassword: here.password, newPassword: 'sasvim nova prijava' },
        here.as,
      ),
    ({ there }) => platform.call(updateStaff, { id: there.id, isActive: false }, boss),
    async ({ here }) =>
      platform.call(deleteJoined, { id: (await joinedOf(platform, here.as))[0]?.id ?? 0 }, here.as),
    async ({ there }) =>
      platform.call(deleteJoined, { id: (await joinedOf(platform, there.as))[0]?.id ?? 0 }, there.as),
  ];
  for (const end of ends) {
    const person = await joinedPerson(platform);
    const code = await codeTo(platform, person.here.as);
    const arrived = await change(platform, person.here.as, 2);

    await end(person);

    expect((await platform.refusal(getStaffProfile, {}, arrived.as)).status).toBe(401);
    expect((await platform.refusal(arriveJoined, { code }, { site: 2 })).code).toBe('LINK_INVALID');
    expect(await joinedOf(platform, person.here.as)).toEqual([]);
  }
  const [one, other] = [await joinedPerson(platform), await joinedPerson(platform)];
  const [joined] = await joinedOf(platform, one.here.as);
  const id = joined?.id ?? 0;
  expect((await platform.refusal(deleteJoined, { id }, other.here.as)).status).toBe(404);
  expect((await platform.refusal(openJoined, { id }, other.here.as)).status).toBe(404);
});

test('an account with a second factor is opened only by a login that showed one', async ({ platform }) => {
  const { here, there } = await joinedPerson(platform);
  const { secret } = await platform.call(beginTotp, { password: there.password }, there.as);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = await codeTo(platform, here.as);

  await platform.call(confirmTotp, { code: totp.generate() }, there.as);

  const [joined] = await joinedOf(platform, here.as);
  expect(joined?.isOpen).toBe(false);
  expect((await platform.refusal(openJoined, { id: joined?.id ?? 0 }, here.as)).code).toBe(
    'SITE_ASKS_SECOND_FACTOR',
  );
  expect((await platform.refusal(arriveJoined, { code }, { site: 2 })).code).toBe('LINK_INVALID');
  const { db } = await platform.ctx();
  await db.execute(sql`update sessions set second_factor_at = now() where user_id = ${here.id}`);
  expect((await change(platform, here.as, 2)).user.id).toBe(there.id);
});
