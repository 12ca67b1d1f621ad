import { createWebhook, getWebhook, switchWebhook } from '@izlog/contract/events/webhook';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith } from '#test/kit.ts';
import { type Received, startReceiver } from '#test/receiver.ts';
import { createSender } from './send-due.ts';

const test = platformTestWith({ WEBHOOK_PRIVATE_RECEIVERS: 'true', TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

test('[DOOR-03] of 10,000 events none is lost and none overtakes another of its thing, to a quick receiver at once and to a dead one when it is back; hostile ones harm neither them nor a sale', {
  tags: 'release',
  timeout: 20 * 60_000,
}, async ({ platform, onTestFinished, annotate }) => {
  const [things, rounds] = [200, 50];
  const { db } = await platform.ctx();
  const sold = await buildProduct(platform, { stock: { isTracked: true, quantity: 9 } });
  const ids: number[] = [];
  for (let index = 0; index < things; index++) ids.push(await buildProduct(platform));
  const last = Math.max(...ids);
  const quick = await startReceiver();
  const dead = await startReceiver((_, reply) => reply.destroy());
  const endless = await startReceiver((_, reply) => {
    reply.writeHead(200);
    const more = setInterval(() => reply.write('x'.repeat(10_000)), 5);
    reply.on('close', () => clearInterval(more));
  });
  const silent = await startReceiver(() => undefined);
  const redirecting = await startReceiver((_, reply) => reply.writeHead(302, { location: quick.url }).end());
  const made = new Map<string, number>();
  for (const [name, receiver] of Object.entries({ quick, dead, endless, silent, redirecting })) {
    onTestFinished(receiver.stop);
    const said = { name, url: receiver.url, events: ['product.updated' as const] };
    made.set(name, (await platform.call(createWebhook, said, staff)).webhook.id);
  }
  const stateOf = (name: string) => platform.call(getWebhook, { id: made.get(name) ?? 0 }, staff);
  let ahead = 0;
  const sender = createSender(platform.kernel, platform.app.log, () => new Date(Date.now() + ahead));

  for (let round = 0; round < rounds; round++)
    await db.execute(
      sql`update products set weight = coalesce(weight, 0) + 1 where id between ${ids[0]} and ${last}`,
    );
  const started = performance.now();
  const firsts: number[] = [];
  while (quick.received.length < things * rounds) {
    await sender.look();
    const asked = performance.now();
    if (firsts.length < 3) {
      await buildOrder(platform, 'bankTransfer', { items: [{ productId: sold, qty: 1 }] });
      firsts.push(performance.now() - asked);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  const seconds = (performance.now() - started) / 1000;
  await sender.settled();
  await annotate(
    `${Math.round((things * rounds) / seconds)} events a second beside four that take none; an order took ${Math.round(Math.max(...firsts))} ms`,
  );

  // The dead one comes back after hours.
  dead.answers((_, reply) => reply.end());
  dead.received.length = 0;
  ahead = 12 * 60 * 60 * 1000;
  await platform.call(switchWebhook, { id: made.get('dead') ?? 0, state: 'on' }, staff);
  while ((await stateOf('dead')).waiting > 0) {
    await sender.look();
    await sender.settled();
  }

  for (const { received } of [quick, dead]) {
    const told = received.filter(({ event }) => event.type === 'product.updated');
    expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(things * rounds);
    expect(inOrder(told)).toBe(true);
  }
  expect(await stateOf('quick')).toMatchObject({ state: 'on', waiting: 0, failingSince: null });
  // An answer without end is an answer: its status was 200.
  expect(await stateOf('endless')).toMatchObject({ state: 'on', failingSince: null });
  expect(await stateOf('silent')).toMatchObject({ state: 'on', waiting: things * rounds });
  expect(await stateOf('redirecting')).toMatchObject({ state: 'on', waiting: things * rounds });
});

/** Whether what happened to each thing came in the order in which it happened. */
function inOrder(received: readonly Received[]): boolean {
  const last = new Map<unknown, number>();
  return received.every(({ event: { data, timestamp } }) => {
    const at = Date.parse(timestamp);
    const before = last.get(data.id) ?? 0;
    last.set(data.id, Math.max(at, before));
    return at >= before;
  });
}
