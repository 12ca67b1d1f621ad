import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import { type TestPlatform, platformTest as test } from '@izlog/platform/test/kit';
import { pino } from 'pino';
import { expect } from 'vitest';
import { backup } from '../backup/backup.ts';
import { sealSecretsAtStart } from './seal-secrets.ts';

const ownSecret = 'a secret for tests that is long enough';

/** Keeps a password as 0.9.0 did, starts with a secret, and returns what the log says and how the password stands then. */
async function startWith(platform: TestPlatform, secret: string, isSecretNew = false) {
  const { pool } = platform.kernel.database;
  await pool.query(`insert into site_options (site_id, key, value) values (1, 'PasswordProtection', 'tajna-ulaza')
    on conflict (site_id, key) do update set value = excluded.value`);
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
  await sealSecretsAtStart(platform.kernel.database, { secret, isSecretNew, log });
  const { rows } = await pool.query<{ value: string }>(
    "select value from site_options where site_id = 1 and key = 'PasswordProtection'",
  );
  return { lines, value: rows[0]?.value };
}

test('[CMS-027] a start seals what stands as it was typed, and says so; a backup of then does not hold it', async ({
  platform,
}) => {
  const { lines, value } = await startWith(platform, ownSecret);
  const file = join(mkdtempSync(join(tmpdir(), 'izlog-sealed-')), 'shop.izlog');
  await backup(platform.connectionString, file);

  expect(lines).toEqual(['Secret options were encrypted: PasswordProtection of site 1.']);
  expect(value).toMatch(/^sealed:1:/);
  const kept = gunzipSync(readFileSync(file)).toString('utf8');
  expect(kept).toContain(value);
  expect(kept).not.toContain('tajna-ulaza');
});

test('[CMS-027] a start seals nothing with a secret that may not be the one of the shop, and says why', async ({
  platform,
}) => {
  const justMade = await startWith(platform, ownSecret, true);
  await platform.call(
    savePaymentKeys,
    { gateway: 'monri', keys: { mode: 'test', authenticityToken: 'token', merchantKey: 'key' } },
    { as: 'staff' },
  );
  const another = await startWith(platform, 'another secret that is long enough too');
  const right = await startWith(platform, ownSecret);

  expect(justMade.value).toBe('tajna-ulaza');
  expect(justMade.lines).toEqual([
    expect.stringMatching(
      /^Not encrypted yet: PasswordProtection of site 1, .*the one made now may not stay/,
    ),
  ]);
  expect(another.value).toBe('tajna-ulaza');
  expect(another.lines).toEqual([
    expect.stringMatching(/^The keys of monri of Prva trgovina cannot be read/),
    expect.stringMatching(
      /^Not encrypted yet: PasswordProtection of site 1, .*may not be the one of the shop/,
    ),
  ]);
  expect(right.value).toMatch(/^sealed:1:/);
});
