import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWebhook } from '@izlog/contract/events/webhook';
import { expect } from 'vitest';
import { buildOrder } from '#test/builders/order.ts';
import { platformTestWith } from '#test/kit.ts';
import { createSender } from './webhooks/send-due.ts';

const test = platformTestWith({ WEBHOOK_PRIVATE_RECEIVERS: 'true', TRUST_PROXY: '1' });
const root = join(import.meta.dirname, '../../../../..');

interface Receiver {
  startReceiver(given: { secret: string; port: number; onEvent: (event: unknown) => void }): Promise<Server>;
}
interface Changes {
  readChanges(given: {
    shop: string;
    headers: Record<string, string>;
    of: string[];
    cursor?: string;
    onChange: (change: { kind: string; key: string | null }) => void;
  }): Promise<string | undefined>;
}

test('[DOOR-03, DOOR-05] the programs of docs/events.md take an event and read what changed', async ({
  platform,
  onTestFinished,
}) => {
  // Below node_modules, from where the packages of the project are found.
  const folder = join(root, `node_modules/.cache/events-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = readFileSync(join(root, 'docs/events.md'), 'utf8');
  for (const [, name = '', text = ''] of page.matchAll(/```js\n\/\/ (\S+)\n([\s\S]*?)```/g))
    writeFileSync(join(folder, name), text);
  const load = async <T>(name: string) => (await import(pathToFileURL(join(folder, name)).href)) as T;
  const { startReceiver } = await load<Receiver>('receiver.mjs');
  const { readChanges } = await load<Changes>('changes.mjs');
  const shop = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = await platform.headers({ as: 'staff' });

  const events: unknown[] = [];
  const told: string[] = [];
  // The address is known before the secret is: a server on any free port, and the webhook to it.
  const first = await startReceiver({ secret: `whsec_${'A'.repeat(32)}`, port: 0, onEvent: () => {} });
  const { port } = first.address() as AddressInfo;
  await new Promise((done) => first.close(done));
  const url = `http://127.0.0.1:${port}/`;
  const { secret } = await platform.call(
    createWebhook,
    { name: 'x', url, events: ['order.placed'] },
    { as: 'staff' },
  );
  const server = await startReceiver({ secret, port, onEvent: (event) => events.push(event) });
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const reading = {
    shop,
    headers,
    of: ['order'],
    onChange: ({ key }: { key: string | null }) => void told.push(key ?? ''),
  };
  const cursor = await readChanges(reading);
  const { orderSlug } = await buildOrder(platform, 'bankTransfer');
  const sender = createSender(platform.kernel, platform.app.log);
  await sender.look();
  await sender.settled();
  await readChanges({ ...reading, cursor });

  expect(events).toMatchObject([{ type: 'order.placed', data: { number: orderSlug } }]);
  expect(told).toEqual([orderSlug]);
});
