import { randomBytes } from 'node:crypto';
import { login } from '@izlog/contract/user/login';
import { register } from '@izlog/contract/user/register';
import { resendVerification, verifyEmail, verifyEmailByQuery } from '@izlog/contract/user/verify-email';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { buildCustomer } from '#test/builders/account.ts';
import { mailsTo, tokenMailedTo } from '#test/builders/account-mail.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { mailedTokens } from '../login/mailed-token.tables.ts';
import { insertCards } from '../member-card/member-card.queries.ts';
import { users } from './user.tables.ts';

const password = 'sjajna kava u podne';
const details = { firstName: 'Iva', lastName: 'Horvat' };
const newEmail = () => `nova-${randomBytes(4).toString('hex')}@prvi.test`;

const home = {
  firstName: 'Iva',
  lastName: 'Horvat',
  contactEmail: 'iva@prvi.test',
  contactPhone: '+385 91 123 4567',
  country: 'HR',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1a',
  zipCode: '10000',
};

async function requireConfirmation(platform: TestPlatform, value: 'true' | 'false') {
  await setOption(await platform.ctx(), { key: 'EmailConfirmationRequired', value });
}

test('[AUTH-048] a registration creates an account that can log in', async ({ platform }) => {
  const email = newEmail();

  const { user, verificationToken } = await platform.call(register, { email, password, details });

  expect(user).toMatchObject({ email, username: email, details, emailConfirmed: false, scope: [] });
  expect(verificationToken).toBeUndefined();
  expect((await platform.call(login, { username: email, password })).user).toEqual(user);
});

test('[AUTH-037, AUTH-040, ACCT-012] in address mode the addresses are kept, with their countries as ids', async ({
  platform,
}) => {
  const { user } = await platform.call(register, {
    email: newEmail(),
    password,
    details,
    addresses: [home, { ...home, type: 'billing', country: 276, region: 'Bayern' }],
    company: { name: 'Horvat d.o.o.', address: 'Ilica 1, Zagreb' },
  });

  expect(user.addresses).toMatchObject([
    { ...home, type: 'main', country: 191, region: null },
    { ...home, type: 'billing', country: 276, region: 'Bayern' },
  ]);
  expect(user.company).toEqual({ name: 'Horvat d.o.o.', address: 'Ilica 1, Zagreb' });
});

test('[AUTH-049] an e-mail that has an account is refused, whatever its case, and nothing is kept', async ({
  platform,
}) => {
  const { email } = await buildCustomer(platform);
  const { db } = await platform.ctx();
  const before = await db.$count(users);

  const answer = await platform.http({
    method: 'POST',
    url: '/api/v1/user/web/register',
    payload: { email: email.toUpperCase(), password, details },
  });

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ error: { code: 'USER_EXISTS', message: 'User already exist.' } });
  expect(await db.$count(users)).toBe(before);
});

test('of ten registrations of one e-mail at once exactly one succeeds', async ({ platform }) => {
  const email = newEmail();

  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => platform.call(register, { email, password, details })),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('[AUTH-036, LIMIT-008] each wrong field is named', async ({ platform }) => {
  const cases: [object, string, string][] = [
    [{ email: 'nije adresa' }, 'email', 'email'],
    [{ password: 'sedam77' }, 'password', 'minLength'],
    [{ password: 'Password1' }, 'password', 'commonPassword'],
    [{ password: 'Lozinka123' }, 'password', 'commonPassword'],
    [{ details: { firstName: ' ', lastName: 'Horvat' } }, 'details.firstName', 'required'],
    [{ details: { firstName: 'Iva' } }, 'details.lastName', 'required'],
    [{ addresses: [{ ...home, city: 'a'.repeat(76) }] }, 'addresses.0.city', 'maxLength'],
    [{ addresses: [{ ...home, houseNumber: '1'.repeat(16) }] }, 'addresses.0.houseNumber', 'maxLength'],
    [{ addresses: [{ ...home, zipCode: '1'.repeat(26) }] }, 'addresses.0.zipCode', 'maxLength'],
  ];
  for (const [wrong, path, kind] of cases) {
    const refusal = await platform.refusal(register, { email: newEmail(), password, details, ...wrong });

    expect(refusal).toMatchObject({ status: 400, payload: { fields: [{ path, kind }] } });
  }
});

test('a password made of the own name or e-mail is refused', async ({ platform }) => {
  const email = newEmail();

  for (const guess of [email, email.toUpperCase(), 'IvaHorvat1']) {
    const refusal = await platform.refusal(register, { email, password: guess, details });
    expect(refusal.payload).toMatchObject({ fields: [{ path: 'password', kind: 'commonPassword' }] });
  }
});

test('[AUTH-042, ACCT-038] a member card comes with the registration; with a wrong one nothing is registered', async ({
  platform,
}) => {
  const { db, site } = await platform.ctx();
  await insertCards(db, site.id, ['2900000000017']);
  const email = newEmail();

  const refusal = await platform.refusal(register, { email, password, details, memberCardBarcode: 'krivi' });
  const first = await platform.call(register, {
    email,
    password,
    details,
    memberCardBarcode: '2900000000017',
  });
  const taken = await platform.refusal(register, {
    email: newEmail(),
    password,
    details,
    memberCardBarcode: '2900000000017',
  });

  expect(refusal).toMatchObject({ status: 400, code: 'MEMBER_CARD_INVALID' });
  expect(first.user.memberCardBarcode).toBe('2900000000017');
  expect(taken.code).toBe('MEMBER_CARD_INVALID');
});

test('[AUTH-052] the link of the welcome mail confirms the e-mail, once', async ({ platform }) => {
  const email = newEmail();
  await platform.call(register, { email, password, details }, { language: 'deu' });
  const [mail] = await mailsTo(platform, email);
  expect(mail).toMatchObject({ template: 'confirmEmail', language: 'de' });
  const token = mail?.token ?? '';

  expect(await platform.call(verifyEmail, { token })).toEqual({ verified: true, email });

  expect((await platform.call(login, { username: email, password })).user.emailConfirmed).toBe(true);
  expect(await platform.refusal(verifyEmail, { token })).toMatchObject({ status: 400, code: 'LINK_INVALID' });
});

test('[AUTH-052] a token that is unknown, too old or of another site confirms nothing', async ({
  platform,
}) => {
  const email = newEmail();
  await platform.call(register, { email, password, details });
  const token = await tokenMailedTo(platform, email, 'confirmEmail');
  const { db } = await platform.ctx();

  expect((await platform.refusal(verifyEmail, { token }, { site: 2 })).code).toBe('LINK_INVALID');
  expect((await platform.refusal(verifyEmail, { token: 'nepoznat' })).code).toBe('LINK_INVALID');
  await db.update(mailedTokens).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await platform.refusal(verifyEmail, { token })).code).toBe('LINK_INVALID');
});

test('[AUTH-054] a verification without a token says so', async ({ platform }) => {
  expect(await platform.refusal(verifyEmailByQuery, {})).toMatchObject({
    status: 400,
    code: 'TOKEN_UNDEFINED',
  });
  expect((await platform.refusal(resendVerification, {})).code).toBe('TOKEN_UNDEFINED');
});

test('[AUTH-045, AUTH-051] where e-mails must be confirmed, the answer says so and a login waits for it', async ({
  platform,
}) => {
  await requireConfirmation(platform, 'true');
  const email = newEmail();
  const username = email;

  const { verificationToken = '' } = await platform.call(register, { email, password, details });

  expect(await platform.refusal(login, { username, password })).toMatchObject({
    status: 403,
    code: 'EMAIL_NOT_CONFIRMED',
  });
  // Anyone who does not know the password learns nothing of it.
  expect((await platform.refusal(login, { username, password: 'kriva lozinka' })).code).toBe('INVALID_LOGIN');
  await platform.call(resendVerification, { verificationToken });
  expect((await mailsTo(platform, email)).map((mail) => mail.template)).toEqual([
    'confirmEmail',
    'confirmEmail',
    'confirmEmail',
  ]);
  const token = await tokenMailedTo(platform, email, 'confirmEmail');
  await platform.call(verifyEmailByQuery, { token });
  await requireConfirmation(platform, 'false');
  expect((await platform.call(login, { username, password })).user.emailConfirmed).toBe(true);
});

test('[AUTH-051] the answered token confirms nothing: who registers a foreign address cannot confirm it', async ({
  platform,
}) => {
  await requireConfirmation(platform, 'true');
  const { verificationToken = '' } = await platform.call(register, { email: newEmail(), password, details });
  await requireConfirmation(platform, 'false');

  expect((await platform.refusal(verifyEmail, { token: verificationToken })).code).toBe('LINK_INVALID');
});

test('nobody is flooded: after three confirmation mails in an hour no more go out', async ({ platform }) => {
  await requireConfirmation(platform, 'true');
  const email = newEmail();
  const { verificationToken = '' } = await platform.call(register, { email, password, details });
  await requireConfirmation(platform, 'false');

  for (let click = 0; click < 6; click += 1) await platform.call(resendVerification, { verificationToken });
  await platform.call(resendVerification, { verificationToken: `9${verificationToken}` });

  expect(await mailsTo(platform, email)).toHaveLength(4);
});

test('a site that is asked too often from one address refuses further registrations', async ({
  platform,
}) => {
  const { db, now } = await platform.ctx();
  for (let count = 0; count < 30; count += 1) await countAttempt(db, 'register 1 198.51.100.77', 3600, now);

  const answer = await platform.http({
    method: 'POST',
    url: '/api/v1/user/web/register',
    payload: { email: newEmail(), password, details },
    remoteAddress: '198.51.100.77',
  });

  expect(answer.statusCode).toBe(429);
});

test('[AUTH-068] the password is kept as an argon2id hash and stands in no answer', async ({ platform }) => {
  const email = newEmail();

  const answer = await platform.http({
    method: 'POST',
    url: '/api/v1/user/web/register',
    payload: { email, password, details },
  });

  expect(answer.statusCode).toBe(201);
  expect(answer.payload).not.toMatch(/argon2|sjajna|passwordHash/i);
  const { db } = await platform.ctx();
  const [row] = await db.select().from(users).where(eq(sql`lower(email)`, email));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
});
