import { optionUpdate } from '@izlog/contract/cms/option-update';
import { unlockSite } from '@izlog/contract/settings/site-unlock';
import { listLoginProviders } from '@izlog/contract/user/social';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createSecrets } from '#platform/kernel/access/secrets.ts';
import { setOptions } from '#test/builders/option.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { findSecrets, sealPlainSecrets } from './sealed-option.ts';

const providers = JSON.stringify([{ preset: 'google', clientId: 'izlog', clientSecret: 'tajna-prijave' }]);

async function standing(platform: TestPlatform): Promise<string> {
  const { db } = await platform.ctx();
  const { rows } = await db.execute(sql`select key, value from site_options order by key`);
  return JSON.stringify(rows);
}

test('[SET-009] secret options that were sealed are read as before, stand nowhere as they were typed, and stay sealed when they change', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const { secrets, sites } = platform.kernel;
  await setOptions(platform, {
    PasswordProtection: 'tajna-ulaza',
    CaptchaSecret: 'tajna-provjere',
    LoginProviders: providers,
  });
  const { plain } = await findSecrets(db, secrets);
  expect(plain.map(({ key }) => key)).toEqual(['CaptchaSecret', 'LoginProviders', 'PasswordProtection']);

  await sealPlainSecrets(db, secrets);
  sites.forget();

  expect(await standing(platform)).not.toContain('tajna-');
  expect(await platform.call(unlockSite, { password: 'tajna-ulaza' })).toMatchObject({
    token: expect.any(String),
  });
  expect((await platform.refusal(unlockSite, { password: 'krivo' })).code).toBe('INCORRECT_PASSWORD');
  const { token } = await platform.call(unlockSite, { password: 'tajna-ulaza' });
  expect(token).toBeTruthy();

  await platform.call(optionUpdate, { options: { PasswordProtection: 'tajna-nova' } }, { as: 'staff' });
  sites.forget();
  expect(await standing(platform)).not.toContain('tajna-');
  expect(await platform.call(unlockSite, { password: 'tajna-nova' })).toMatchObject({
    token: expect.any(String),
  });

  expect(await findSecrets(db, secrets)).toEqual({ plain: [], unreadable: [] });
  const elsewhere = createSecrets('another secret that is long enough too');
  expect((await findSecrets(db, elsewhere)).unreadable).toHaveLength(3);
  await platform.call(optionUpdate, { options: { PasswordProtection: null } }, { as: 'staff' });
  sites.forget();
  expect((await platform.call(listLoginProviders, {})).records).toMatchObject([{ name: 'google' }]);
});
