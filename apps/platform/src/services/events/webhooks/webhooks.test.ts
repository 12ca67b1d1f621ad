import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { EventName } from '@izlog/contract/events/shop-events';
import {
  countReplay,
  createWebhook,
  deleteWebhook,
  filterDeliveries,
  getDelivery,
  getWebhook,
  listWebhooks,
  replayDelivery,
  replayEvents,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  updateWebhook,
} from '@izlog/contract/events/webhook';
import { listTodo } from '@izlog/contract/settings/todo';
import { isOpenToPrograms } from '@izlog/contract/user/programs/open-to-programs';
import { sql } from 'drizzle-orm';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { buildStaff } from '#test/builders/account.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { startReceiver } from '#test/receiver.ts';
import { shareEvents } from '../outbox/share-events.ts';
import { createSender } from './send-due.ts';
import { getRow } from './webhook.queries.ts';

const test = platformTestWith({ WEBHOOK_PRIVATE_RECEIVERS: 'true', TRUST_PROXY: '1' });
const closedTest = platformTestWith({});
const staff = { as: 'staff' } as const;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.afterEach(async ({ platform }) => {
  await (await platform.ctx()).db.execute(sql`delete from webhooks`);
});

const build = (platform: TestPlatform, url: string, events: EventName[], name = 'Skladište Vrapče') =>
  platform.call(createWebhook, { name, url, events }, staff);

/** Sends until nothing is due at a moment. */
async function send(platform: TestPlatform, at = new Date(Date.now() + 10)): Promise<void> {
  const sender = createSender(platform.kernel, platform.app.log, () => at);
  await sender.look();
  await sender.settled();
}

const product = (platform: TestPlatform) =>
  buildProduct(platform, { price: 1000, stock: { isTracked: true, quantity: 9 } });

/** Lets something happen to a product. */
async function happen(platform: TestPlatform, id: number): Promise<void> {
  const { db } = await platform.ctx();
  await db.execute(sql`update products set weight = coalesce(weight, 0) + 1 where id = ${id}`);
}

const log = async (platform: TestPlatform, webhook: number) =>
  (await platform.call(filterDeliveries, { webhook, limit: 100 }, staff)).records;

test('[DOOR-03] an order that is placed reaches the receiver at once, signed so that standardwebhooks and svix verify it; the log shows the answer', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const { webhook, secret } = await build(platform, receiver.url, ['order.placed', 'stock.changed']);

  const { orderSlug } = await buildOrder(platform, 'bankTransfer', {
    items: [{ productId: await product(platform), qty: 1 }],
  });
  await send(platform);

  const placed = receiver.received.find(({ event }) => event.type === 'order.placed');
  const { headers = {}, body = '', event } = placed ?? {};
  expect(new StandardWebhook(secret).verify(body, headers)).toEqual(event);
  expect(new SvixWebhook(secret).verify(body, headers)).toEqual(event);
  expect(() =>
    new StandardWebhook(secret).verify(body.replace('"version":1', '"version":2'), headers),
  ).toThrow();
  expect(event).toMatchObject({
    type: 'order.placed',
    version: 1,
    site: 1,
    data: { number: orderSlug, total: 14.5 },
  });
  expect(body).not.toMatch(/zarko|Đurić|kupci/i);
  const listed = (await log(platform, webhook.id)).find((one) => one.event === 'order.placed');
  expect(listed).toMatchObject({ state: 'delivered', status: 200, attempts: 1, object: { name: orderSlug } });
  const one = await platform.call(getDelivery, { id: listed?.id ?? 0 }, staff);
  expect(one).toMatchObject({
    messageId: headers['webhook-id'],
    body,
    tries: [{ status: 200, answer: 'ok', fault: null }],
  });
  expect(await platform.call(getWebhook, { id: webhook.id }, staff)).toMatchObject({
    waiting: 0,
    delivered: 3,
    state: 'on',
  });
  expect(JSON.stringify(await platform.call(listWebhooks, {}, staff))).not.toContain(secret.slice(6, 20));
});

test('[DOOR-03] during a rotation both secrets sign, afterwards the new one alone; what is kept is sealed', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const { webhook, secret: former } = await build(platform, receiver.url, ['product.updated']);
  const { db } = await platform.ctx();

  const { secret, webhook: after } = await platform.call(
    rotateWebhookSecret,
    { id: webhook.id, overlapHours: 2 },
    staff,
  );
  await platform.call(testWebhook, { id: webhook.id }, staff);
  await db.execute(
    sql`update webhooks set former_until = now() - interval '1 second' where id = ${webhook.id}`,
  );
  await platform.call(testWebhook, { id: webhook.id }, staff);

  const [both, alone] = receiver.received;
  const verify = (text: string, one = both) =>
    new StandardWebhook(text).verify(one?.body ?? '', one?.headers ?? {});
  expect(both?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
  expect([verify(former), verify(secret)]).toMatchObject([{ type: 'test.sent' }, { type: 'test.sent' }]);
  expect(verify(secret, alone)).toMatchObject({ type: 'test.sent' });
  expect(() => verify(former, alone)).toThrow();
  expect(after.formerUntil).not.toBeNull();
  const { rows } = await db.execute<{ secret: string }>(
    sql`select secret || coalesce(former_secret, '') as secret from webhooks where id = ${webhook.id}`,
  );
  expect(rows[0]?.secret).not.toContain(secret.slice(6, 30));
  expect(rows[0]?.secret).not.toContain(former.slice(6, 30));
});

test('[DOOR-03] a dead receiver is left in peace longer and longer, loses nothing, is switched off after three days with word to the owner, and gets all of it in order when it is back', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver((_, reply) => reply.writeHead(503).end('<h1>Održavanje</h1>'));
  onTestFinished(receiver.stop);
  const { webhook } = await build(platform, receiver.url, ['product.updated'], 'Pakirnica Sjever');
  const id = await product(platform);
  const [one, two] = [id, await product(platform)];
  const { db } = await platform.ctx();
  await db.execute(sql`delete from webhook_deliveries where webhook_id = ${webhook.id}`);
  await db.execute(sql`update shop_events set is_awaited = false`);
  for (const changed of [one, two, one, one]) await happen(platform, changed);

  const start = Date.now() + 10;
  const tries: number[] = [];
  for (let at = start; at < start + 4 * day; ) {
    const before = receiver.received.length;
    await send(platform, new Date(at));
    if (receiver.received.length > before) tries.push(at);
    const { state, nextAt } = await platform.call(getWebhook, { id: webhook.id }, staff);
    if (state === 'off' || nextAt === null) break;
    // Nothing is sent before its time.
    await send(platform, new Date(Date.parse(nextAt) - 1000));
    // A webhook may be looked at a moment before its event is due, as the clock then moves on.
    at = Math.max(Date.parse(nextAt) + 1, at + 60_000);
  }
  const sofar = receiver.received.length;
  const off = await platform.call(getWebhook, { id: webhook.id }, staff);
  const todo = await platform.call(listTodo, {}, staff);
  const { rows: mails } = await db.execute<{ template: string }>(
    sql`select template from mails where template like 'webhook%' order by created_at`,
  );

  // At once, after 1, 5, 15 minutes and an hour, then every three hours.
  expect(tries.length).toBeGreaterThan(20);
  expect(tries.length).toBeLessThan(35);
  // One event each time, to see whether it answers; the first time one of each thing.
  expect(sofar).toBe(tries.length + 1);
  expect(off).toMatchObject({ state: 'off', offReason: 'failing', waiting: 4, lastDeliveredAt: null });
  expect(todo.todo).toContainEqual(expect.objectContaining({ name: 'webhooks', count: 1, id: webhook.id }));
  expect(mails.map(({ template }) => template)).toEqual(['webhookFailing', 'webhookFailing', 'webhookOff']);

  // Bringing it back tries first, and leaves it off where that fails.
  const still = await platform.call(switchWebhook, { id: webhook.id, state: 'on' }, staff);
  expect(still).toMatchObject({
    webhook: { state: 'off' },
    trial: { status: 503, answer: '<h1>Održavanje</h1>' },
  });
  receiver.answers((_, reply) => reply.end());
  receiver.received.length = 0;
  await platform.call(switchWebhook, { id: webhook.id, state: 'on' }, staff);
  await send(platform, new Date(start + 3.3 * day));
  const came = receiver.received
    .filter(({ event }) => event.type === 'product.updated')
    .map(({ event }) => event.data.id);
  expect(came).toHaveLength(4);
  expect(await platform.call(getWebhook, { id: webhook.id }, staff)).toMatchObject({
    state: 'on',
    waiting: 0,
    failingSince: null,
  });
  const stamps = receiver.received
    .filter(({ event }) => event.data.id === one)
    .map(({ event }) => Date.parse(event.timestamp));
  expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
});

test('[DOOR-03] an event that one receiver refuses holds up only what happened to the same thing since', async ({
  platform,
  onTestFinished,
}) => {
  const [bad, good] = [await product(platform), await product(platform)];
  const receiver = await startReceiver(({ event }, reply) =>
    reply.writeHead(event.data.id === bad ? 400 : 200).end(),
  );
  onTestFinished(receiver.stop);
  const { webhook } = await build(platform, receiver.url, ['product.updated']);
  for (const id of [bad, good, bad, good]) await happen(platform, id);

  await send(platform);
  const first = (await log(platform, webhook.id)).map(({ object, state }) => [object.id, state]);
  await send(platform, new Date(Date.now() + 2 * minute));
  const tried = receiver.received.filter(({ event }) => event.data.id === bad);

  expect(first).toEqual([
    [good, 'delivered'],
    [bad, 'waiting'],
    [good, 'delivered'],
    [bad, 'waiting'],
  ]);
  // The same event again, by the same id.
  expect(tried).toHaveLength(2);
  expect(new Set(tried.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  // Alone for three days: given up, and the next one has its turn.
  await happen(platform, good);
  await send(platform, new Date(Date.now() + 3 * day));
  await happen(platform, good);
  await send(platform, new Date(Date.now() + 3.5 * day));
  const after = (await log(platform, webhook.id)).filter(({ object }) => object.id === bad);
  expect(after.at(-1)?.state).toBe('failed');
});

test('[DOOR-03] one delivery, or a span, is sent again with the ids it had, also what happened before the webhook was made', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const id = await product(platform);
  const from = new Date().toISOString();
  await happen(platform, id);
  const { webhook } = await build(platform, receiver.url, ['product.updated', 'stock.changed']);
  await happen(platform, id);
  await send(platform);
  const to = new Date(Date.now() + 1000).toISOString();

  const span = { id: webhook.id, from, to };
  const counted = await platform.call(countReplay, { ...span, which: 'all' }, staff);
  const missed = await platform.call(countReplay, { ...span, which: 'undelivered' }, staff);
  const sent = await platform.call(replayEvents, { ...span, which: 'all' }, staff);
  await send(platform);
  const [newest] = await log(platform, webhook.id);
  await platform.call(replayDelivery, { id: newest?.id ?? 0 }, staff);
  await send(platform);

  expect(counted).toEqual({ events: [{ event: 'product.updated', count: 2 }], total: 2 });
  expect(missed.total).toBe(0);
  expect(sent).toEqual(counted);
  expect(receiver.received).toHaveLength(4);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  expect(await platform.refusal(replayEvents, { ...span, from: to, to: from }, staff)).toMatchObject({
    status: 400,
  });
});

test('[DOOR-03] a receiver that is left in peace is asked at once where a person sends one event, or a span, again', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const from = new Date().toISOString();
  const { webhook } = await build(platform, receiver.url, ['product.updated']);
  const fail = async () => {
    receiver.answers((_, reply) => reply.writeHead(503).end());
    await happen(platform, await product(platform));
    await send(platform);
    await send(platform);
    receiver.answers((_, reply) => reply.end());
    receiver.received.length = 0;
  };

  await fail();
  await send(platform);
  const [newest] = await log(platform, webhook.id);
  const meanwhile = receiver.received.length;
  await platform.call(replayDelivery, { id: newest?.id ?? 0 }, staff);
  await send(platform);
  const one = receiver.received.length;
  await fail();
  const to = new Date(Date.now() + 1000).toISOString();
  await platform.call(replayEvents, { id: webhook.id, from, to, which: 'undelivered' }, staff);
  await send(platform);

  expect([meanwhile, one, receiver.received.length]).toEqual([0, 1, 1]);
});

test('[DOOR-03] events are sent to a new place only by a person whose login has just proved itself, not by a program', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const said = { name: 'Knjigovodstvo', url: receiver.url, events: ['order.paid' as const] };
  const { webhook } = await platform.call(createWebhook, said, staff);
  const { db } = await platform.ctx();
  await db.execute(sql`update sessions set created_at = now() - interval '1 hour', proved_at = null`);
  onTestFinished(async () => {
    await db.execute(sql`update sessions set created_at = now()`);
  });
  const { id } = webhook;
  const refusals = [
    await platform.refusal(createWebhook, said, staff),
    await platform.refusal(updateWebhook, { id, url: `${receiver.url}/drugi` }, staff),
    await platform.refusal(rotateWebhookSecret, { id }, staff),
    await platform.refusal(switchWebhook, { id, state: 'on' }, staff),
  ];
  const paused = await platform.call(switchWebhook, { id, state: 'paused' }, staff);

  expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('PROOF_REQUIRED'));
  expect(paused.webhook).toMatchObject({ state: 'paused', url: receiver.url });
  const closed = [createWebhook, updateWebhook, rotateWebhookSecret, switchWebhook];
  expect(closed.filter(isOpenToPrograms)).toEqual([]);
});

test('[DOOR-03] events are laid with a webhook while somebody changes it, and a replay leaves alone what is not laid yet', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const id = await product(platform);
  const { webhook } = await build(platform, receiver.url, ['product.updated']);
  const from = new Date().toISOString();
  await happen(platform, id);
  const span = { id: webhook.id, from, to: new Date(Date.now() + 1000).toISOString(), which: 'all' } as const;

  const early = await platform.call(replayEvents, span, staff);
  const ctx = await platform.ctx();
  await inTransaction(ctx, async (inner) => {
    await getRow(inner, webhook.id, { forUpdate: true });
    await Promise.race([
      shareEvents(platform.kernel.database),
      pause(5000).then(() => Promise.reject(new Error('the events wait for the change'))),
    ]);
  });
  const later = await platform.call(replayEvents, span, staff);

  expect([early.total, later.total]).toEqual([0, 1]);
});

test('[DOOR-03] a paused webhook gets nothing until it goes on: then what waited, or only what is new', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const id = await product(platform);
  const { webhook } = await build(platform, receiver.url, ['product.updated']);
  await platform.call(switchWebhook, { id: webhook.id, state: 'paused' }, staff);
  await happen(platform, id);
  await send(platform);
  const paused = receiver.received.length;
  await platform.call(switchWebhook, { id: webhook.id, state: 'on', missed: 'skip' }, staff);
  await happen(platform, id);
  await send(platform);

  expect(paused).toBe(0);
  expect(receiver.received).toHaveLength(1);
  expect((await log(platform, webhook.id)).map(({ state }) => state)).toEqual(['delivered', 'skipped']);
});

test('[DOOR-03] nobody has events sent that they may not read, and a webhook stops when who answers for it has left', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const said = { name: 'Knjigovodstvo', url: receiver.url };
  const settings = { as: { staff: ['settings.edit', 'stock.edit'] } } as const;
  const closed = await platform.refusal(
    createWebhook,
    { ...said, events: ['order.paid', 'stock.changed'] },
    settings,
  );
  const open = await platform.call(createWebhook, { ...said, events: ['stock.changed'] }, settings);
  const wider = await platform.refusal(
    updateWebhook,
    { id: open.webhook.id, events: ['customer.updated'] },
    settings,
  );
  const stranger = await platform.refusal(listWebhooks, {}, { as: { staff: ['orders.edit'] } });
  const heard = await platform.call(listWebhooks, {}, settings);

  expect(closed).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'events', kind: 'notAllowed' }] },
  });
  expect(wider.status).toBe(400);
  expect(stranger.status).toBe(403);
  expect(heard.mayHear).toEqual([
    'product.created',
    'product.updated',
    'product.deleted',
    'stock.changed',
    'stock.low',
  ]);

  const leaving = await buildStaff(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`update webhooks set user_id = ${leaving.id} where id = ${open.webhook.id}`);
  const id = await product(platform);
  await db.execute(sql`update users set is_active = false where id = ${leaving.id}`);
  await send(platform);
  const stopped = await platform.call(getWebhook, { id: open.webhook.id }, staff);
  const back = await platform.call(switchWebhook, { id: open.webhook.id, state: 'on' }, staff);
  await send(platform);

  expect(stopped).toMatchObject({ state: 'off', offReason: 'rights' });
  expect(back.webhook).toMatchObject({ state: 'on' });
  expect(receiver.received.map(({ event }) => event.data.id)).toContain(id);
  await platform.call(deleteWebhook, { id: open.webhook.id }, staff);
});

test('[DOOR-03] of what was sent a colleague reads what they may read of the shop, and gets no secret of a webhook that tells more', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const { webhook } = await build(platform, receiver.url, ['order.placed', 'stock.changed']);
  await buildOrder(platform, 'bankTransfer', { items: [{ productId: await product(platform), qty: 1 }] });
  await send(platform);
  const few = { as: { staff: ['settings.edit', 'stock.edit'] } } as const;
  const span = { id: webhook.id, from: '2020-01-01T00:00:00Z', to: new Date().toISOString() };
  const order = (await log(platform, webhook.id)).find(({ event }) => event === 'order.placed');
  const id = order?.id ?? 0;
  const seen = await platform.call(filterDeliveries, { webhook: webhook.id }, few);

  expect(new Set(seen.records.map(({ event }) => event))).toEqual(new Set(['stock.changed']));
  expect(seen.pagination.total).toBe(seen.records.length);
  for (const endpoint of [getDelivery, replayDelivery])
    expect((await platform.refusal(endpoint, { id }, few)).status).toBe(404);
  for (const endpoint of [countReplay, replayEvents])
    expect((await platform.refusal(endpoint, { ...span, which: 'all' }, few)).status).toBe(403);
  expect((await platform.refusal(rotateWebhookSecret, { id: webhook.id }, few)).status).toBe(403);
});

test('[DOOR-03] an event of a newer program beside this one waits for it, and the webhook tells the others and stays on', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const [praised, changed] = [await product(platform), await product(platform)];
  const { webhook } = await build(platform, receiver.url, ['product.updated']);
  const { db } = await platform.ctx();
  await db.execute(
    sql`update webhooks set events = array['product.praised', 'product.updated'] where id = ${webhook.id}`,
  );
  await happen(platform, praised);
  await db.execute(
    sql`update shop_events set name = 'product.praised' where object_id = ${praised} and name = 'product.updated'`,
  );
  await happen(platform, praised);
  await happen(platform, changed);
  await send(platform);

  expect(new Set(receiver.received.map(({ event }) => event.data.id))).toEqual(new Set([changed]));
  const after = await platform.call(getWebhook, { id: webhook.id }, staff);
  expect(after).toMatchObject({ state: 'on', waiting: 2, failingSince: null });
});

test('[DOOR-03] receivers that are slow, endless, redirecting, rude or gone are each told as what they are, and harm no other', async ({
  platform,
  onTestFinished,
}) => {
  const target = await startReceiver();
  const tricks: Record<string, Parameters<typeof startReceiver>[0]> = {
    redirect: (_, reply) => reply.writeHead(307, { location: target.url }).end(),
    broken: (_, __, request) => request.socket.destroy(),
    protocol: (_, __, request) =>
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
    endless: (_, reply) => {
      reply.writeHead(200);
      const more = setInterval(() => reply.write('x'.repeat(10_000)), 1);
      reply.on('close', () => clearInterval(more));
    },
    dripping: (_, reply) => {
      reply.writeHead(200);
      reply.write('d');
    },
    huge: (_, reply) => reply.writeHead(200, { 'x-huge': 'h'.repeat(64_000) }).end(),
    rude: (_, reply) =>
      reply
        .writeHead(410, { 'content-type': 'text/html' })
        .end(`<script>alert(1)</script>\0${'n'.repeat(5000)}`),
  };
  const found: Record<string, EndpointAnswer<typeof testWebhook>> = {};
  for (const [name, trick] of Object.entries(tricks)) {
    const receiver = await startReceiver(trick);
    const { webhook } = await build(platform, receiver.url, ['product.updated'], name);
    found[name] = await platform.call(testWebhook, { id: webhook.id }, staff);
    await receiver.stop();
    await platform.call(deleteWebhook, { id: webhook.id }, staff);
  }
  const gone = await build(platform, target.url, ['product.updated'], 'gone');
  await target.stop();
  found.gone = await platform.call(testWebhook, { id: gone.webhook.id }, staff);
  await platform.call(updateWebhook, { id: gone.webhook.id, url: 'http://nigdje.invalid/hook' }, staff);
  found.nowhere = await platform.call(testWebhook, { id: gone.webhook.id }, staff);
  await platform.call(deleteWebhook, { id: gone.webhook.id }, staff);

  expect(found).toMatchObject({
    redirect: { status: 307, fault: 'redirect' },
    broken: { status: null, fault: 'broken' },
    protocol: { status: null, fault: 'broken' },
    endless: { status: 200, fault: null },
    dripping: { status: 200, fault: null },
    huge: { status: null, fault: 'broken' },
    rude: { status: 410, fault: null },
    gone: { status: null, fault: 'refused' },
    nowhere: { status: null, fault: 'notFound' },
  });
  expect(found.rude?.answer.length).toBeLessThanOrEqual(500);
  expect(target.received).toEqual([]);
  onTestFinished(() => undefined);
});

test('[DOOR-03] a receiver that hangs is given up in ten seconds, and meanwhile a quick one is served and an order is placed', {
  tags: 'release',
}, async ({ platform, onTestFinished }) => {
  const slow = await startReceiver(() => undefined);
  const quick = await startReceiver();
  onTestFinished(slow.stop);
  onTestFinished(quick.stop);
  const hanging = await build(platform, slow.url, ['product.updated'], 'Spora');
  const other = await build(platform, quick.url, ['product.updated'], 'Brza');
  await happen(platform, await product(platform));
  const sender = createSender(platform.kernel, platform.app.log);
  await sender.look();
  await pause(1000);
  await happen(platform, await product(platform));
  await sender.look();
  const started = Date.now();
  await buildOrder(platform, 'bankTransfer', { items: [{ productId: await product(platform), qty: 1 }] });
  const took = Date.now() - started;
  await pause(1000);
  const served = quick.received.length;
  await sender.settled();

  expect(served).toBeGreaterThanOrEqual(2);
  expect(took).toBeLessThan(5000);
  expect((await log(platform, hanging.webhook.id)).at(-1)).toMatchObject({
    state: 'waiting',
    fault: 'timeout',
  });
  for (const { webhook } of [hanging, other]) await platform.call(deleteWebhook, { id: webhook.id }, staff);
});

test('[DOOR-03] a program beside the shop on the same machine is told at its own port, the shop itself is not', async ({
  platform,
}) => {
  const own = String(platform.kernel.env.PORT);
  const mustBeRefused = async (url: string) =>
    expect(
      (await platform.refusal(createWebhook, { name: 'x', url, events: ['order.paid'] }, staff)).payload,
      url,
    ).toMatchObject({
      fields: [{ path: 'url', kind: 'ownAddress' }],
    });

  for (const url of [`http://localhost:${own}/hook`, 'http://localhost/hook', 'https://prvi.test:8443/hook'])
    await mustBeRefused(url);
  const { webhook } = await build(platform, 'http://localhost:41407/hook', ['order.paid']);

  expect(webhook.url).toBe('http://localhost:41407/hook');
});

closedTest(
  '[DOOR-03] an address without https, inside a network, with a password or of the shop itself is refused with the reason',
  async ({ platform }) => {
    const fault = async (url: string) => {
      const { status, payload } = await platform.refusal(
        createWebhook,
        { name: 'x', url, events: ['order.paid'] },
        staff,
      );
      const { fields } = payload as { fields: [{ path: string; kind: string }] };
      return [status, fields[0].path, fields[0].kind];
    };

    expect(await fault('http://pakirnica.example/izlog')).toEqual([400, 'url', 'notHttps']);
    expect(await fault('ftp://pakirnica.example/izlog')).toEqual([400, 'url', 'invalidAddress']);
    expect(await fault('pakirnica')).toEqual([400, 'url', 'invalidAddress']);
    expect(await fault('https://ana:tajna@pakirnica.example/')).toEqual([400, 'url', 'hasPassword']);
    expect(await fault('https://prvi.test/hook')).toEqual([400, 'url', 'ownAddress']);
    for (const host of [
      '127.0.0.1',
      '10.1.2.3',
      '[::1]',
      '169.254.169.254',
      '2130706433',
      '0x7f.1',
      'localhost',
      '[::ffff:10.0.0.1]',
    ])
      expect(await fault(`https://${host}/hook`), host).toEqual([
        400,
        'url',
        expect.stringMatching(/notPublic|ownAddress/),
      ]);
    // One whose name leads inside only later: the guard looks at the moment of connecting.
    const { webhook } = await platform.call(
      createWebhook,
      { name: 'x', url: 'https://nigdje.invalid/', events: ['order.paid'] },
      staff,
    );
    const { db } = await platform.ctx();
    await db.execute(sql`update webhooks set url = 'https://localhost/' where id = ${webhook.id}`);
    expect(await platform.call(testWebhook, { id: webhook.id }, staff)).toMatchObject({
      status: null,
      fault: 'notPublic',
    });
  },
);
