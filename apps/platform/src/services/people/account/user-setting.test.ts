import { getUserSetting, setUserSetting } from '@izlog/contract/settings/user-setting';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';

const language = { group: 'global', key: 'language' };

test('[I18N-011] a setting that was never made is refused with 404', async ({ platform }) => {
  const refusal = await platform.refusal(getUserSetting, { group: 'global', key: 'nema' }, { as: 'staff' });

  expect(refusal).toMatchObject({ status: 404, code: 'SETTING_UNKNOWN' });
});

test('[SET-007, I18N-010] the language of the admin interface is read back as a two-letter code', async ({
  platform,
}) => {
  await platform.call(setUserSetting, { ...language, value: 'eng' }, { as: 'staff' });

  expect(await platform.call(getUserSetting, language, { as: 'staff' })).toEqual({ value: 'en' });
});

test('a language that is not listed is refused and the old one stays', async ({ platform }) => {
  await platform.call(setUserSetting, { ...language, value: 'de' }, { as: 'staff' });

  const refusal = await platform.refusal(setUserSetting, { ...language, value: 'klingon' }, { as: 'staff' });

  expect(refusal).toMatchObject({ status: 400, payload: { fields: [{ path: 'value' }] } });
  expect(await platform.call(getUserSetting, language, { as: 'staff' })).toEqual({ value: 'de' });
});

test('[SET-007] a setting belongs to one user of one site', async ({ platform }) => {
  const note = { group: 'list', key: 'columns' };
  await platform.call(setUserSetting, { ...note, value: 'name,price' }, { as: 'staff' });

  const other = await platform.refusal(getUserSetting, note, { as: 'staff', site: 2 });

  expect(other.code).toBe('SETTING_UNKNOWN');
});

test('[SET-007] a customer and a visitor cannot read user settings', async ({ platform }) => {
  expect(await platform.refusal(getUserSetting, language, { as: 'customer' })).toMatchObject({ status: 403 });
  expect(await platform.refusal(getUserSetting, language, { as: 'visitor' })).toMatchObject({ status: 401 });
});

test('[API-007] a setting asked for without its key is refused with queryParametersMissing', async ({
  platform,
}) => {
  const answer = await platform.http(
    { method: 'GET', url: '/api/v1/settings/general/user?group=global' },
    { as: 'staff' },
  );

  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.code).toBe('QUERY_PARAMETERS_MISSING');
});
