import { solveChallenge } from '@izlog/contract/captcha/solve-challenge';
import { contactAdmin } from '@izlog/contract/cms/forms/contact-admin';
import { captchaChallenge, captchaGet, type Recaptcha } from '@izlog/contract/settings/captcha';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { startFakeCaptcha } from '#test/fake-captcha.ts';
import { platformTest, type TestPlatform } from '#test/kit.ts';
import { makeChallenge } from './challenge.ts';
import { mustBeHuman } from './must-be-human.ts';

const test = platformTest.extend('provider', { scope: 'file' }, async ({ platform }, { onCleanup }) => {
  const provider = await startFakeCaptcha();
  platform.kernel.env.CAPTCHA_VERIFY_URL = provider.url;
  onCleanup(provider.stop);
  return provider;
});

let ip = 0;
/** Tries to pass as a caller with an address of its own. */
async function pass(
  platform: TestPlatform,
  recaptcha?: Recaptcha,
  now = new Date(),
  from = `198.51.100.${++ip}`,
) {
  const ctx = { ...(await platform.ctx({ now })), ip: from };
  return mustBeHuman(platform.kernel, ctx, recaptcha).then(
    () => 'passed',
    (refusal) => refusal.row.code,
  );
}

test('[MKT-007, CMS-045, ERR-007] a message without a captcha is refused with recaptchaMissing', async ({
  platform,
}) => {
  const message = { name: 'Ana', email: 'ana@primjer.hr', message: 'Dobar dan' };

  expect(await platform.refusal(contactAdmin, message)).toMatchObject({
    status: 400,
    code: 'RECAPTCHA_MISSING',
  });
});

test('[MKT-014] the captcha travels as key and response, both needed', async ({ platform }) => {
  const message = { name: 'Ana', email: 'ana@primjer.hr', message: 'Dobar dan' };
  const answer = await platform.http({
    method: 'POST',
    url: contactAdmin.path,
    payload: { ...message, recaptcha: { key: 'only' } },
  });

  expect(answer.json().error).toMatchObject({
    code: 'VALIDATION_FAILED',
    payload: { fields: [{ path: 'recaptcha.response', kind: 'required' }] },
  });
});

test('without any setting the built-in captcha asks for a bit of work, whose answer counts once', async ({
  platform,
}) => {
  expect(await platform.call(captchaGet, {})).toEqual({
    provider: 'proofOfWork',
    key: null,
    version: '2',
    size: 'invisible',
  });
  const { key } = await platform.call(captchaChallenge, {});
  const response = await solveChallenge(key);

  expect(await pass(platform, { key, response: response.replace(/^\w+/, 'zzzzzz') })).toBe(
    'RECAPTCHA_INVALID',
  );
  expect(await pass(platform, { key, response })).toBe('passed');
  expect(await pass(platform, { key, response })).toBe('RECAPTCHA_INVALID');
});

test('[MKT-012] by default the captcha has version 2 and size invisible', async ({ platform }) => {
  expect(await platform.call(captchaGet, {})).toMatchObject({ version: '2', size: 'invisible' });
});

test('a challenge that is made up, of another site, changed or an hour old is worth nothing', async ({
  platform,
}) => {
  const now = new Date();
  const { key } = makeChallenge(platform.kernel, await platform.ctx({ now }));
  const response = await solveChallenge(key);
  const other = makeChallenge(platform.kernel, await platform.ctx({ site: 2, now }));

  const tries = {
    madeUp: { key: '1.abc.0011.seal', response },
    nonsense: { key: 'x', response: 'x' },
    changed: { key: key.replace(/^1\./, '01.'), response },
    otherSite: { key: other.key, response: await solveChallenge(other.key) },
    short: { key, response: response.split('.').slice(1).join('.') },
  };
  for (const [name, sent] of Object.entries(tries)) {
    expect(`${name}: ${await pass(platform, sent, now)}`).toBe(`${name}: RECAPTCHA_INVALID`);
  }
  expect(await pass(platform, { key, response }, new Date(now.getTime() + 3_601_000))).toBe(
    'RECAPTCHA_INVALID',
  );
  expect(await pass(platform, { key, response }, now)).toBe('passed');
});

test('a browser without scripts waits a few seconds instead; a few such forms an hour pass from one address', async ({
  platform,
}) => {
  const start = new Date();
  const later = new Date(start.getTime() + 5000);
  const fresh = async () => ({
    ...makeChallenge(platform.kernel, await platform.ctx({ now: start })),
    response: 'waited',
  });

  expect(await pass(platform, await fresh(), new Date(start.getTime() + 1000))).toBe('RECAPTCHA_INVALID');
  const once = await fresh();
  expect(await pass(platform, once, later)).toBe('passed');
  expect(await pass(platform, once, later)).toBe('RECAPTCHA_INVALID');
  const outcomes: string[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    outcomes.push(await pass(platform, await fresh(), later, '203.0.113.9'));
  }
  expect(outcomes).toEqual([...Array(6).fill('passed'), 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
});

for (const [name, extra] of [
  ['recaptcha', {}],
  ['turnstile', {}],
  ['hcaptcha', { sitekey: 'public-key' }],
] as const) {
  test(`[MKT-013] ${name} is asked with secret, response and address, and its word counts`, async ({
    platform,
    provider,
  }) => {
    await setOptions(platform, { CaptchaProvider: name, CaptchaKey: 'public-key', CaptchaSecret: 'secret' });
    provider.asked.length = 0;
    provider.answer((form) => ({ success: form.response === 'of a person', 'error-codes': [] }));

    expect(await platform.call(captchaGet, {})).toMatchObject({ provider: name, key: 'public-key' });
    expect(
      await pass(platform, { key: 'public-key', response: 'of a person' }, undefined, '198.51.100.200'),
    ).toBe('passed');
    expect(provider.asked).toEqual([
      { secret: 'secret', response: 'of a person', remoteip: '198.51.100.200', ...extra },
    ]);
    expect(await pass(platform, { key: 'public-key', response: 'of a program' })).toBe('RECAPTCHA_INVALID');
    expect(await pass(platform)).toBe('RECAPTCHA_MISSING');
  });
}

test('reCAPTCHA 3 tells how sure it is; below a half is a program', async ({ platform, provider }) => {
  await setOptions(platform, {
    CaptchaProvider: 'recaptcha',
    CaptchaKey: 'k',
    CaptchaSecret: 's',
    CaptchaVersion: '3',
  });
  provider.answer((form) => ({ success: true, score: Number(form.response), action: 'contactForm' }));

  expect(await pass(platform, { key: 'k', response: '0.9' })).toBe('passed');
  expect(await pass(platform, { key: 'k', response: '0.3' })).toBe('RECAPTCHA_INVALID');
  expect((await platform.call(captchaGet, {})).version).toBe('3');
});

test('while the provider is away a few forms of each address pass', async ({ platform, provider }) => {
  await setOptions(platform, { CaptchaProvider: 'turnstile', CaptchaKey: 'k', CaptchaSecret: 's' });
  provider.answer(() => 'away');

  const outcomes: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    outcomes.push(await pass(platform, { key: 'k', response: 'x' }, undefined, '203.0.113.77'));
  }

  expect(outcomes).toEqual([...Array(5).fill('passed'), 'TOO_MANY_REQUESTS']);
});

test('a provider without its secret is replaced by the built-in captcha, and none is none', async ({
  platform,
}) => {
  await setOptions(platform, { CaptchaProvider: 'hcaptcha', CaptchaKey: 'k', CaptchaSecret: null });
  expect((await platform.call(captchaGet, {})).provider).toBe('proofOfWork');

  await setOptions(platform, { CaptchaProvider: 'none' });
  expect(await pass(platform)).toBe('passed');
});
