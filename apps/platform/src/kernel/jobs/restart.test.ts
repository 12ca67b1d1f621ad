import { getUserSetting, setUserSetting } from '@izlog/contract/settings/user-setting';
import { login, refreshLogin } from '@izlog/contract/user/login';
import { expect } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { platformTest as test } from '#test/kit.ts';
import { openSecondNode } from '#test/second-node.ts';

test('[API-025] accounts, logins and settings survive a restart of the platform', async ({ platform }) => {
  const { email, password } = await buildStaff(platform);
  const { tokens } = await platform.call(login, { username: email, password });
  const note = { group: 'list', key: 'columns' };
  const { accessToken, refreshToken } = tokens;
  await platform.call(setUserSetting, { ...note, value: 'name,price' }, { headers: { accessToken } });

  const { call, close } = await openSecondNode(platform, {
    secret: 'a new secret, as after a loss of the old one',
  });
  const next = await call(refreshLogin, {}, { headers: { refreshToken } });
  const setting = await call(getUserSetting, note, { headers: { accessToken: next.tokens.accessToken } });

  expect(setting).toEqual({ value: 'name,price' });
  await close();
});
