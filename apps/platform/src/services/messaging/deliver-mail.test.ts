import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { type SmtpStage, startFakeSmtp } from '#test/fake-smtp.ts';
import { platformTest, type TestPlatform } from '#test/kit.ts';
import { openCarrier } from './carriers.ts';
import { deliverMail, mostAttempts } from './deliver-mail.ts';
import { takeMail } from './mail.queries.ts';
import { sendMail } from './send-mail.ts';

const test = platformTest.extend(
  'smtp',
  { scope: 'file' },
  async ({ settings: _settings }, { onCleanup }) => {
    const smtp = await startFakeSmtp();
    onCleanup(smtp.stop);
    return smtp;
  },
);

const link = { name: 'Ana', url: 'https://prvi.test/potvrdi', hours: 24 };
let counter = 0;

/** Puts a mail into the outbox and gives its id and recipient. */
async function queued(platform: TestPlatform, to = `primatelj${++counter}@primjer.hr`, isBulk = false) {
  const ctx = await platform.ctx();
  await sendMail(ctx, 'confirmEmail', to, link, { isBulk });
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from mails where recipient = ${to}`);
  return { id: rows[0]?.id ?? '', to };
}

async function stateOf(platform: TestPlatform, id: string) {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{
    state: string;
    attempts: number;
    last_error: string | null;
    data: unknown;
  }>(sql`select state, attempts, last_error, data from mails where id = ${id}`);
  return rows[0];
}

function carrierTo(platform: TestPlatform, url: string) {
  return openCarrier({ ...platform.env, SMTP_URL: url });
}

for (const stage of ['connect', 'mail', 'rcpt', 'data'] as const satisfies SmtpStage[]) {
  test(`[API-026] a mail server that fails at ${stage} gets the mail again later, once`, async ({
    platform,
    smtp,
  }) => {
    const { id, to } = await queued(platform);
    const carrier = carrierTo(platform, smtp.url);
    smtp.failNext(stage);

    await expect(deliverMail(platform.kernel, carrier, id)).rejects.toThrow();
    expect(await stateOf(platform, id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: expect.any(String),
    });
    await deliverMail(platform.kernel, carrier, id);
    await deliverMail(platform.kernel, carrier, id);

    expect(await stateOf(platform, id)).toMatchObject({ state: 'sent', attempts: 2, data: null });
    expect(smtp.accepted.filter((mail) => mail.to?.[0]?.address === to)).toHaveLength(1);
  });
}

test('a mail server that takes the mail and hangs up before it says so gets it again with the same Message-ID', async ({
  platform,
  smtp,
}) => {
  const { id, to } = await queued(platform);
  const carrier = carrierTo(platform, smtp.url);
  smtp.failNext('drop after data');

  await expect(deliverMail(platform.kernel, carrier, id)).rejects.toThrow();
  await deliverMail(platform.kernel, carrier, id);

  const received = smtp.accepted.filter((mail) => mail.to?.[0]?.address === to);
  expect(received.map(({ messageId }) => messageId)).toEqual([`<${id}@prvi.test>`, `<${id}@prvi.test>`]);
});

test('no mail server at all: the mail waits', async ({ platform, smtp }) => {
  const { id } = await queued(platform);

  await expect(deliverMail(platform.kernel, carrierTo(platform, 'smtp://127.0.0.1:1'), id)).rejects.toThrow();

  expect(await stateOf(platform, id)).toMatchObject({ state: 'waiting' });
  await deliverMail(platform.kernel, carrierTo(platform, smtp.url), id);
  expect(await stateOf(platform, id)).toMatchObject({ state: 'sent' });
});

test('an address that is refused for good is not tried again; a refused sender is, since the shop can mend it', async ({
  platform,
  smtp,
}) => {
  const carrier = carrierTo(platform, smtp.url);
  const unknown = await queued(platform);
  smtp.failNext('rcpt', 550);
  await deliverMail(platform.kernel, carrier, unknown.id);
  expect(await stateOf(platform, unknown.id)).toMatchObject({ state: 'failed' });

  const wrongSender = await queued(platform);
  smtp.failNext('mail', 550);
  await expect(deliverMail(platform.kernel, carrier, wrongSender.id)).rejects.toThrow();
  expect(await stateOf(platform, wrongSender.id)).toMatchObject({ state: 'waiting' });
});

test('a mail is given up after the last attempt', async ({ platform }) => {
  const { id } = await queued(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`update mails set attempts = ${mostAttempts - 1} where id = ${id}`);

  await deliverMail(platform.kernel, carrierTo(platform, 'smtp://127.0.0.1:1'), id);

  expect(await stateOf(platform, id)).toMatchObject({ state: 'failed', attempts: mostAttempts });
});

test('two processes do not send one mail; when the first dies, the other takes over after a while', async ({
  platform,
  smtp,
}) => {
  const { id, to } = await queued(platform);
  const { db } = await platform.ctx();
  const carrier = carrierTo(platform, smtp.url);
  // The first process takes the mail and is never heard of again.
  expect(await takeMail(db, id, 60)).toBeDefined();

  await expect(deliverMail(platform.kernel, carrier, id)).rejects.toThrow('another process');
  await db.execute(
    sql`update mails set leased_until = clock_timestamp() - interval '1 second' where id = ${id}`,
  );
  await deliverMail(platform.kernel, carrier, id);

  expect(smtp.accepted.filter((mail) => mail.to?.[0]?.address === to)).toHaveLength(1);
});

test('twenty attempts at once send one mail', async ({ platform, smtp }) => {
  const { id, to } = await queued(platform);
  const carrier = carrierTo(platform, smtp.url);

  await Promise.allSettled(Array.from({ length: 20 }, () => deliverMail(platform.kernel, carrier, id)));

  expect(smtp.accepted.filter((mail) => mail.to?.[0]?.address === to)).toHaveLength(1);
});

test('[API-026] a mail is in the outbox if and only if its transaction commits, and once for one key', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const count = async (to: string) => {
    const { rows } = await ctx.db.execute<{ mails: number; jobs: number }>(
      sql`select count(*)::int as mails, (select count(*)::int from pgboss.job where data->>'id' in (select id::text from mails where recipient = ${to})) as jobs from mails where recipient = ${to}`,
    );
    return rows[0];
  };

  await inTransaction(ctx, async (tx) => {
    await sendMail(tx, 'confirmEmail', 'nikad@primjer.hr', link);
    throw new Error('rolled back');
  }).catch(() => undefined);
  expect(await count('nikad@primjer.hr')).toEqual({ mails: 0, jobs: 0 });

  for (const _ of [1, 2])
    await sendMail(ctx, 'confirmEmail', 'jednom@primjer.hr', link, { key: 'potvrda 1' });
  expect(await count('jednom@primjer.hr')).toEqual({ mails: 1, jobs: 1 });
});

test('a mail carries sender, answer address, names with diacritics and files, and cannot be given further headers', async ({
  platform,
  smtp,
}) => {
  const ctx = await platform.ctx();
  await platform.kernel.storage.put('test/racun.pdf', '%PDF-1.7');
  const to = 'zeljka@primjer.hr';
  await sendMail(
    ctx,
    'contactMessage',
    to,
    {
      name: 'Šime\r\nBcc: zlo@primjer.hr',
      email: 'sime@primjer.hr',
      message: 'Žuti <b>đerdan</b>\nu dva reda',
    },
    {
      recipientName: 'Željka Čavlović',
      replyTo: 'sime@primjer.hr',
      files: [{ name: 'račun.pdf', storageKey: 'test/racun.pdf', mime: 'application/pdf' }],
    },
  );
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from mails where recipient = ${to}`);

  await deliverMail(platform.kernel, carrierTo(platform, smtp.url), rows[0]?.id ?? '');

  const mail = smtp.accepted.find((one) => one.to?.[0]?.address === to);
  expect(mail).toMatchObject({
    from: { name: 'Prva trgovina', address: 'izlog@localhost' },
    to: [{ name: 'Željka Čavlović', address: to }],
    replyTo: [{ address: 'sime@primjer.hr' }],
    attachments: [{ filename: 'račun.pdf', mimeType: 'application/pdf' }],
  });
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.subject).toContain('Šime');
  expect(mail?.html).toContain('Žuti &lt;b&gt;đerdan&lt;/b&gt;<br>u dva reda');
  expect(mail?.text).toContain('> Žuti <b>đerdan</b>\n> u dva reda');
});

test('without a mail server the workers write mails into the folder outbox', async ({ platform }) => {
  const { id } = await queued(platform);

  await platform.kernel.jobs.work();

  const file = join(platform.env.DATA_DIR, 'outbox', `${id}.eml`);
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain(`Message-ID: <${id}@prvi.test>`);
  await expect.poll(async () => (await stateOf(platform, id))?.state).toBe('sent');
});

test('[MKT-001, API-026] a mail that somebody waits for does not stand behind those of an issue', async ({
  platform,
}) => {
  const many = await Promise.all(
    Array.from({ length: 200 }, () => queued(platform, `citatelj${++counter}@primjer.hr`, true)),
  );
  const { id } = await queued(platform);

  await expect.poll(async () => (await stateOf(platform, id))?.state, { timeout: 20_000 }).toBe('sent');
  const states = await Promise.all(many.map(async (one) => (await stateOf(platform, one.id))?.state));
  expect(states).toContain('waiting');
});
