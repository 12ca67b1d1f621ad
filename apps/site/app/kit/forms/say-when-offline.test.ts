import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { sayWhenOffline } from './say-when-offline.ts';

const sent = (outcome: () => unknown) => {
  const body = new URLSearchParams({ form: 'address' });
  const request = new Request('http://izlog.example/naplata', { method: 'POST', body });
  return sayWhenOffline({ request, serverAction: async () => outcome() });
};
const throws = (error: unknown) => () => {
  throw error;
};
/** What the router makes of an answer that is none of its own, e.g. of a server in front of the shop. */
const answered = (status: number) => ({ status, statusText: '', internal: false, data: '' });

test('[ROUTE-059, CHECKOUT-026] a form whose server cannot be reached or fails stays where it is and says why', async () => {
  expect(await sent(throws(new TypeError('Failed to fetch')))).toMatchObject({
    data: { form: 'address', isOffline: true },
    init: { status: 503 },
  });
  for (const fault of [answered(502), answered(500), new Error('Unexpected Server Error')])
    expect(await sent(throws(fault))).toMatchObject({
      data: { form: 'address', isFailed: true },
      init: { status: 503 },
    });
});

test('what the server answers passes as it is: answers, ways on, refusals', async () => {
  const way = redirect('/profil');

  expect(await sent(() => 'answer')).toBe('answer');
  await expect(sent(throws(way))).rejects.toBe(way);
  await expect(sent(throws(answered(404)))).rejects.toMatchObject({ status: 404 });
});
