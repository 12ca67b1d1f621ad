import { contactAdmin } from '@izlog/contract/cms/forms/contact-admin';
import { expect } from 'vitest';
import { grantRole } from '#platform/services/people/staff/role.queries.ts';
import { setOptions } from '#test/builders/option.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTest as test } from '#test/kit.ts';

const message = {
  name: 'Ivo Ivić',
  email: 'ivo@primjer.hr',
  message: 'Koliko košta studija?\nHvala',
  sentFrom: '/kontakt',
};

test.beforeAll(({ platform }) => setOptions(platform, { CaptchaProvider: 'none' }));

test('[MKT-004, MKT-005] a message goes to the address in option SendEmailTo, and the answer to the visitor', async ({
  platform,
}) => {
  await setOptions(platform, { SendEmailTo: 'upit@prvi.test' });

  expect(await platform.call(contactAdmin, message, { language: 'eng' })).toEqual({});

  const [mail] = await mailsTo(platform, 'upit@prvi.test');
  expect(mail).toMatchObject({
    template: 'contactMessage',
    // The staff reads it in the shop's own language, whatever the visitor's.
    language: 'hr',
    reply_to: 'ivo@primjer.hr',
    data: { name: 'Ivo Ivić', message: 'Koliko košta studija?\nHvala' },
  });
});

test('[MKT-005] without SendEmailTo the owners get the message', async ({ platform }) => {
  await setOptions(platform, { SendEmailTo: null });
  const { db } = await platform.ctx();
  await grantRole(db, 1, 1, 'owner');

  await platform.call(contactAdmin, message);

  expect(await mailsTo(platform, 'osoblje@prvi.test')).toHaveLength(1);
});

test('[MKT-004] name, a valid e-mail and a message are needed', async ({ platform }) => {
  const fields = async (input: Record<string, string>) => {
    const answer = await platform.http({
      method: 'POST',
      url: contactAdmin.path,
      payload: { ...message, ...input },
    });
    return answer
      .json()
      .error.payload.fields.map((one: { path: string; kind: string }) => `${one.path} ${one.kind}`);
  };

  expect(await fields({ name: ' ' })).toEqual(['name required']);
  expect(await fields({ email: 'nije' })).toEqual(['email email']);
  expect(await fields({ message: '' })).toEqual(['message required']);
  expect(await fields({ message: 'a'.repeat(5001) })).toEqual(['message maxLength']);
});

test('[MKT-004] one address sends ten messages an hour and no more', async ({ platform }) => {
  const send = () =>
    platform.app.inject({
      method: 'POST',
      url: contactAdmin.path,
      headers: { site: '1', apikey: 'test-key-of-site-one' },
      payload: message,
      remoteAddress: '203.0.113.50',
    });
  const statuses: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await send()).statusCode);

  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const wait = Number((await send()).headers['retry-after']);
  expect(wait, 'the rest of the hour').toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
});
