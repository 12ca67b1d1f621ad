import { login, refreshLogin } from '@izlog/contract/user/login';
import { expect } from 'vitest';
import { buildCustomer, buildStaff } from '#test/builders/account.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const legacy = (
  platform: TestPlatform,
  method: 'GET' | 'POST',
  name: string,
  token?: string,
  payload?: object,
) =>
  platform.http({
    method,
    url: `/api/auth/${name}`,
    ...(payload ? { payload } : {}),
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });

test('[AUTH-026] the legacy strategy logs in, tells who it is by a Bearer token, and logs out', async ({
  platform,
}) => {
  const { id, email, password } = await buildCustomer(platform);

  const entered = await legacy(platform, 'POST', 'login', undefined, { username: email, password });
  const token: string = entered.json().token;
  const me = await legacy(platform, 'GET', 'user', token);
  const left = await legacy(platform, 'POST', 'logout', token);

  expect(entered.json().data).toEqual({ token });
  expect(me.json()).toMatchObject({ user: { id, email }, data: { user: { id } } });
  expect(left.statusCode).toBe(200);
});

test('[AUTH-026, AUTH-002] the legacy strategy refuses as the usual one does', async ({ platform }) => {
  const { email } = await buildCustomer(platform);

  const wrong = await legacy(platform, 'POST', 'login', undefined, { username: email, password: 'kriva' });

  expect(wrong.statusCode).toBe(401);
  expect(wrong.json().error).toEqual({ code: 'INVALID_LOGIN', message: 'Unknown username or password!' });
  expect((await legacy(platform, 'GET', 'user')).json().error.code).toBe('LOGIN_REQUIRED');
  expect((await legacy(platform, 'GET', 'user', 'x.y.z')).json().error.code).toBe('TOKEN_INVALID');
  expect((await legacy(platform, 'POST', 'logout', 'x.y.z')).json().error.code).toBe('TOKEN_INVALID');
});

test('[AUTH-027] the admin strategy refuses a customer as it refuses a stranger', async ({ platform }) => {
  const customer = await buildCustomer(platform);
  const staff = await buildStaff(platform);
  const enter = { strategy: 'admin' } as const;

  const { email, password } = customer;
  expect(await platform.refusal(login, { username: email, password, ...enter })).toMatchObject({
    status: 401,
    code: 'INVALID_LOGIN',
  });
  const { tokens, user } = await platform.call(login, {
    username: staff.email,
    password: staff.password,
    ...enter,
  });
  expect(user.isBackofficeUser).toBe(true);
  const headers = { refreshToken: tokens.refreshToken };
  expect(await platform.call(refreshLogin, {}, { headers })).toHaveProperty('tokens');
});
