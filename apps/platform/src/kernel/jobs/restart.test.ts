import { createClient } from '@izlog/contract/client';
import { getUserSetting, setUserSetting } from '@izlog/contract/settings/user-setting';
import { login, refreshLogin } from '@izlog/contract/user/login';
import { buildPlatform } from '@izlog/platform/app';
import { buildStaff } from '@izlog/platform/test/builders/account';
import { platformTest as test } from '@izlog/platform/test/kit';
import { expect } from 'vitest';
import { openDatabase } from '../database/db.ts';
import { inProcess } from '../http/transport.ts';

test('[API-025] accounts, logins and settings survive a restart of the platform', async ({ platform }) => {
  const { email, password } = await buildStaff(platform);
  const { tokens } = await platform.call(login, { username: email, password });
  const note = { group: 'list', key: 'columns' };
  const { accessToken, refreshToken } = tokens;
  await platform.call(setUserSetting, { ...note, value: 'name,price' }, { headers: { accessToken } });

  const after = await buildPlatform({
    env: platform.env,
    database: openDatabase({
      connectionString: platform.connectionString,
      max: 2,
      statementTimeout: 5000,
      onError: () => {},
    }),
    log: platform.app.log,
    secret: 'a new secret, as after a loss of the old one',
  });
  const call = createClient(inProcess(after.app), await platform.headers());
  const next = await call(refreshLogin, {}, { headers: { refreshToken } });
  const setting = await call(getUserSetting, note, { headers: { accessToken: next.tokens.accessToken } });

  expect(setting).toEqual({ value: 'name,price' });
  await after.close();
});
