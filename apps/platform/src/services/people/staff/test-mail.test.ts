import { getMailState, sendTestMail } from '@izlog/contract/settings/mail-state';
import { login } from '@izlog/contract/user/login';
import { expect } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { mailsTo } from '#test/builders/account-mail.ts';
import { platformTestWith } from '#test/kit.ts';

const test = platformTestWith({ SMTP_URL: 'smtp://izlog:tajna@127.0.0.1:9' });

test('who sets up a shop sends a mail to themselves, and hears at once when the server does not answer', async ({
  platform,
}) => {
  const { email, password } = await buildStaff(platform, { role: 'owner' });
  const { tokens } = await platform.call(login, { username: email, password });
  const as = { headers: { accessToken: tokens.accessToken } };

  const state = await platform.call(getMailState, {}, as);
  const sent = await platform.call(sendTestMail, {}, as);

  expect(state.server).toBe('127.0.0.1:9');
  expect(JSON.stringify({ state, sent })).not.toContain('tajna');
  expect(sent).toMatchObject({ recipient: email, server: 'fails', reason: expect.stringMatching(/\S/) });
  expect((await mailsTo(platform, email)).map(({ template }) => template)).toEqual(['testMail']);
  expect((await platform.refusal(sendTestMail, {}, { as: { staff: ['orders.edit'] } })).status).toBe(403);
});
