import { createClient } from '@izlog/contract/client';
import { defineEndpoint } from '@izlog/contract/endpoint';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';
import { platformTest as test } from '#test/kit.ts';
import { mount } from './http.ts';
import { route } from './route.ts';
import { inProcess } from './transport.ts';
import { trustProxies } from './trust-proxies.ts';

const whoAmI = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/whoAmI',
  summary: 'Probe.',
  access: 'anyone',
  cache: 'never',
  answer: z.object({ ip: z.string() }),
});

for (const proxies of [0, 1]) {
  test(`in process the platform sees the address of the visitor, with TRUST_PROXY ${proxies}`, async ({
    platform,
  }) => {
    const app = Fastify({ trustProxy: trustProxies(proxies) });
    mount(app, platform.kernel, [route(whoAmI, ({ ip }) => ({ ip }))]);
    const call = createClient(inProcess(app));

    const visitor = await call(whoAmI, {}, { headers: { 'x-forwarded-for': '198.51.100.77' } });
    const ourselves = await call(whoAmI, {});

    expect(visitor.ip).toBe('198.51.100.77');
    expect(ourselves.ip).toBe('127.0.0.1');
    await app.close();
  });
}

test('over HTTP a visitor cannot choose its address', async ({ platform }) => {
  const app = Fastify({ trustProxy: trustProxies(platform.env.TRUST_PROXY) });
  mount(app, platform.kernel, [route(whoAmI, ({ ip }) => ({ ip }))]);

  const answer = await app.inject({
    url: whoAmI.path,
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-for': '198.51.100.77' },
  });

  expect(answer.json()).toEqual({ data: { ip: '203.0.113.9' } });
  await app.close();
});

test('behind a proxy the address it adds counts, whatever the visitor wrote before it', async ({
  platform,
}) => {
  const app = Fastify({ trustProxy: trustProxies(1) });
  mount(app, platform.kernel, [route(whoAmI, ({ ip }) => ({ ip }))]);

  const answer = await app.inject({
    url: whoAmI.path,
    remoteAddress: '10.0.0.2',
    headers: { 'x-forwarded-for': '198.51.100.77, 203.0.113.9' },
  });

  expect(answer.json()).toMatchObject({ data: { ip: '203.0.113.9' } });
  await app.close();
});
