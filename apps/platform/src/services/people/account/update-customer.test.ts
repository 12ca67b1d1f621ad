import { login } from '@izlog/contract/user/login';
import { validateMembersBarcode } from '@izlog/contract/user/member-card';
import { setPassword } from '@izlog/contract/user/password';
import { getCustomerProfile } from '@izlog/contract/user/profile';
import { updateCustomer } from '@izlog/contract/user/update-customer';
import { resendVerification, verifyEmail } from '@izlog/contract/user/verify-email';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildCustomer } from '#test/builders/account.ts';
import { mailsTo, tokenMailedTo } from '#test/builders/account-mail.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { mailPasswordLink } from '../login/forgot-password.ts';
import { insertCards } from '../member-card/member-card.queries.ts';
import { memberCards } from '../member-card/member-card.tables.ts';

async function loggedIn(platform: TestPlatform) {
  const account = await buildCustomer(platform);
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  return { ...account, ...tokens, as: { headers: { accessToken: tokens.accessToken } } };
}

const confirm = async (platform: TestPlatform, email: string) =>
  platform.call(verifyEmail, { token: await tokenMailedTo(platform, email, 'emailChange') });

let cards = 0;
async function newCard(platform: TestPlatform, isActive = true): Promise<string> {
  const { db, site } = await platform.ctx();
  cards += 1;
  const barcode = `29000000${String(cards).padStart(5, '0')}`;
  await insertCards(db, site.id, [barcode]);
  if (!isActive) await db.update(memberCards).set({ isActive }).where(eq(memberCards.barcode, barcode));
  return barcode;
}

test('[ACCT-005] details, e-mail, username and member card are updated; what is absent stays', async ({
  platform,
}) => {
  const { as, password } = await loggedIn(platform);
  const memberCardBarcode = await newCard(platform);

  await platform.call(updateCustomer, { details: { firstName: 'Ivana' } }, as);
  await platform.call(updateCustomer, { username: 'ivana.h', memberCardBarcode }, as);
  await platform.call(updateCustomer, { email: 'ivana.nova@prvi.test', password }, as);
  await confirm(platform, 'ivana.nova@prvi.test');
  const user = await platform.call(getCustomerProfile, {}, as);

  expect(user).toMatchObject({
    email: 'ivana.nova@prvi.test',
    username: 'ivana.h',
    details: { firstName: 'Ivana', lastName: 'Horvat' },
    memberCardBarcode,
  });
  expect(await platform.call(updateCustomer, {}, as)).toEqual(user);
});

test('[ACCT-011] the username equals the e-mail unless another was chosen, and goes with it', async ({
  platform,
}) => {
  const { as, email, password } = await loggedIn(platform);

  expect((await platform.call(getCustomerProfile, {}, as)).username).toBe(email);
  await platform.call(updateCustomer, { email: `x${email}`, username: `x${email}`, password }, as);
  await confirm(platform, `x${email}`);
  expect((await platform.call(getCustomerProfile, {}, as)).username).toBe(`x${email}`);
  await platform.call(updateCustomer, { username: `Ime${email.slice(6, 14)}` }, as);
  expect((await platform.call(login, { username: `ime${email.slice(6, 14)}`, password })).user.email).toBe(
    `x${email}`,
  );
});

test('[ACCT-010] an e-mail or username of another account is refused, and nothing of the call is kept', async ({
  platform,
}) => {
  const other = await loggedIn(platform);
  await platform.call(updateCustomer, { username: 'zauzeto' }, other.as);
  const { as, password } = await loggedIn(platform);

  for (const wrong of [{ email: other.email.toUpperCase(), password }, { username: 'Zauzeto' }]) {
    const refusal = await platform.refusal(updateCustomer, { details: { firstName: 'Eva' }, ...wrong }, as);
    expect(refusal).toMatchObject({ status: 409, code: 'USER_EXISTS' });
  }
  expect((await platform.call(getCustomerProfile, {}, as)).details.firstName).toBe('Iva');
});

test("somebody else's e-mail cannot be taken as a username", async ({ platform }) => {
  const { as } = await loggedIn(platform);

  const refusal = await platform.refusal(updateCustomer, { username: 'direktor@prvi.test' }, as);

  expect(refusal).toMatchObject({ status: 400, payload: { fields: [{ path: 'username' }] } });
});

test('a change of letter case only needs no password and no confirmation', async ({ platform }) => {
  const { as, email } = await loggedIn(platform);

  expect(await platform.call(updateCustomer, { email: email.toUpperCase() }, as)).toMatchObject({
    email: email.toUpperCase(),
    emailConfirmed: true,
    newEmail: null,
  });
});

test('[ACCT-005] a new e-mail counts when it is confirmed; until then the present one logs in and gets every link', async ({
  platform,
}) => {
  const { as, email, password } = await loggedIn(platform);
  const next = `novi-${email}`;

  const asked = await platform.call(updateCustomer, { email: next, password }, as);

  expect(asked).toMatchObject({ email, emailConfirmed: true, newEmail: next });
  await platform.refusal(login, { username: next, password });
  await mailPasswordLink(platform.kernel, await platform.ctx(), next);
  expect((await mailsTo(platform, next)).map(({ template }) => template)).toEqual(['emailChange']);

  await confirm(platform, next);

  expect(await platform.call(getCustomerProfile, {}, as)).toMatchObject({
    email: next,
    emailConfirmed: true,
    newEmail: null,
  });
  expect((await platform.call(login, { username: next, password })).user.email).toBe(next);
  expect((await platform.refusal(login, { username: email, password })).code).toBe('INVALID_LOGIN');
});

test('a link to the present address that was mailed before is dead when the new one counts', async ({
  platform,
}) => {
  const { as, email, password } = await loggedIn(platform);
  await mailPasswordLink(platform.kernel, await platform.ctx(), email);
  const token = await tokenMailedTo(platform, email, 'resetPassword');
  await platform.call(updateCustomer, { email: `novi-${email}`, password }, as);
  await confirm(platform, `novi-${email}`);

  const refusal = await platform.refusal(setPassword, { token, newPassword: 'tri plava bicikla' });

  expect(refusal.code).toBe('LINK_INVALID');
});

test('of two wishes for a new e-mail the last one counts, and the present e-mail takes both back', async ({
  platform,
}) => {
  const { as, email, password } = await loggedIn(platform);
  const [first, second] = [`prva-${email}`, `druga-${email}`];
  await platform.call(updateCustomer, { email: first, password }, as);
  await platform.call(updateCustomer, { email: second }, as);
  const tokens = [
    await tokenMailedTo(platform, first, 'emailChange'),
    await tokenMailedTo(platform, second, 'emailChange'),
  ];

  expect((await platform.refusal(verifyEmail, { token: tokens[0] ?? '' })).code).toBe('LINK_INVALID');
  expect((await platform.call(updateCustomer, { email }, as)).newEmail).toBeNull();
  expect((await platform.refusal(verifyEmail, { token: tokens[1] ?? '' })).code).toBe('LINK_INVALID');
});

test('[ACCT-010] an e-mail that another account took meanwhile is not confirmed', async ({ platform }) => {
  const { as, email, password } = await loggedIn(platform);
  const next = `novi-${email}`;
  await platform.call(updateCustomer, { email: next, password }, as);
  await buildCustomer(platform, { email: next });

  const token = await tokenMailedTo(platform, next, 'emailChange');

  expect((await platform.refusal(verifyEmail, { token })).code).toBe('USER_EXISTS');
  expect((await platform.call(getCustomerProfile, {}, as)).email).toBe(email);
});

test('the link to a new e-mail is mailed again to whoever asks', async ({ platform }) => {
  const { as, email, password } = await loggedIn(platform);
  await platform.call(updateCustomer, { email: `novi-${email}`, password }, as);

  await platform.call(resendVerification, {}, as);

  expect(await mailsTo(platform, `novi-${email}`)).toHaveLength(2);
  await confirm(platform, `novi-${email}`);
});

test('[ACCT-036, ACCT-038] a card is valid when it is known, active and nobody else holds it', async ({
  platform,
}) => {
  const holder = await loggedIn(platform);
  const other = await loggedIn(platform);
  const barcode = await newCard(platform);
  const blocked = await newCard(platform, false);
  const isValid = async (code: string, as: Parameters<typeof platform.call>[2] = {}) =>
    (await platform.call(validateMembersBarcode, { barcode: code }, as)).isValid;

  expect(await isValid(barcode)).toBe(true);
  expect(await isValid(` ${barcode} `)).toBe(true);
  expect(await isValid(barcode, { site: 2 })).toBe(false);
  expect(await isValid('0000')).toBe(false);
  expect(await isValid('')).toBe(false);
  expect(await isValid(blocked)).toBe(false);
  await platform.call(updateCustomer, { memberCardBarcode: barcode }, holder.as);
  expect(await isValid(barcode, holder.as)).toBe(true);
  expect(await isValid(barcode, other.as)).toBe(false);
  expect(await isValid(barcode)).toBe(false);
});

test('[ACCT-009] with a barcode that is not valid nothing of the update is kept', async ({ platform }) => {
  const { as } = await loggedIn(platform);

  const refusal = await platform.refusal(
    updateCustomer,
    { details: { firstName: 'Eva' }, memberCardBarcode: 'nepoznat' },
    as,
  );

  expect(refusal).toMatchObject({ status: 400, code: 'MEMBER_CARD_INVALID' });
  expect((await platform.call(getCustomerProfile, {}, as)).details.firstName).toBe('Iva');
});

test('[ACCT-008] an empty barcode lets the card go, and another may take it', async ({ platform }) => {
  const { as } = await loggedIn(platform);
  const other = await loggedIn(platform);
  const memberCardBarcode = await newCard(platform);
  await platform.call(updateCustomer, { memberCardBarcode }, as);

  expect((await platform.call(updateCustomer, { memberCardBarcode: '' }, as)).memberCardBarcode).toBeNull();

  const taken = await platform.call(updateCustomer, { memberCardBarcode }, other.as);
  expect(taken.memberCardBarcode).toBe(memberCardBarcode);
});

test('of two people who take one card at once, one gets it', async ({ platform }) => {
  const people = [await loggedIn(platform), await loggedIn(platform)];
  const memberCardBarcode = await newCard(platform);

  const outcomes = await Promise.allSettled(
    people.map(({ as }) => platform.call(updateCustomer, { memberCardBarcode }, as)),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('cards cannot be found by guessing', async ({ platform }) => {
  const check = () =>
    platform.http({
      method: 'POST',
      url: '/api/v1/user/web/validateMembersBarcode',
      payload: { barcode: '1234' },
      remoteAddress: '198.51.100.20',
    });
  for (let guess = 0; guess < 30; guess += 1) expect((await check()).statusCode).toBe(200);

  expect((await check()).statusCode).toBe(429);
});

test('[ACCT-012] a company may be added and taken away', async ({ platform }) => {
  const { as } = await loggedIn(platform);
  const company = { name: 'Horvat d.o.o.', address: 'Ilica 1' };

  expect((await platform.call(updateCustomer, { company }, as)).company).toEqual(company);
  expect((await platform.call(updateCustomer, {}, as)).company).toEqual(company);
  expect((await platform.call(updateCustomer, { company: null }, as)).company).toBeNull();
});

test('the language of mails is one of the site', async ({ platform }) => {
  const { as } = await loggedIn(platform);

  expect((await platform.call(updateCustomer, { language: 'de' }, as)).language).toBe('deu');
  expect((await platform.refusal(updateCustomer, { language: 'fra' }, as)).status).toBe(400);
});
