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

/** Secrets as 0.9.0 kept them, and older backups do. */
async function keepAsTyped(platform: TestPlatform): Promise<void> {
  const { db } = await platform.ctx();
  await db.execute(sql`insert into site_options (site_id, key, value) values
    (1, 'PasswordProtection', 'tajna-ulaza'), (1, 'CaptchaSecret', 'tajna-provjere'), (1, 'LoginProviders', ${providers})
    on conflict (site_id, key) do update set value = excluded.value`);
  platform.kernel.sites.forget();
}

test('[CMS-027] a secret that is set stands nowhere as it was typed, and a refusal does not give it out', async ({
  platform,
}) => {
  await platform.call(
    optionUpdate,
    { options: { PasswordProtection: 'tajna-ulaza', CaptchaSecret: 'tajna-provjere' } },
    { as: 'staff' },
  );
  await setOptions(platform, { LoginProviders: providers });
  platform.kernel.sites.forget();
  const clash = await platform.refusal(
    optionUpdate,
    { options: { CaptchaSecret: 'tajna-nova' }, was: { CaptchaSecret: 'nešto drugo' } },
    { as: 'staff' },
  );

  expect(await standing(platform)).not.toContain('tajna-');
  expect(await platform.call(unlockSite, { password: 'tajna-ulaza' })).toMatchObject({
    token: expect.any(String),
  });
  expect(clash).toMatchObject({ status: 409, payload: { record: { CaptchaSecret: null } } });
});

test('[CMS-027] secrets that stand as they were typed are read, and sealed once though two seal them at once', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const { secrets, sites } = platform.kernel;
  await keepAsTyped(platform);
  const open = (password: string) => platform.refusal(unlockSite, { password }).catch(() => 'opened');
  expect(await open('tajna-ulaza')).toBe('opened');
  const { plain } = await findSecrets(db, secrets);
  expect(plain.map(({ key }) => key)).toEqual(['CaptchaSecret', 'LoginProviders', 'PasswordProtection']);

  await Promise.all([sealPlainSecrets(db, secrets), sealPlainSecrets(db, secrets)]);
  sites.forget();

  expect(await standing(platform)).not.toContain('tajna-');
  expect(await open('tajna-ulaza')).toBe('opened');
  expect(await open('krivo')).toMatchObject({ code: 'INCORRECT_PASSWORD' });
  expect(await sealPlainSecrets(db, secrets)).toEqual([]);
  expect(await findSecrets(db, secrets)).toEqual({ plain: [], unreadable: [] });
  const elsewhere = createSecrets('another secret that is long enough too');
  expect((await findSecrets(db, elsewhere)).unreadable).toHaveLength(3);
  await platform.call(optionUpdate, { options: { PasswordProtection: null } }, { as: 'staff' });
  sites.forget();
  expect((await platform.call(listLoginProviders, {})).records).toMatchObject([{ name: 'google' }]);
});
