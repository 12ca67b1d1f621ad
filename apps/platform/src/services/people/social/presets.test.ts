import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socialOauth, startSocialLogin } from '@izlog/contract/user/social';
import { decodeJwt, decodeProtectedHeader, exportPKCS8, generateKeyPair } from 'jose';
import { expect } from 'vitest';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { buildCustomer } from '#test/builders/account.ts';
import { platformTest, type TestPlatform } from '#test/kit.ts';

const redirectUri = 'https://prvi.test/social-login';

/** Stands for the outside world: what Google, Apple and Facebook answer, and what they were asked. */
async function startWorld() {
  const asked: { path: string; form: URLSearchParams }[] = [];
  const person = { id: 'fb-1', email: 'petra@prvi.test', first_name: 'Petra', last_name: 'Perić' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    asked.push({ path, form: new URLSearchParams(Buffer.concat(chunks).toString()) });
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      },
      '/v23.0/oauth/access_token': { access_token: 'fb-token', token_type: 'bearer', expires_in: 60 },
      '/v23.0/me?fields=id,email,first_name,last_name': person,
    };
    const answer = answers[path];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'invalid_request' }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { asked, person, issuer, stop: () => void server.close() };
}

const test = platformTest.extend(
  'world',
  { scope: 'file' },
  async ({ platform: _platform }, { onCleanup }) => {
    const world = await startWorld();
    onCleanup(world.stop);
    return world;
  },
);

async function configure(platform: TestPlatform, settings: object) {
  const value = JSON.stringify([settings]);
  await setOption(await platform.ctx(), { key: 'LoginProviders', value }, platform.kernel.secrets);
}

const client = { clientId: 'izlog', clientSecret: 'tajna' };

test('[AUTH-028] Google is asked for e-mail and profile, with state, nonce and PKCE', async ({
  platform,
  world,
}) => {
  await configure(platform, { preset: 'google', issuer: world.issuer, ...client });

  const { url } = await platform.call(startSocialLogin, { provider: 'google', redirectUri });

  const query = Object.fromEntries(new URL(url).searchParams);
  expect(query).toMatchObject({
    client_id: 'izlog',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]?.length).toBeGreaterThan(20);
});

test('[AUTH-028] Facebook makes a customer; its e-mail proves nothing', async ({ platform, world }) => {
  await configure(platform, { preset: 'facebook', issuer: world.issuer, ...client });
  const enter = async () => {
    const { url, flow } = await platform.call(startSocialLogin, { provider: 'facebook', redirectUri });
    const state = new URL(url).searchParams.get('state') ?? '';
    return { provider: 'facebook', redirectUri, code: 'fb-code', state, flow };
  };

  const { user } = await platform.call(socialOauth, await enter());

  expect(user).toMatchObject({ email: 'petra@prvi.test', emailConfirmed: false });
  const form = world.asked.findLast(({ path }) => path.endsWith('/access_token'))?.form;
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    client_id: 'izlog',
    client_secret: 'tajna',
    code: 'fb-code',
    redirect_uri: redirectUri,
  });
  const { email } = await buildCustomer(platform);
  Object.assign(world.person, { id: 'fb-2', email });
  expect((await platform.refusal(socialOauth, await enter())).code).toBe('USER_EXISTS');
});

test('[AUTH-028] Apple posts a form to our own address, which leads on to the page where the login began', async ({
  platform,
  world,
}) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  await configure(platform, {
    preset: 'apple',
    clientId: 'hr.prvi.web',
    teamId: 'TIM1234567',
    keyId: 'KLJUC12345',
    privateKey: await exportPKCS8(privateKey),
    issuer: world.issuer,
  });
  const { url, flow } = await platform.call(startSocialLogin, { provider: 'apple', redirectUri });
  const query = new URL(url).searchParams;
  const state = query.get('state') ?? '';
  expect(query.get('response_mode')).toBe('form_post');
  expect(query.get('redirect_uri')).toBe('https://prvi.test/api/v1/user/social/bounce/apple');

  const bounce = (form: Record<string, string>) =>
    platform.app.inject({
      method: 'POST',
      url: '/api/v1/user/social/bounce/apple',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const led = await bounce({ code: 'a-code', state, user: '{"name":{"firstName":"Petra"}}' });

  expect(led.statusCode).toBe(303);
  expect(led.headers.location).toBe(`${redirectUri}?code=a-code&state=${state}`);
  expect((await bounce({ code: 'a-code', state: 'tuđe' })).statusCode).toBe(404);
  // The code is wrong here; what matters is what Apple was asked.
  const end = { provider: 'apple', redirectUri, code: 'a-code', state, flow };
  expect((await platform.refusal(socialOauth, end)).code).toBe('SOCIAL_LOGIN_FAILED');
  const secret = world.asked.findLast(({ path }) => path === '/token')?.form.get('client_secret') ?? '';
  expect(decodeProtectedHeader(secret)).toMatchObject({ alg: 'ES256', kid: 'KLJUC12345' });
  expect(decodeJwt(secret)).toMatchObject({
    iss: 'TIM1234567',
    sub: 'hr.prvi.web',
    aud: 'https://appleid.apple.com',
  });
});

test('a provider that does not answer, and settings that cannot be read, are refusals and no faults', async ({
  platform,
}) => {
  await configure(platform, { preset: 'google', issuer: 'http://localhost:9', ...client });
  const start = { provider: 'google', redirectUri };
  expect((await platform.refusal(startSocialLogin, start)).code).toBe('SOCIAL_LOGIN_FAILED');

  for (const value of ['nije JSON', '{}', '[{"preset":"google"}]', '[{"preset":"myspace"}]']) {
    await setOption(await platform.ctx(), { key: 'LoginProviders', value }, platform.kernel.secrets);
    expect((await platform.refusal(startSocialLogin, start)).code).toBe('PROVIDER_UNKNOWN');
  }
});
