import { expect } from 'vitest';
import { platformTestWith } from '#test/kit.ts';

const test = platformTestWith({ METRICS_TOKEN: 'a-token-of-at-least-16' });

test('the token opens the metrics from anywhere and nothing else does', async ({ platform }) => {
  const ask = (authorization?: string) =>
    platform.app.inject({
      url: '/metrics',
      remoteAddress: '127.0.0.1',
      headers: authorization ? { authorization } : {},
    });

  const [without, wrong, right] = await Promise.all([
    ask(),
    ask('Bearer another-token-of-16'),
    ask('Bearer a-token-of-at-least-16'),
  ]);

  expect([without.statusCode, wrong.statusCode, right.statusCode]).toEqual([404, 404, 200]);
});
