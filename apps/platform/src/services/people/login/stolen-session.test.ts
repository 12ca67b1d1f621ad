import { login, refreshLogin } from '@izlog/contract/user/login';
import { resetPassword, setPassword } from '@izlog/contract/user/password';
import {
  downloadDataExport,
  eraseCustomer,
  eraseCustomerByStaff,
  requestDataExport,
} from '@izlog/contract/user/personal-data';
import { getCustomerProfile } from '@izlog/contract/user/profile';
import { proveCustomer, proveStaff } from '@izlog/contract/user/proof';
import { beginPasskey, beginTotp, createRecoveryCodes } from '@izlog/contract/user/second-factor';
import { deleteIdentity, startSocialLogin } from '@izlog/contract/user/social';
import {
  filterRoles,
  inviteStaff,
  resetSecondFactor,
  updateRole,
  updateStaff,
} from '@izlog/contract/user/staff';
import { updateCustomer } from '@izlog/contract/user/update-customer';
import { undoEmailChange, verifyEmail } from '@izlog/contract/user/verify-email';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { type Account, buildCustomer, buildStaff } from '#test/builders/account.ts';
import { mailsTo, tokenMailedTo } from '#test/builders/account-mail.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { sessions, users } from '../account/user.tables.ts';
import { makeDataExport } from '../personal-data/request-data-export.ts';
import { userIdentities } from '../social/identity.tables.ts';

const newPassword = 'tri plava bicikla';

/** A login that somebody else got hold of: open for an hour, nobody has entered a password since. */
async function stolen(platform: TestPlatform, account: Account) {
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  const { db } = await platform.ctx();
  await db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 3_600_000) })
    .where(eq(sessions.userId, account.id));
  return { ...tokens, as: { headers: { accessToken: tokens.accessToken } } };
}

test('a stolen login of a customer takes nothing that lasts: each way asks for the password', async ({
  platform,
}) => {
  const account = await buildCustomer(platform);
  const ctx = await platform.ctx();
  const value = JSON.stringify([{ preset: 'google', clientId: 'x', clientSecret: 'x' }]);
  await setOption(ctx, { key: 'LoginProviders', value }, platform.kernel.secrets);
  const { as } = await stolen(platform, account);
  const ready = await platform.call(requestDataExport, { password: account.password }, as);
  await makeDataExport(platform.kernel, ctx, ready.id);
  const [identity] = await ctx.db
    .insert(userIdentities)
    .values({ siteId: 1, userId: account.id, provider: 'google', issuer: 'x', subject: account.email })
    .returning();
  await ctx.db.update(sessions).set({ provedAt: null }).where(eq(sessions.userId, account.id));
  const id = identity?.id ?? 0;
  const redirectUri = 'https://prvi.test/social-login';

  const refused = [
    await platform.refusal(updateCustomer, { email: `lopov-${account.email}` }, as),
    await platform.refusal(requestDataExport, {}, as),
    await platform.refusal(downloadDataExport, { id: ready.id, ext: 'json' }, as),
    await platform.refusal(startSocialLogin, { provider: 'google', redirectUri }, as),
    await platform.refusal(deleteIdentity, { id }, as),
    await platform.refusal(resetPassword, { oldPassword: '', newPassword }, as),
    await platform.refusal(eraseCustomer, {}, as),
  ];

  const [needsProof, isWrong] = ['PROOF_REQUIRED', 'INCORRECT_OLD_PASSWORD'];
  expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(
    [needsProof, needsProof, needsProof, needsProof, needsProof, isWrong, isWrong].map(
      (code) => `400 ${code}`,
    ),
  );
  expect(await platform.call(getCustomerProfile, {}, as)).toMatchObject({
    email: account.email,
    newEmail: null,
  });
});

test('who said the password goes on for ten minutes, in that login only', async ({ platform }) => {
  const account = await buildCustomer(platform);
  const { as } = await stolen(platform, account);
  const other = await stolen(platform, account);
  expect((await platform.refusal(proveCustomer, { password: 'kriva' }, as)).code).toBe(
    'INCORRECT_OLD_PASSWORD',
  );

  await platform.call(proveCustomer, { password: account.password }, as);

  await platform.call(requestDataExport, {}, as);
  expect((await platform.refusal(requestDataExport, {}, other.as)).code).toBe('PROOF_REQUIRED');
  const { db } = await platform.ctx();
  const past = { provedAt: new Date(Date.now() - 601_000) };
  await db.update(sessions).set(past).where(eq(sessions.userId, account.id));
  expect((await platform.refusal(requestDataExport, {}, as)).code).toBe('PROOF_REQUIRED');
});

test('an account without a password gets its first one, and another address, only in a login that proved its person', async ({
  platform,
}) => {
  const account = await buildCustomer(platform);
  const { as } = await stolen(platform, account);
  const { db } = await platform.ctx();
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, account.id));

  const refused = [
    await platform.refusal(resetPassword, { oldPassword: '', newPassword }, as),
    await platform.refusal(updateCustomer, { email: `lopov-${account.email}` }, as),
  ];
  expect(refused.map(({ code }) => code)).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED']);

  await db.update(sessions).set({ provedAt: new Date() }).where(eq(sessions.userId, account.id));
  await platform.call(resetPassword, { oldPassword: '', newPassword }, as);
  expect((await platform.call(login, { username: account.email, password: newPassword })).user.id).toBe(
    account.id,
  );
});

test('a thief who knows the password is stopped by the first mail: nothing of what he did stays', async ({
  platform,
}) => {
  const account = await buildCustomer(platform);
  const { email, password } = account;
  const thief = await stolen(platform, account);
  await platform.call(updateCustomer, { email: `lopov-${email}`, password }, thief.as);
  const [mail] = await mailsTo(platform, email);
  expect(mail).toMatchObject({ template: 'emailChangeAsked', data: { newEmail: `lopov-${email}` } });
  const his = await tokenMailedTo(platform, `lopov-${email}`, 'emailChange');

  const { passwordToken } = await platform.call(undoEmailChange, { token: mail?.token ?? '' });

  expect((await platform.refusal(verifyEmail, { token: his })).code).toBe('LINK_INVALID');
  expect((await platform.refusal(getCustomerProfile, {}, thief.as)).status).toBe(401);
  expect((await platform.refusal(login, { username: email, password })).code).toBe('INVALID_LOGIN');
  await platform.call(setPassword, { token: passwordToken, newPassword });
  expect((await platform.call(login, { username: email, password: newPassword })).user.email).toBe(email);
});

test('an address that was taken and confirmed comes back with the link of the former one: password, logins and providers end', async ({
  platform,
}) => {
  const account = await buildCustomer(platform);
  const { email, password } = account;
  const { db } = await platform.ctx();
  const thief = await stolen(platform, account);
  const [first, second] = [`lopov-${email}`, `drugi-${email}`];
  for (const next of [first, second]) {
    await platform.call(updateCustomer, { email: next, password }, thief.as);
    await platform.call(verifyEmail, { token: await tokenMailedTo(platform, next, 'emailChange') });
  }
  await db
    .insert(userIdentities)
    .values({ siteId: 1, userId: account.id, provider: 'google', issuer: 'y', subject: email });
  const token = await tokenMailedTo(platform, email, 'emailChanged');
  // His own address can take back the second change; that does not make the owner's link worthless.
  const hisUndo = await tokenMailedTo(platform, first, 'emailChanged');
  await platform.call(undoEmailChange, { token: hisUndo });

  expect(await platform.call(undoEmailChange, { token })).toMatchObject({ email });

  expect((await platform.refusal(login, { username: email, password })).code).toBe('INVALID_LOGIN');
  const { refreshToken } = thief;
  expect((await platform.refusal(refreshLogin, {}, { headers: { refreshToken } })).code).toBe(
    'TOKEN_INVALID',
  );
  expect(await db.$count(userIdentities, eq(userIdentities.userId, account.id))).toBe(0);
  const [row] = await db.select().from(users).where(eq(users.id, account.id));
  expect(row).toMatchObject({ email, emailConfirmed: true, passwordHash: null });
  expect((await platform.refusal(undoEmailChange, { token })).code).toBe('LINK_INVALID');
});

test('once the owner took the address back, no link of the thief works', async ({ platform }) => {
  const account = await buildCustomer(platform);
  const { email, password } = account;
  const thief = await stolen(platform, account);
  const first = `lopov-${email}`;
  await platform.call(updateCustomer, { email: first, password }, thief.as);
  await platform.call(verifyEmail, { token: await tokenMailedTo(platform, first, 'emailChange') });
  await platform.call(updateCustomer, { email: `drugi-${email}`, password }, thief.as);
  const his = await tokenMailedTo(platform, first, 'emailChangeAsked');

  await platform.call(undoEmailChange, { token: await tokenMailedTo(platform, email, 'emailChanged') });

  expect((await platform.refusal(undoEmailChange, { token: his })).code).toBe('LINK_INVALID');
});

test('a new password makes a new address that waits worthless', async ({ platform }) => {
  const account = await buildCustomer(platform);
  const { email, password } = account;
  const thief = await stolen(platform, account);
  await platform.call(updateCustomer, { email: `lopov-${email}`, password }, thief.as);
  const his = await tokenMailedTo(platform, `lopov-${email}`, 'emailChange');
  const { tokens } = await platform.call(login, { username: email, password });

  await platform.call(
    resetPassword,
    { oldPassword: password, newPassword },
    { headers: { accessToken: tokens.accessToken } },
  );

  expect((await platform.refusal(verifyEmail, { token: his })).code).toBe('LINK_INVALID');
});

test('an address that was never confirmed is told, but opens nothing and does not learn the new one', async ({
  platform,
}) => {
  const account = await buildCustomer(platform);
  const { email, password } = account;
  const { db } = await platform.ctx();
  await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, account.id));
  const { as } = await stolen(platform, account);

  await platform.call(updateCustomer, { email: `prava-${email}`, password }, as);
  await platform.call(verifyEmail, { token: await tokenMailedTo(platform, `prava-${email}`, 'emailChange') });

  const told = await mailsTo(platform, email);
  expect(told.map(({ template, token }) => ({ template, token }))).toEqual([
    { template: 'emailChangedUnproved', token: '' },
    { template: 'emailChangedUnproved', token: '' },
  ]);
  expect(JSON.stringify(told)).not.toContain(`prava-${email}`);
});

test('a stolen login of staff gives nobody rights, takes no factor off and erases nobody, until the password is said', async ({
  platform,
}) => {
  const owner = await buildStaff(platform);
  const clerk = await buildStaff(platform, { role: 'editor' });
  const customer = await buildCustomer(platform);
  const { as } = await stolen(platform, owner);
  const { records: roles } = await platform.call(filterRoles, {}, as);
  const roleIds = roles.filter(({ key }) => key === 'owner').map(({ id }) => id);
  const editor = roles.find(({ key }) => key === 'editor')?.id ?? 0;
  const invitation = { email: `pomagac-${owner.email}`, details: { firstName: 'A', lastName: 'B' }, roleIds };
  const acts = [
    () => platform.refusal(inviteStaff, invitation, as),
    () => platform.refusal(updateStaff, { id: clerk.id, roleIds }, as),
    () => platform.refusal(updateStaff, { id: clerk.id, isActive: false }, as),
    () => platform.refusal(updateRole, { id: editor, permissions: [] }, as),
    () => platform.refusal(resetSecondFactor, { id: clerk.id }, as),
    () => platform.refusal(eraseCustomerByStaff, { id: customer.id }, as),
  ];
  for (const act of acts) expect(await act()).toMatchObject({ status: 400, code: 'PROOF_REQUIRED' });
  const guesses = [
    await platform.refusal(beginTotp, { password: '' }, as),
    await platform.refusal(beginPasskey, { password: '', origin: 'https://prvi.test' }, as),
    await platform.refusal(createRecoveryCodes, { password: '' }, as),
  ];
  for (const guess of guesses) expect(guess.code).toBe('INCORRECT_OLD_PASSWORD');

  await platform.call(proveStaff, { password: owner.password }, as);

  expect((await platform.call(inviteStaff, invitation, as)).isInvited).toBe(true);
});
