import { randomUUID } from 'node:crypto';
import { savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import { getOwnProgramKey } from '@izlog/contract/user/programs/program-keys';
import { readEnv } from '@izlog/platform/env';
import { readDemoOptions } from '@izlog/platform/seed/demo/index';
import { releases } from '@izlog/platform/services/editing/editing.tables';
import { mails } from '@izlog/platform/services/messaging/mail.tables';
import { showPaymentMethods, switchPaymentMethod } from '@izlog/platform/services/orders/setup';
import { siteDomains } from '@izlog/platform/services/settings/settings.tables';
import { setOptions } from '@izlog/platform/test/builders/option';
import { buildPaymentMethod } from '@izlog/platform/test/builders/order';
import { buildProduct } from '@izlog/platform/test/builders/product';
import { buildProductCategory } from '@izlog/platform/test/builders/product-category';
import { buildKey } from '@izlog/platform/test/builders/program-key';
import { startFakeSmtp } from '@izlog/platform/test/fake-smtp';
import { startFakeS3 } from '@izlog/platform/test/fakes/fake-s3';
import { type TestPlatform, platformTest as test } from '@izlog/platform/test/kit';
import { expect } from 'vitest';
import { diagnose } from './diagnose.ts';

/** What the doctor says, as `level text`; public settings unless others are given. */
async function told(platform: TestPlatform, settings: Record<string, string> = {}, secret = testSecret) {
  const env = readEnv({
    PUBLIC_URL: 'https://www.example.hr',
    TRUST_PROXY: '1',
    DATA_DIR: platform.env.DATA_DIR,
    ...settings,
  });
  const findings = await diagnose(platform.kernel.database, {
    env,
    secret,
    database: 'server',
    connectionString: platform.connectionString,
  });
  return findings.map(({ level, text }) => `${level} ${text}`);
}

const testSecret = 'a secret for tests that is long enough';
const only = (lines: readonly string[], part: string) => lines.filter((line) => line.includes(part));

test('a public shop without mail server, secret and second factors is told so, the worst first', async ({
  platform,
}) => {
  const lines = await told(platform);

  expect(lines).toContain(
    'missing SMTP_URL is not set: mails stay in the folder outbox of DATA_DIR, and customers get none.',
  );
  expect(lines.find((line) => line.includes('APP_SECRET is not set'))).toMatch(/^weak /);
  expect(lines.find((line) => line.includes('MAIL_FROM'))).toMatch(/^weak /);
  expect(lines.find((line) => line.includes('by password alone'))).toMatch(
    /^weak \d of \d staff of Prva trgovina /,
  );
  expect(only(lines, 'has no way to pay')).toHaveLength(2);
  expect(only(lines, 'has no way of delivery')).toHaveLength(2);
  const levels = lines.map((line) => line.split(' ')[0]);
  expect(levels).toEqual(levels.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
});

const order: (string | undefined)[] = ['missing', 'weak', 'fine'];

test('a mail server is tried: one that answers is fine, one that does not is missing', async ({
  platform,
}) => {
  const smtp = await startFakeSmtp();

  const answering = await told(platform, { SMTP_URL: smtp.url });
  await smtp.stop();
  const gone = await told(platform, { SMTP_URL: smtp.url });

  expect(only(answering, 'SMTP_URL')).toEqual(['fine The mail server of SMTP_URL answers and lets us in.']);
  expect(only(gone, 'SMTP_URL')).toEqual([expect.stringMatching(/^missing SMTP_URL: .*ECONNREFUSED/)]);
});

test('mails that are tried again, that nobody tried and that were given up are told, however young they are', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const add = (state: 'waiting' | 'failed', lastError: string | null, minutes: number) =>
    db.insert(mails).values({
      id: randomUUID(),
      siteId: 1,
      template: 'proba',
      language: 'hr',
      recipient: 'ana@kupci.test',
      state,
      lastError,
      createdAt: new Date(Date.now() - minutes * 60_000),
    });
  const about = async () =>
    only(await told(platform), ' mail').filter((line) => /\b(sent|send)\b/.test(line));

  await add('waiting', null, 1);
  expect(await about()).toEqual(['fine 1 mail about to be sent; none was refused.']);
  await add('waiting', 'Greylisted', 1);
  await add('waiting', null, 20);
  await add('failed', 'Mailbox unknown', 60);

  expect(await about()).toEqual([
    'weak 1 mail could not be sent yet and will be tried again; the last reason: Greylisted.',
    'weak Nobody has tried to send 1 mail for more than 15 minutes: does a worker run?',
    'weak 1 mail of the last week could not be sent; the last reason: Greylisted.',
  ]);
});

test('[CMS-024] a release that should have gone out and did not is told, with who has to look', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const at = new Date(Date.now() - 5 * 60_000);
  await db.insert(releases).values([
    { siteId: 1, name: 'Ljeto', at, state: 'scheduled' },
    { siteId: 1, name: 'Jesen', at, state: 'failed' },
    { siteId: 1, name: 'Zima', at: new Date(Date.now() + 60_000), state: 'scheduled' },
  ]);

  const about = only(await told(platform), 'Release');

  expect(about).toEqual([
    expect.stringMatching(/^weak .*Ljeto.*does a worker run/),
    expect.stringMatching(/^weak .*Jesen.*back office/),
  ]);
  await db.delete(releases);
});

test('a sandbox bank, a gateway without keys and a transfer without IBAN cannot take money, and one command switches each off', async ({
  platform,
}) => {
  for (const kind of ['sandbox', 'corvuspay', 'bankTransfer'] as const)
    await buildPaymentMethod(platform, kind);
  const ctx = await platform.ctx();
  const codes = (await showPaymentMethods(ctx)).map(({ code }) => code);

  const lines = await told(platform);
  const local = await told(platform, { PUBLIC_URL: 'http://localhost:3000' });
  const switched = await Promise.all(codes.map((code) => switchPaymentMethod(ctx, code, false)));
  const after = await told(platform);

  expect(only(lines, 'offers the sandbox bank')).toEqual([expect.stringMatching(/^missing Prva trgovina /)]);
  expect(only(local, 'offers the sandbox bank')).toEqual([expect.stringMatching(/^weak /)]);
  expect(only(lines, 'corvuspay')).toEqual([
    expect.stringMatching(/^weak corvuspay of Prva trgovina is on and has no keys/),
  ]);
  expect(only(lines, 'CompanyIban')).toEqual([expect.stringMatching(/^missing .* no CompanyIban/)]);
  expect(switched).toEqual([true, true, true]);
  expect(await switchPaymentMethod(ctx, 'none', false)).toBe(false);
  await expect(
    switchPaymentMethod(ctx, codes.find((code) => code.startsWith('corvus')) ?? '', true),
  ).rejects.toThrow();
  expect(only(after, 'Prva trgovina has no way to pay')).toHaveLength(1);
});

test('keys saved with another secret are named, and keys for tests on a public shop', async ({
  platform,
}) => {
  const code = await buildPaymentMethod(platform, 'monri');
  await platform.call(
    savePaymentKeys,
    { gateway: 'monri', keys: { mode: 'test', authenticityToken: 'token', merchantKey: 'key' } },
    { as: 'staff' },
  );

  const same = await told(platform);
  const other = await told(platform, {}, 'another secret that is long enough too');

  expect(code).toBeDefined();
  expect(only(same, 'monri')).toEqual(['missing The keys of monri of Prva trgovina are those for tests.']);
  expect(only(other, 'another APP_SECRET')).toEqual([
    expect.stringMatching(/^missing The keys of monri of Prva trgovina cannot be read/),
  ]);
});

test('who sells is asked of shops only, and the demonstration’s own OIB will not do for a public one', async ({
  platform,
}) => {
  const before = await told(platform);
  const company = (await readDemoOptions()).flatMap(({ key, value }) =>
    key.startsWith('Company') && value ? [[key, value] as const] : [],
  );
  await setOptions(platform, Object.fromEntries(company));
  const demo = await told(platform);

  expect(only(before, 'Invoices of Prva trgovina do not say who sells')).toEqual([
    expect.stringMatching(/^weak .*: CompanyRegister /),
  ]);
  for (const option of ['CompanyName', 'CompanyStreet', 'CompanyOib'])
    expect(
      before.filter((line) => line.includes('Prva trgovina') && line.includes(option)),
      `${option} is named once`,
    ).toHaveLength(1);
  expect(only(demo, 'Invoices of Prva trgovina do not say who sells')).toEqual([]);
  expect(only(demo, 'of the demonstration shop')).toEqual([
    expect.stringMatching(/^missing CompanyOib and CompanyIban /),
  ]);
});

test('[ORDER-018] what a shop lacks before its first order is named, also where its owner opened it all the same', async ({
  platform,
}) => {
  const opened = await told(platform);
  await setOptions(platform, { OpenWithoutLegalTexts: 'false' });
  const closed = await told(platform);

  expect(only(opened, 'takes orders by OpenWithoutLegalTexts although it lacks')).toEqual([
    expect.stringMatching(/^weak Prva trgovina .* the page terms \(hrv\)/),
    expect.stringMatching(/^weak Druga trgovina /),
  ]);
  expect(only(closed, 'takes no orders yet')).toEqual([
    expect.stringMatching(/^missing Prva trgovina .* a required consent to the terms \(form checkoutForm\)/),
  ]);
});

test('[GPSR Art. 19] the doctor names products that are public without what their category asks for', async ({
  platform,
}) => {
  const category = await buildProductCategory(platform, { requiresSafety: true });
  await buildProduct(platform, { name: 'Zvečka bez podataka', categories: [category] });

  expect(only(await told(platform), 'product safety (GPSR, Article 19)')).toEqual([
    expect.stringMatching(
      /^weak On Prva trgovina products .* 1 in all: Zvečka bez podataka \(makerName, makerAddress, makerEmail, safetyText\)/,
    ),
  ]);
});

test('the doctor names e-products that are sold without a file', async ({ platform }) => {
  await buildProduct(platform, { name: 'Krojna datoteka', format: 'e-product' });

  expect(only(await told(platform), 'without a file')).toEqual([
    expect.stringMatching(/^missing On Prva trgovina e-products .* 1 in all: Krojna datoteka\./),
  ]);
});

test('a bucket that takes no signed addresses, and one that lets everybody do what nothing uses or what is private, is told', async ({
  platform,
}) => {
  const s3 = await startFakeS3();
  const about = async () => only(await told(platform, s3.settings), 'bucket izlog-media');
  s3.pages = 'https://www.example.hr';

  const good = only(await told(platform, s3.settings), 'signed');
  s3.pages = null;
  s3.open = [''];
  s3.isWritable = true;
  const open = await about();
  await setOptions(platform, { directBucket: 'true' });
  s3.open = [];
  const closed = await about();
  await s3.stop();

  expect(good).toEqual(['fine Browsers put files into the bucket izlog-media by signed addresses.']);
  expect(open).toEqual([
    expect.stringMatching(/^missing Everybody may read media\/\*/),
    expect.stringMatching(/^missing Everybody may write/),
    expect.stringMatching(/^weak .* CORS/),
    expect.stringMatching(/^weak Everybody may read public\/\* .* nothing uses that right/),
    expect.stringMatching(/^fine Media are kept in/),
  ]);
  expect(closed[0]).toMatch(/^missing directBucket is set, but nobody may read/);
});

test('[SET-001] one address of two sites, an address that only the main site may have, and a PUBLIC_URL of another site are told', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const about = async () => (await told(platform)).filter((line) => /belong|PUBLIC_URL is/.test(line));
  expect(await about()).toContain(
    'weak PUBLIC_URL is https://www.example.hr and was not that at the last start: the next one writes it down.',
  );

  // As they may stand since before the rule.
  const stood = ['www.prvi.test:8443', '10.0.0.7', 'example.hr'];
  await db
    .insert(siteDomains)
    .values(stood.map((host) => ({ siteId: 2, host, name: 'od prije', url: `https://${host}` })));
  const lines = await about();
  await platform.kernel.database.pool.query("delete from site_domains where name = 'od prije'");

  expect(lines.filter((line) => line.startsWith('missing'))).toEqual([
    expect.stringContaining(
      'https://prvi.test of Prva trgovina and https://www.prvi.test:8443 of Druga trgovina are one address to visitors',
    ),
    expect.stringContaining(
      'PUBLIC_URL is https://www.example.hr, which is an address of Druga trgovina: mails of Prva trgovina name https://prvi.test instead.',
    ),
  ]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^weak https:\/\/10\.0\.0\.7 of Druga trgovina is no registered domain/),
  );
});

test('[DOOR-01] keys of programs that never end, that nobody uses and whose maker left are told by name', async ({
  platform,
}) => {
  await buildKey(platform, { name: 'Stari ERP' });
  const kept = await buildKey(platform, { name: 'Knjigovodstvo', endsOn: '2099-12-31' });
  const over = await buildKey(platform, { name: 'Bivši', endsOn: '2020-01-01' });

  expect(only(await told(platform), 'key of the program')).toEqual([
    'weak The key of the program “Stari ERP” of Prva trgovina never ends: see Settings, Programs.',
  ]);
  await platform.kernel.database.pool.query(
    "update program_keys set created_at = now() - interval '100 days'",
  );
  await platform.call(getOwnProgramKey, {}, kept.as);
  expect(only(await told(platform), 'key of the program')).toEqual([
    'weak The key of the program “Stari ERP” of Prva trgovina was not used for 90 days and never ends: see Settings, Programs.',
  ]);
  expect(only(await told(platform), over.name)).toEqual([]);
});
