import { consentCreate } from '@izlog/contract/cms/consent-create';
import { consentFilter } from '@izlog/contract/cms/consent-filter';
import { gdprConsentFilter } from '@izlog/contract/gdpr/consent-filter';
import { gdprConsentGiven, gdprConsentWithdraw } from '@izlog/contract/gdpr/consent-given';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { gdprConsentLogFilter } from '@izlog/contract/gdpr/consent-log-filter';
import { gdprConsentSave } from '@izlog/contract/gdpr/consent-save';
import { gdprConsentVersions } from '@izlog/contract/gdpr/consent-versions';
import { limits } from '@izlog/contract/limits';
import { getStaffCustomer } from '@izlog/contract/user/customer-staff';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { shortenedIp } from '#platform/kernel/access/shortened-ip.ts';
import { testSites } from '#seed/test-sites.ts';
import { behindALock } from '#test/behind-a-lock.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { forgetInConsentLog } from './given-consents.ts';
import { mustAcceptConsents, recordConsents } from './record-consents.ts';

const staff = { as: 'staff' } as const;
const save = (platform: TestPlatform, uniqueNumber: string, hrv: string, more: Record<string, string> = {}) =>
  platform.call(gdprConsentSave, { uniqueNumber, displayName: { hrv, ...more } }, staff);

test.beforeAll(async ({ platform }) => {
  await save(platform, 'A-PRIVATNOST', 'Prihvaćam <a href="/politika-privatnosti">politiku</a>.', {
    eng: 'I accept the <a href="/en/politika-privatnosti">policy</a>.',
  });
  await save(platform, 'B-BILTEN', 'Želim bilten.');
  await platform.call(
    consentCreate,
    {
      assigned_to: 'contactForm',
      consents: ['A-PRIVATNOST', 'B-BILTEN'],
      requiredConsents: ['A-PRIVATNOST'],
    },
    staff,
  );
});

test('[GDPR-004, GDPR-005] the consents of the site are listed with uniqueNumber, displayName and id in the language of the call', async ({
  platform,
}) => {
  const croatian = await platform.call(gdprConsentFilter, { limit: 100 });
  const english = await platform.call(gdprConsentFilter, {}, { language: 'eng' });

  expect(croatian.records).toMatchObject([
    {
      uniqueNumber: 'A-PRIVATNOST',
      displayName: 'Prihvaćam <a href="/politika-privatnosti">politiku</a>.',
      id: expect.any(Number),
    },
    { uniqueNumber: 'B-BILTEN', displayName: 'Želim bilten.' },
  ]);
  // Without a text of its own a language shows the default one.
  expect(english.records.map((one) => one.displayName)).toEqual([
    'I accept the <a href="/en/politika-privatnosti">policy</a>.',
    'Želim bilten.',
  ]);
  expect((await platform.call(gdprConsentFilter, {}, { site: 2 })).records).toEqual([]);
});

test('[LIMIT-007, GDPR-004] at most a hundred consents are asked for, and fifty assignments a page', async ({
  platform,
}) => {
  expect(limits.consentListLimit).toBe(100);
  expect((await platform.refusal(gdprConsentFilter, { limit: 101 })).status).toBe(400);
  expect((await platform.call(consentFilter, {})).pagination).toMatchObject({
    perPage: 50,
    page: 1,
    total: 6,
  });
});

test('[CMS-039, CMS-040, CMS-041, CMS-042] staff assign consents to a form type, and every form type is listed with its own', async ({
  platform,
}) => {
  const { records } = await platform.call(consentFilter, { perPage: 50 });

  expect(records.map((one) => one.assigned_to)).toEqual([
    'newsletter',
    'contactForm',
    'registerForm',
    'checkoutForm',
    'addressForm',
    'productAvailabilityForm',
  ]);
  expect(records[1]).toEqual({
    assigned_to: 'contactForm',
    consents: ['A-PRIVATNOST', 'B-BILTEN'],
    requiredConsents: ['A-PRIVATNOST'],
  });
  const assignment = { assigned_to: 'newsletter' as const, consents: ['B-BILTEN'], requiredConsents: [] };
  expect((await platform.refusal(consentCreate, assignment)).status).toBe(401);
  expect((await platform.refusal(consentCreate, assignment, { as: 'customer' })).status).toBe(403);
  expect(await platform.refusal(consentCreate, { ...assignment, consents: ['NEMA'] }, staff)).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
});

test('[CMS-039] of two assignments to one form at once the later one counts, whole', async ({ platform }) => {
  const assign = (...consents: string[]) =>
    platform.call(
      consentCreate,
      { assigned_to: 'addressForm', consents, requiredConsents: consents.slice(0, 1) },
      staff,
    );
  await assign('A-PRIVATNOST');

  const said = await behindALock(
    platform,
    sql`select from consent_assignments where form_type = 'addressForm' for update`,
    [() => assign('A-PRIVATNOST', 'B-BILTEN'), () => assign('B-BILTEN')],
  );

  const { records } = await platform.call(consentFilter, { perPage: 50 });
  const kept = records.find((one) => one.assigned_to === 'addressForm');
  expect(said.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(said.map((one) => one.status === 'fulfilled' && one.value)).toContainEqual(kept);
  await assign();
});

test('[GDPR-010, GDPR-011] an entry of the log has status, time, source, consents and user, and the text that was shown', async ({
  platform,
}) => {
  const at = new Date().toISOString();
  const entry = await platform.call(
    gdprConsentLogCreate,
    {
      status: 'accepted',
      statusTimestamp: at,
      sourceType: 'contactForm',
      consents: ['A-PRIVATNOST'],
      user: { userType: 'guest', email: 'Gost@Primjer.hr' },
    },
    { language: 'eng' },
  );

  expect(entry).toMatchObject({
    id: expect.any(Number),
    status: 'accepted',
    statusTimestamp: at,
    sourceType: 'contactForm',
    consents: ['A-PRIVATNOST'],
    texts: [
      {
        uniqueNumber: 'A-PRIVATNOST',
        version: 1,
        language: 'eng',
        proof: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ],
    user: { userType: 'guest', email: 'gost@primjer.hr' },
  });
  const { records } = await platform.call(gdprConsentLogFilter, { email: 'GOST@primjer.hr' }, staff);
  expect(records).toMatchObject([{ id: entry.id, ip: '127.0.0.0' }]);
});

test('[GDPR-010] unknown consents, no consent at all and a wrong address are refused; a time far off is ours', async ({
  platform,
}) => {
  const entry = {
    sourceType: 'contactForm' as const,
    consents: ['A-PRIVATNOST'],
    user: { email: 'a@primjer.hr' },
  };
  for (const wrong of [
    { ...entry, consents: ['NEMA'] },
    { ...entry, consents: [] },
    { ...entry, user: { email: 'nije adresa' } },
  ]) {
    expect((await platform.refusal(gdprConsentLogCreate, wrong)).status).toBe(400);
  }
  const old = await platform.call(gdprConsentLogCreate, {
    ...entry,
    statusTimestamp: '2001-01-01T00:00:00Z',
  });
  expect(old.statusTimestamp).not.toContain('2001');
});

test('[GDPR-011] a customer is logged with the account, whatever address is sent', async ({ platform }) => {
  const entry = await platform.call(
    gdprConsentLogCreate,
    {
      sourceType: 'registerForm',
      consents: ['B-BILTEN'],
      user: { userType: 'guest', email: 'tudi@primjer.hr' },
    },
    { as: 'customer' },
  );

  expect(entry.user).toEqual({ userType: 'user', email: 'kupac@prvi.test' });
});

test('[GDPR-007] a form without its required consent is refused, optional ones may stay open', async ({
  platform,
}) => {
  const ctx = await platform.ctx();

  await expect(mustAcceptConsents(ctx, 'contactForm', ['B-BILTEN'])).rejects.toMatchObject({
    row: { code: 'CONSENT_REQUIRED', key: 'core.notifications.consentRequired' },
    payload: { consents: ['A-PRIVATNOST'] },
  });
  await expect(mustAcceptConsents(ctx, 'contactForm', ['A-PRIVATNOST'])).resolves.toBeUndefined();
  await expect(mustAcceptConsents(ctx, 'checkoutForm', [])).resolves.toBeUndefined();
  await expect(mustAcceptConsents(ctx, 'checkoutForm', ['B-BILTEN'])).rejects.toMatchObject({
    row: { code: 'VALIDATION_FAILED' },
  });
});

test('a changed text is a new version, the same text is not, and old entries keep pointing to the old text', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  expect((await save(platform, 'C-UVJETI', 'Prvi tekst')).version).toBe(1);
  expect((await save(platform, 'C-UVJETI', 'Prvi tekst')).version).toBe(1);
  const before = await recordConsents(ctx, {
    sourceType: 'checkoutForm',
    consents: ['C-UVJETI'],
    user: { userType: 'guest', email: 'v@primjer.hr' },
  });
  expect((await save(platform, 'C-UVJETI', 'Drugi tekst')).version).toBe(2);

  expect(before?.texts[0]?.version).toBe(1);
  const { records } = await platform.call(gdprConsentVersions, { uniqueNumber: 'C-UVJETI' }, staff);
  expect(records.map(({ version, displayName }) => [version, displayName.hrv])).toEqual([
    [2, 'Drugi tekst'],
    [1, 'Prvi tekst'],
  ]);
});

test('[CHECKOUT-047] the text of a consent keeps its links and loses scripts, handlers and pictures', async ({
  platform,
}) => {
  const saved = await save(
    platform,
    'D-HTML',
    'Da <a href="https://primjer.hr" onclick="x()">ovdje</a><script>zlo()</script><a href="javascript:zlo()">i</a><img src=x onerror=zlo()>',
  );

  expect(saved.displayName).toBe('Da <a href="https://primjer.hr">ovdje</a><a>i</a>');
});

test('the log and the texts cannot be changed or removed, not even by the program', async ({ platform }) => {
  const { db } = await platform.ctx();

  for (const statement of [
    sql`update consent_log set status = 'withdrawn'`,
    sql`delete from consent_log`,
    sql`update consent_versions set texts = '{}'`,
    sql`delete from consent_versions`,
  ]) {
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23000' } });
  }
});

test('what a customer gave is listed until it is withdrawn, and withdrawing is an entry of its own', async ({
  platform,
}) => {
  const customer = { as: 'customer', site: 1 } as const;
  const given = async () =>
    (await platform.call(gdprConsentGiven, {}, customer)).records.map((one) => one.uniqueNumber);
  await platform.call(
    gdprConsentLogCreate,
    { sourceType: 'registerForm', consents: ['A-PRIVATNOST', 'B-BILTEN'], user: { email: 'x@primjer.hr' } },
    customer,
  );
  expect(await given()).toEqual(['A-PRIVATNOST', 'B-BILTEN']);
  const { records: shown } = await platform.call(gdprConsentGiven, {}, customer);
  expect(shown.map((one) => [one.uniqueNumber, one.isRequired])).toEqual([
    ['A-PRIVATNOST', true],
    ['B-BILTEN', false],
  ]);

  await platform.call(gdprConsentWithdraw, { consents: ['B-BILTEN'] }, customer);

  expect(await given()).toEqual(['A-PRIVATNOST']);
  const { records } = await platform.call(gdprConsentLogFilter, { email: 'kupac@prvi.test' }, staff);
  expect(records[0]).toMatchObject({ status: 'withdrawn', sourceType: 'profile', consents: ['B-BILTEN'] });
});

test('an erased person leaves the log, what was agreed stays', async ({ platform }) => {
  const ctx = await platform.ctx();
  await recordConsents(ctx, {
    sourceType: 'newsletter',
    consents: ['B-BILTEN'],
    user: { userType: 'guest', email: 'odlazim@primjer.hr' },
  });

  expect(await forgetInConsentLog(ctx, { id: null, email: 'Odlazim@primjer.hr' })).toBe(1);

  expect((await platform.call(gdprConsentLogFilter, { email: 'odlazim@primjer.hr' }, staff)).records).toEqual(
    [],
  );
});

test.for([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::'],
  ['::1', '0:0:0::'],
  ['', ''],
  ['nije', ''],
] as const)('an address is kept without the part that names one person: %s becomes %s', ([ip, shortened]) => {
  expect(shortenedIp(ip)).toBe(shortened);
});

test('[GDPR-011] what a stranger says under the e-mail of an account stands in the log, and is not given by its customer', async ({
  platform,
}) => {
  await save(platform, 'C-STRANAC', 'Slažem se.');
  const email = 'kupac@prvi.test';
  const say = (status: 'accepted' | 'withdrawn', options: { as?: 'customer' } = {}) =>
    platform.call(
      gdprConsentLogCreate,
      { status, sourceType: 'contactForm', consents: ['C-STRANAC'], user: { email } },
      options,
    );
  const given = async () =>
    (await platform.call(gdprConsentGiven, {}, { as: 'customer' })).records.map((one) => one.uniqueNumber);
  const card = async () =>
    (await platform.call(getStaffCustomer, { id: testSites[1].customerId }, staff)).consents
      .filter((one) => one.uniqueNumber === 'C-STRANAC')
      .map(({ status, isProved }) => ({ status, isProved }));

  await say('accepted');
  expect(await given()).not.toContain('C-STRANAC');
  expect(await card()).toEqual([{ status: 'accepted', isProved: false }]);

  await say('accepted', { as: 'customer' });
  await say('withdrawn');
  expect(await given()).toContain('C-STRANAC');
  expect(await card()).toEqual([
    { status: 'withdrawn', isProved: false },
    { status: 'accepted', isProved: true },
    { status: 'accepted', isProved: false },
  ]);
  await platform.call(gdprConsentWithdraw, { consents: ['C-STRANAC'] }, { as: 'customer' });
  await say('accepted');
  expect(await given()).not.toContain('C-STRANAC');
});
