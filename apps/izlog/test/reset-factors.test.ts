import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filterAudit } from '@izlog/contract/user/audit';
import { login } from '@izlog/contract/user/login';
import { getStaffProfile } from '@izlog/contract/user/profile';
import { expect, vi } from 'vitest';
import { buildCustomer, buildStaff } from '../../platform/test/builders/account.ts';
import { platformTest as test } from '../../platform/test/kit.ts';
import { runIzlog } from './run-izlog.ts';

// Real processes.
vi.setConfig({ testTimeout: 120_000 });

async function resetFactors(connectionString: string, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-factors-'));
  const settings = { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: connectionString };
  try {
    return await runIzlog(['staff', 'reset-factors', ...args], { ...process.env, ...settings });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('izlog staff reset-factors lets a lone owner in again who lost phone and recovery codes', async ({
  platform,
}) => {
  const owner = await buildStaff(platform, { role: 'owner' });
  const colleague = await buildStaff(platform, { role: 'owner' });
  const enter = ({ email, password }: typeof owner) => ({ username: email, password });
  const { tokens } = await platform.call(login, enter(owner));
  const { db } = await platform.ctx();
  for (const { id } of [owner, colleague]) {
    await db.execute(
      `insert into totp_factors (user_id, secret, confirmed_at) values (${id}, 'locked', now())`,
    );
    await db.execute(`insert into recovery_codes (user_id, hash) values (${id}, 'lost')`);
    await db.execute(
      `insert into passkeys (site_id, user_id, name, credential_id, public_key, transports)
       values (1, ${id}, 'Telefon', 'key-${id}', 'key', '{}')`,
    );
  }
  const before = await platform.refusal(login, enter(owner));

  const done = await resetFactors(platform.connectionString, owner.email.toUpperCase());

  expect(before.code).toBe('SECOND_FACTOR_REQUIRED');
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(done.stdout).toContain(`${owner.email} has no second factor any more; every login is ended.`);
  expect(done.stdout).not.toContain(owner.password);
  const old = { headers: { accessToken: tokens.accessToken } };
  expect((await platform.refusal(getStaffProfile, {}, old)).status).toBe(401);
  expect((await platform.call(login, enter(owner))).user).toMatchObject({ email: owner.email });
  expect((await platform.refusal(login, enter(colleague))).code).toBe('SECOND_FACTOR_REQUIRED');
  const left = await db.execute(
    `select user_id from recovery_codes where user_id = ${owner.id}
     union all select user_id from passkeys where user_id = ${owner.id}`,
  );
  expect(left.rows).toEqual([]);
  const { records } = await platform.call(filterAudit, {}, { as: 'staff' });
  expect(records).toMatchObject([
    {
      userId: 0,
      userName: '',
      action: 'izlog staff reset-factors',
      input: { email: owner.email },
      changes: [
        {
          target: `user ${owner.id}`,
          before: { hasSecondFactor: true },
          after: { hasSecondFactor: false },
        },
      ],
    },
  ]);
  const mails = await db.execute(`select template, recipient, data->>'url' as url from mails`);
  expect(mails.rows).toMatchObject([
    { template: 'factorsReset', recipient: owner.email, url: expect.stringMatching(/\/adminLogin$/) },
  ]);
});

test('izlog staff reset-factors names an e-mail that is not of the staff of the site, and changes nothing', async ({
  platform,
}) => {
  const customer = await buildCustomer(platform);
  await platform.call(login, { username: customer.email, password: customer.password });

  const { code, stdout, stderr } = await resetFactors(
    platform.connectionString,
    customer.email,
    '--site',
    '1',
  );

  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^.+ has no staff with the e-mail ${customer.email}\\.\n$`));
  const { db } = await platform.ctx();
  const ended = await db.execute(`select ended_at from sessions where user_id = ${customer.id}`);
  expect(ended.rows).toMatchObject([{ ended_at: null }]);
});
