import { optionFilter } from '@izlog/contract/cms/option-filter';
import { optionHistory, optionList, optionUpdate } from '@izlog/contract/cms/option-update';
import { languageUpdate } from '@izlog/contract/settings/site-languages';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { runNewLanguages } from '#platform/services/catalogue/lists/new-languages-job.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';

test('[CMS-026, CMS-027, OFFICE-15] staff set what an owner needs, all that is named or none, and visitors read it at once', async ({
  platform,
}) => {
  const options = { CompanyName: ' Obrt Vrelo ', CompanyOib: '12345678903', BrandColor: '#7a1f3d' };
  const { records } = await platform.call(optionUpdate, { options }, { as: 'staff' });
  const wrong = await platform.refusal(
    optionUpdate,
    {
      options: {
        CompanyName: 'Drugo ime',
        CompanyOib: '12345678901',
        BrandColor: '#ffd400',
        Look: 'x',
        SendEmailTo: 'nobody',
        CmsVersion: '2',
        GoogleAnalyticsId: 'UA-1',
        CookieNotice: 'a\0b',
        PaymentDays: '1e3',
      },
    },
    { as: 'staff' },
  );

  expect(records.map(({ value }) => value)).toEqual(['Obrt Vrelo', '12345678903', '#7a1f3d']);
  const kinds = (wrong.payload as { fields: Array<{ path: string; kind: string }> }).fields;
  expect(Object.fromEntries(kinds.map(({ path, kind }) => [path, kind]))).toEqual({
    CompanyOib: 'oib',
    BrandColor: 'contrast',
    Look: 'choice',
    SendEmailTo: 'email',
    CmsVersion: 'unknown',
    GoogleAnalyticsId: 'code',
    CookieNotice: 'sign',
    PaymentDays: 'range',
  });
  const { acts } = await platform.call(optionHistory, { group: 'company' }, { as: 'staff' });
  expect(acts).toMatchObject([{ before: { CompanyName: null }, after: { CompanyName: 'Obrt Vrelo' } }]);
  expect(Object.keys(acts[0]?.after ?? {}).toSorted()).toEqual(['CompanyName', 'CompanyOib']);
  const seen = await platform.call(optionFilter, { keys: ['CompanyName', 'BrandColor'] });
  expect(seen.map(({ value }) => value)).toEqual(['Obrt Vrelo', '#7a1f3d']);
});

test('[CMS-026, SHELL-006] the logo is a picture that the site has', async ({ platform }) => {
  const id = await buildMedia(platform);
  const foreign = await buildMedia(platform, { site: 2 });
  const setLogo = (Logo: string | null) => ({ options: { Logo } });

  await platform.call(optionUpdate, setLogo(String(id)), { as: 'staff' });
  for (const wrong of [String(foreign), '999999999999999', '0', '-1', 'znak.svg', '9'.repeat(40)]) {
    const { status, payload } = await platform.refusal(optionUpdate, setLogo(wrong), { as: 'staff' });
    expect([status, payload]).toMatchObject([400, { fields: [{ path: 'Logo', kind: 'picture' }] }]);
  }

  const [logo] = (await platform.call(optionList, { group: 'look' }, { as: 'staff' })).records;
  expect(logo).toMatchObject({ key: 'Logo', isSet: true, media: { id } });
  const [none] = (await platform.call(optionUpdate, setLogo(null), { as: 'staff' })).records;
  expect(none).toMatchObject({ isSet: false, media: null });
});

test('[CMS-027] a key of another service is taken and never given out, to staff neither', async ({
  platform,
}) => {
  const options = { CaptchaSecret: 'tajni-kljuc', PasswordProtection: '' };
  const { records } = await platform.call(optionUpdate, { options }, { as: 'staff' });
  const listed = await platform.call(optionList, { group: 'protection' }, { as: 'staff' });
  const known = await platform.call(optionFilter, { keys: ['CaptchaSecret'] }, { as: 'staff' });

  expect(records).toMatchObject([
    { key: 'CaptchaSecret', value: null, isSet: true },
    { key: 'PasswordProtection', value: null, isSet: false },
  ]);
  expect(listed.records.find(({ key }) => key === 'CaptchaSecret')).toMatchObject({
    value: null,
    isSet: true,
  });
  expect(JSON.stringify([records, listed, known])).not.toContain('tajni');
});

test('[CMS-026] what somebody else has set meanwhile is not overwritten, what they left alone is set', async ({
  platform,
}) => {
  const save = (options: Record<string, string>, was: Record<string, string | null>) =>
    platform.refusal(optionUpdate, { options, was }, { as: 'staff' });
  const set = { CompanyPhone: '+385 1 111', CopyrightText: '© Prvi' };
  await platform.call(optionUpdate, { options: set }, { as: 'staff' });

  const clash = await save({ CompanyPhone: '+385 1 222' }, { CompanyPhone: null });
  const same = await platform.call(
    optionUpdate,
    { options: { CompanyPhone: '+385 1 111' }, was: { CompanyPhone: null } },
    { as: 'staff' },
  );
  const other = await platform.call(
    optionUpdate,
    { options: { CopyrightText: '© Drugi' }, was: { CopyrightText: '© Prvi' } },
    { as: 'staff' },
  );

  expect(clash.status).toBe(409);
  expect(clash.payload).toEqual({
    fields: ['CompanyPhone'],
    record: { CompanyPhone: '+385 1 111' },
    by: 'Ana Anić',
    at: expect.stringMatching(/Z$/),
  });
  expect(same.records[0]?.value).toBe('+385 1 111');
  expect(other.records[0]?.value).toBe('© Drugi');
});

test('[SHELL-042] HTML of one’s own needs the right that guards all others; other sites are not touched', async ({
  platform,
}) => {
  const manager = { as: { staff: ['settings.edit'] } } as const;
  const options = { CustomHeader: '<meta name="a" content="b">' };

  expect((await platform.refusal(optionUpdate, { options }, manager)).status).toBe(403);
  await platform.call(optionUpdate, { options: { CompanyTown: 'Split' } }, manager);
  await platform.call(optionUpdate, { options }, { as: 'staff' });
  const [other] = await platform.call(optionFilter, { keys: ['CustomHeader'] }, { site: 2 });
  expect(other?.value).toBeNull();
});

test('[I18N-006] staff say in which languages the site is; a default that lacks words is refused', async ({
  platform,
}) => {
  const set = (languages: string[], defaultLanguage = 'hrv') =>
    platform.call(languageUpdate, { languages, defaultLanguage }, { as: 'staff', site: 2 });
  const wrong = (languages: string[], defaultLanguage: string) =>
    platform.refusal(languageUpdate, { languages, defaultLanguage }, { as: 'staff', site: 2 });
  await buildProduct(platform, {}, { site: 2 });

  await set(['hrv', 'slv']);
  await runNewLanguages(platform.kernel, new Date());

  const [allowed] = await platform.call(optionFilter, { keys: ['AllowedLanguages'] }, { site: 2 });
  expect(allowed?.value).toBe('hrv,slv');
  const { site } = await platform.ctx({ site: 2 });
  expect(site.stores.map(({ language }) => language)).toContain('slv');
  const { rows } = await platform.kernel.database.db.execute(
    sql`select from product_list_texts where site_id = ${site.id} and language = 'slv'`,
  );
  expect(rows).toHaveLength(1);
  expect((await wrong(['hrv', 'xxx'], 'hrv')).status).toBe(400);
  expect((await wrong(['slv'], 'hrv')).payload).toMatchObject({ fields: [{ kind: 'choice' }] });
  expect((await wrong(['hrv', 'slv'], 'slv')).payload).toMatchObject({ fields: [{ kind: 'untranslated' }] });
  await set(['hrv']);
  platform.kernel.sites.forget();
});
