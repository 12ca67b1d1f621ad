import type { AddressInfo } from 'node:net';
import { getMailState, saveMailServer, sendTestMail } from '@izlog/contract/settings/mail-state';
import { getSetup } from '@izlog/contract/settings/setup';
import { filterAudit } from '@izlog/contract/user/audit';
import { login } from '@izlog/contract/user/login';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { startFakeSmtp } from '#test/fake-smtp.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { openCarrierOfSites } from '../carriers.ts';
import { deliverMail } from '../deliver-mail.ts';
import { mails } from '../mail.tables.ts';
import { mailFaultOf } from './mail-fault.ts';
import { putMailServer } from './mail-server.queries.ts';

const test = platformTestWith({ MAIL_PRIVATE_SERVERS: 'true' });
const shut = platformTestWith({});

const staff = { as: 'staff' } as const;
const server = {
  host: 'smtp.primjer.hr',
  port: 587,
  security: 'starttls',
  user: 'shop@primjer.hr',
  password: 'vrlo tajna',
} as const;

async function owner(platform: TestPlatform) {
  const { email, password } = await buildStaff(platform, { role: 'owner' });
  const { tokens } = await platform.call(login, { username: email, password });
  return { headers: { accessToken: tokens.accessToken } };
}

test('[OFFICE-15] an owner sets the mail server, hears at once what it says, and mails leave through it', async ({
  platform,
}) => {
  const as = await owner(platform);
  const smtp = await startFakeSmtp();
  onTestFinished(smtp.stop);
  const mailStep = async () =>
    (await platform.call(getSetup, {}, as)).steps.find(({ name }) => name === 'mail')?.state;
  const before = await mailStep();
  const { hostname, port } = new URL(smtp.url);
  const own = { host: hostname, port: Number(port), security: 'none', user: '' } as const;
  const state = await platform.call(saveMailServer, { server: own }, as);
  const sent = await platform.call(sendTestMail, {}, as);
  const { db } = await platform.ctx();
  const [waiting] = await db.select().from(mails);
  await deliverMail(platform.kernel, openCarrierOfSites(platform.kernel), waiting?.id ?? '');

  const encrypted = new SMTPServer({ secure: true, logger: false });
  encrypted.on('error', () => {});
  await new Promise<void>((resolve) => encrypted.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise((resolve) => encrypted.close(() => resolve())));
  const strange = {
    ...own,
    host: 'localhost',
    port: (encrypted.server.address() as AddressInfo).port,
    security: 'tls',
  } as const;
  await platform.call(saveMailServer, { server: strange }, as);
  const refused = await platform.call(sendTestMail, {}, as);
  await smtp.stop();
  await platform.call(saveMailServer, { server: own }, as);
  const gone = await platform.call(sendTestMail, {}, as);
  await platform.call(saveMailServer, { server: null }, as);

  expect(before).not.toBe('done');
  expect(state).toMatchObject({ server: `${hostname}:${port}`, isFixed: false, own: { hasPassword: false } });
  expect(sent).toMatchObject({ server: 'works', fault: null, reason: '' });
  expect(smtp.accepted.map((mail) => mail.to?.[0]?.address)).toEqual([sent.recipient]);
  expect(refused).toMatchObject({ server: 'fails', fault: 'certificate' });
  expect(gone).toMatchObject({ server: 'fails', fault: 'unreachable' });
  expect(await platform.call(getMailState, {}, as)).toMatchObject({ server: null, own: null });
  expect(mailFaultOf(Object.assign(new Error('535 no'), { code: 'EAUTH' }))).toBe('login');
});

test('the password of a mail server is never given back, and goes to no server but the one it was said for', async ({
  platform,
}) => {
  const { password: _password, ...same } = server;
  const save = (said: object) =>
    platform.refusal(saveMailServer, { server: { ...same, ...said } } as never, staff);
  const needed = { status: 400, payload: { fields: [{ path: 'server.password' }] } };

  expect(await save({})).toMatchObject(needed);
  const state = await platform.call(saveMailServer, { server }, staff);
  const again = await platform.call(saveMailServer, { server: same }, staff);
  for (const said of [{ host: 'smtp.zlocest.hr' }, { port: 2525 }, { security: 'tls' }, { user: 'x' }])
    expect(await save(said), JSON.stringify(said)).toMatchObject(needed);
  expect(await save({ security: 'none', password: 'x' })).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'server.security' }] },
  });
  expect(await save({ user: 'a\0b' })).toMatchObject({ status: 400 });
  const { records } = await platform.call(filterAudit, {}, staff);

  expect(again).toEqual(state);
  expect(state.own).toEqual({ ...same, hasPassword: true });
  expect(JSON.stringify({ state, records })).not.toContain(server.password);
  expect(records.flatMap(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({
      target: 'mailServer',
      after: expect.objectContaining({ host: server.host, hasPassword: true }),
    }),
  );
  expect(
    (await platform.refusal(saveMailServer, { server }, { as: { staff: ['orders.edit'] } })).status,
  ).toBe(403);
  expect((await platform.call(getMailState, {}, { ...staff, site: 2 })).own).toBeNull();
});

shut(
  'an owner of one shop reaches no server inside the network by the mail server of the shop',
  async ({ platform }) => {
    const as = await owner(platform);
    const smtp = await startFakeSmtp();
    onTestFinished(smtp.stop);
    const refusedField = async (said: object) => {
      const { status, payload } = await platform.refusal(
        saveMailServer,
        { server: { ...server, ...said } } as never,
        staff,
      );
      return [status, (payload as { fields: { path: string }[] }).fields[0]?.path];
    };

    for (const host of [
      '127.0.0.1',
      '10.0.0.5',
      '169.254.169.254',
      '::1',
      'localhost',
      'baza',
      'a b.hr',
      '2130706433',
    ])
      expect(await refusedField({ host }), host).toEqual([400, 'server.host']);
    expect(await refusedField({ port: 5432 })).toEqual([400, 'server.port']);
    // What a name resolves to is known only when it is called: as if it had been kept before.
    const ctx = await platform.ctx();
    const inside = {
      ...server,
      host: 'localhost',
      port: Number(new URL(smtp.url).port),
      user: '',
      sealed: null,
    };
    const { password: _password, ...row } = inside;
    await putMailServer(ctx, { ...row, security: 'none' });

    expect(await platform.call(sendTestMail, {}, as)).toMatchObject({ server: 'fails', fault: 'notFound' });
    expect(smtp.accepted).toEqual([]);
  },
);
