import { consentCreate } from '@izlog/contract/cms/consent-create';
import { gdprConsentWithdraw } from '@izlog/contract/gdpr/consent-given';
import { gdprConsentLogFilter } from '@izlog/contract/gdpr/consent-log-filter';
import { gdprConsentSave } from '@izlog/contract/gdpr/consent-save';
import { newsletterConfirm } from '@izlog/contract/marketing/newsletter-confirm';
import { newsletterFilter } from '@izlog/contract/marketing/newsletter-filter';
import { newsletterSend } from '@izlog/contract/marketing/newsletter-send';
import { newsletterSubscribe } from '@izlog/contract/marketing/newsletter-subscribe';
import { register } from '@izlog/contract/user/register';
import { verifyEmail } from '@izlog/contract/user/verify-email';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { tokenMailedTo } from '#test/builders/account-mail.ts';
import { setOptions } from '#test/builders/option.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { sendIssueBatch } from './send-issue.ts';

const staff = { as: 'staff' } as const;

test.beforeAll(async ({ platform }) => {
  await setOptions(platform, { CaptchaProvider: 'none' });
  await platform.call(
    gdprConsentSave,
    { uniqueNumber: 'BILTEN', displayName: { hrv: 'Želim bilten.' } },
    staff,
  );
  await platform.call(
    consentCreate,
    { assigned_to: 'newsletter', consents: ['BILTEN'], requiredConsents: ['BILTEN'] },
    staff,
  );
});

let caller = 0;
/** Asks for the newsletter, each time from another address. */
const ask = (platform: TestPlatform, email: string, language = 'hrv') =>
  platform.call(
    newsletterSubscribe,
    { email, consents: ['BILTEN'] },
    { language, headers: { 'x-forwarded-for': `198.51.100.${++caller}` } },
  );

/** The link of the last mail of a kind to an address, as its token. */
async function tokenOf(platform: TestPlatform, email: string, template: string): Promise<string> {
  const mail = (await mailsTo(platform, email)).filter((one) => one.template === template).at(-1);
  const url = String(mail?.data.url ?? mail?.data.unsubscribeUrl);
  return new URL(url).searchParams.get('token') ?? url.split('/').at(-1) ?? '';
}

async function stateOf(platform: TestPlatform, email: string) {
  const { records } = await platform.call(newsletterFilter, { limit: 100 }, staff);
  return records.find((one) => one.email === email.toLowerCase())?.state;
}

async function subscribe(platform: TestPlatform, email: string, language?: string) {
  await ask(platform, email, language);
  await platform.call(newsletterConfirm, { token: await tokenOf(platform, email, 'newsletterConfirm') });
}

test('[MKT-001] an address is subscribed once its owner confirms with the link of a mail in their language', async ({
  platform,
}) => {
  await ask(platform, 'Ana@Primjer.hr', 'deu');

  expect(await stateOf(platform, 'ana@primjer.hr')).toBe('pending');
  const [mail] = await mailsTo(platform, 'ana@primjer.hr');
  expect(mail).toMatchObject({ template: 'newsletterConfirm', language: 'de' });
  expect(mail?.data.url).toMatch(/^https:\/\/prvi\.test\/de\/_\/newsletter\/confirm\?token=/);
  const token = await tokenOf(platform, 'ana@primjer.hr', 'newsletterConfirm');
  expect(await platform.call(newsletterConfirm, { token })).toEqual({ email: 'ana@primjer.hr' });
  expect(await stateOf(platform, 'ana@primjer.hr')).toBe('subscribed');
  expect((await mailsTo(platform, 'ana@primjer.hr')).at(-1)).toMatchObject({ template: 'newsletterWelcome' });
  // The link opened again is no harm.
  expect(await platform.call(newsletterConfirm, { token })).toEqual({ email: 'ana@primjer.hr' });
  expect(await mailsTo(platform, 'ana@primjer.hr')).toHaveLength(2);
});

test('[MKT-002] subscribing an address twice is refused with alreadySubscribedToNewsletter', async ({
  platform,
}) => {
  await subscribe(platform, 'dvaput@primjer.hr');

  expect(
    await platform.refusal(newsletterSubscribe, { email: 'DVAPUT@primjer.hr', consents: ['BILTEN'] }),
  ).toMatchObject({ status: 409, code: 'ALREADY_SUBSCRIBED_TO_NEWSLETTER' });
});

test('[MKT-001, GDPR-007, GDPR-012] the required consent is needed and logged with the form as its source', async ({
  platform,
}) => {
  expect(await platform.refusal(newsletterSubscribe, { email: 'bez@primjer.hr' })).toMatchObject({
    code: 'CONSENT_REQUIRED',
  });
  expect(await stateOf(platform, 'bez@primjer.hr')).toBeUndefined();

  await ask(platform, 's@primjer.hr');

  const { records } = await platform.call(gdprConsentLogFilter, { email: 's@primjer.hr' }, staff);
  expect(records).toMatchObject([{ status: 'accepted', sourceType: 'newsletter', consents: ['BILTEN'] }]);
});

test('asking again within minutes sends no second mail, so nobody’s mailbox is filled by others', async ({
  platform,
}) => {
  for (let turn = 0; turn < 4; turn += 1) await ask(platform, 'zrtva@primjer.hr');
  await Promise.all(Array.from({ length: 4 }, () => ask(platform, 'odjednom@primjer.hr')));

  expect(await mailsTo(platform, 'zrtva@primjer.hr')).toHaveLength(1);
  expect(await mailsTo(platform, 'odjednom@primjer.hr')).toHaveLength(1);
});

test('a made-up, foreign, swapped or old link confirms nothing', async ({ platform }) => {
  await ask(platform, 'k@primjer.hr');
  const token = await tokenOf(platform, 'k@primjer.hr', 'newsletterConfirm');
  const refused = (text: string, site: 1 | 2 = 1) =>
    platform.refusal(newsletterConfirm, { token: text }, { site });
  const { db } = await platform.ctx();

  expect((await refused('nonsense')).code).toBe('TOKEN_INVALID');
  expect((await refused(token.replace(/\.\d+\./, '.1.'))).code).toBe('TOKEN_INVALID');
  expect((await refused(token, 2)).code).toBe('TOKEN_INVALID');
  await db.execute(
    sql`update newsletter_subscribers set asked_at = asked_at - interval '4 days' where email = 'k@primjer.hr'`,
  );
  expect((await refused(token)).code).toBe('TOKEN_INVALID');
});

test('one click ends the newsletter as mail programs do it: a form, no key, no cookie; opening the link only leads to the page', async ({
  platform,
}) => {
  await subscribe(platform, 'odlazi@primjer.hr');
  const token = await tokenOf(platform, 'odlazi@primjer.hr', 'newsletterWelcome');
  const url = `/api/v1/marketing/newsletter/unsubscribe/${token}`;

  const opened = await platform.app.inject({ url });
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toBe(`https://prvi.test/_/newsletter/unsubscribe?token=${token}`);
  expect(await stateOf(platform, 'odlazi@primjer.hr')).toBe('subscribed');

  const clicked = await platform.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.statusCode).toBe(200);
  expect(await stateOf(platform, 'odlazi@primjer.hr')).toBe('unsubscribed');
  expect((await platform.app.inject({ method: 'POST', url: `${url}x` })).statusCode).toBe(401);
});

test('forms are taken nowhere else', async ({ platform }) => {
  const answer = await platform.http({
    method: 'POST',
    url: newsletterSubscribe.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a@primjer.hr',
  });

  expect(answer.statusCode).toBe(415);
});

test('whoever left may come back, with a new confirmation', async ({ platform }) => {
  await subscribe(platform, 'povratnik@primjer.hr');
  const first = await tokenOf(platform, 'povratnik@primjer.hr', 'newsletterConfirm');
  const token = await tokenOf(platform, 'povratnik@primjer.hr', 'newsletterWelcome');
  await platform.app.inject({ method: 'POST', url: `/api/v1/marketing/newsletter/unsubscribe/${token}` });
  expect((await platform.refusal(newsletterConfirm, { token: first })).code).toBe('TOKEN_INVALID');

  await subscribe(platform, 'povratnik@primjer.hr');

  expect(await stateOf(platform, 'povratnik@primjer.hr')).toBe('subscribed');
});

test('an issue of one call goes to every confirmed subscriber once, with the way out in its headers, however often a batch is tried', async ({
  platform,
}) => {
  await subscribe(platform, 'prima@primjer.hr');
  await subscribe(platform, 'reads@primjer.hr', 'eng');
  await ask(platform, 'ceka@primjer.hr');
  const issue = {
    subject: 'Novosti',
    preheader: '',
    paragraphs: ['Prvi odlomak'],
    button: { label: 'Otvori', url: 'https://prvi.test/' },
  };
  const { recipients } = await platform.call(newsletterSend, issue, staff);
  expect(recipients).toBeGreaterThanOrEqual(2);
  const { rows } = await (await platform.ctx()).db.execute<{ data: Parameters<typeof sendIssueBatch>[1] }>(
    sql`select data from pgboss.job where name = 'newsletter-issue'`,
  );
  const [batch] = rows;
  if (!batch) throw new Error('no batch was sent');

  for (let turn = 0; turn < 2; turn += 1) await sendIssueBatch(platform.kernel, batch.data, new Date());

  const issues = async (to: string) =>
    (await mailsTo(platform, to)).filter((one) => one.template === 'newsletter');
  expect(await issues('prima@primjer.hr')).toHaveLength(1);
  expect(await issues('reads@primjer.hr')).toHaveLength(1);
  expect(await issues('ceka@primjer.hr')).toHaveLength(0);
  expect((await issues('prima@primjer.hr'))[0]?.text).toMatchObject({
    subject: 'Novosti',
    unsubscribeUrl: expect.stringMatching(
      /^https:\/\/prvi\.test\/api\/v1\/marketing\/newsletter\/unsubscribe\//,
    ),
  });
});

test('withdrawing the newsletter consent in the profile ends the newsletter', async ({ platform }) => {
  await subscribe(platform, 'kupac@prvi.test');

  await platform.call(gdprConsentWithdraw, { consents: ['BILTEN'] }, { as: 'customer' });

  expect(await stateOf(platform, 'kupac@prvi.test')).toBe('unsubscribed');
});

test('[AUTH-050, MKT-001] whoever ticks the newsletter while registering receives it once the e-mail of the account is confirmed', async ({
  platform,
}) => {
  await platform.call(
    consentCreate,
    { assigned_to: 'registerForm', consents: ['BILTEN'], requiredConsents: [] },
    staff,
  );
  const person = { password: 'tri crvene kruške', details: { firstName: 'Ana', lastName: 'Anić' } };
  const join = (email: string, consents: string[]) =>
    platform.call(
      register,
      { ...person, email, consents },
      { headers: { 'x-forwarded-for': `192.0.2.${++caller}` } },
    );
  const confirm = async (email: string) =>
    platform.call(verifyEmail, { token: await tokenMailedTo(platform, email, 'confirmEmail') });

  await join('zeli@primjer.hr', ['BILTEN']);
  expect(await stateOf(platform, 'zeli@primjer.hr')).toBe('pending');
  await confirm('zeli@primjer.hr');
  expect(await stateOf(platform, 'zeli@primjer.hr')).toBe('subscribed');

  // Somebody else asked in the form of the newsletter: the account's e-mail says nothing about that.
  await ask(platform, 'nezeli@primjer.hr');
  await join('nezeli@primjer.hr', []);
  await confirm('nezeli@primjer.hr');
  expect(await stateOf(platform, 'nezeli@primjer.hr')).toBe('pending');
});

test('[GDPR-010] leaving the newsletter by its link withdraws the consent, and the log says so', async ({
  platform,
}) => {
  await subscribe(platform, 'odjava@primjer.hr');
  const token = await tokenOf(platform, 'odjava@primjer.hr', 'newsletterWelcome');

  await platform.app.inject({
    method: 'POST',
    url: `/api/v1/marketing/newsletter/unsubscribe/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

  expect(await stateOf(platform, 'odjava@primjer.hr')).toBe('unsubscribed');
  const { records } = await platform.call(gdprConsentLogFilter, { email: 'odjava@primjer.hr' }, staff);
  expect(records.map(({ status, sourceType }) => [status, sourceType])).toEqual([
    ['withdrawn', 'newsletter'],
    ['accepted', 'newsletter'],
  ]);
});
