import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { createSender } from '#platform/services/events/webhooks/send-due.ts';
import { type Answered, connectDialect } from '#test/builders/dialect-client.ts';
import { buildOrder } from '#test/builders/order.ts';
import { platformTestWith } from '#test/kit.ts';
import { startReceiver } from '#test/receiver.ts';

const test = platformTestWith({ WEBHOOK_PRIVATE_RECEIVERS: 'true', TRUST_PROXY: '1' });
const root = join(import.meta.dirname, '../../../../..');

interface Orders {
  changedOrders(
    woo: { get(path: string, params: Record<string, unknown>): Promise<Answered> },
    since: string,
  ): Promise<{ orders: { number: string }[]; since: string }>;
}
interface Signature {
  isFromShop(body: string, signature: string, secret: string): boolean;
}

test('[DOOR-10] the programs of docs/woocommerce.md read what changed and know what came from the shop', async ({
  platform,
  onTestFinished,
}) => {
  const folder = join(root, `node_modules/.cache/woocommerce-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = readFileSync(join(root, 'docs/woocommerce.md'), 'utf8');
  for (const [, name = '', text = ''] of page.matchAll(/```js\n\/\/ (\S+)\n([\s\S]*?)```/g))
    writeFileSync(join(folder, name), text);
  const load = async <T>(name: string) => (await import(pathToFileURL(join(folder, name)).href)) as T;
  const { changedOrders } = await load<Orders>('changed-orders.mjs');
  const { isFromShop } = await load<Signature>('signature.mjs');
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const client = await connectDialect(platform, { mayRead: ['orders.read'] });
  const said = { topic: 'order.created', delivery_url: receiver.url, secret: 'tajna' };
  expect((await client.post('webhooks', said)).status).toBe(201);

  const first = await changedOrders(client, '2020-01-01T00:00:00');
  const { orderSlug } = await buildOrder(platform, 'bankTransfer');
  const second = await changedOrders(client, first.since);
  const sender = createSender(platform.kernel, platform.app.log);
  await sender.look();
  await sender.settled();

  expect(second.orders.map(({ number }) => number)).toContain(orderSlug);
  const [{ body = '', headers = {} } = {}] = receiver.received;
  const signature = (headers as Record<string, string>)['x-wc-webhook-signature'] ?? '';
  expect(isFromShop(body, signature, 'tajna')).toBe(true);
  expect(isFromShop(`${body} `, signature, 'tajna')).toBe(false);
  expect(isFromShop(body, signature, 'druga')).toBe(false);
});
