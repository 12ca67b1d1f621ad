import { createHmac } from 'node:crypto';
import { changeOrderState } from '@izlog/contract/ecommerce/orders/order-staff';
import { getWebhook, listWebhooks, rotateWebhookSecret } from '@izlog/contract/events/webhook';
import { filterAudit } from '@izlog/contract/user/audit';
import { takeBackProgramKey } from '@izlog/contract/user/programs/program-keys';
import { expect } from 'vitest';
import { createSender } from '#platform/services/events/webhooks/send-due.ts';
import { connectDialect } from '#test/builders/dialect-client.ts';
import { buildOrder } from '#test/builders/order.ts';
import { platformTestWith } from '#test/kit.ts';
import { startReceiver } from '#test/receiver.ts';

const test = platformTestWith({ TRUST_PROXY: '1', WEBHOOK_PRIVATE_RECEIVERS: 'true' });
const staff = { as: 'staff' } as const;

test('[DOOR-10] a program sets up webhooks of what its key may read, hears signed of whole orders, and no more once the key is taken back', async ({
  platform,
  onTestFinished,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const sender = createSender(platform.kernel, platform.app.log);
  const deliver = async () => {
    await sender.look();
    await sender.settled();
  };
  const { key, ...client } = await connectDialect(platform, { mayRead: ['orders.read'] });
  const said = { name: 'Knjige', topic: 'order.created', delivery_url: receiver.url, secret: 'tajna riječ' };

  const created = await client.post('webhooks', said);
  expect([created.status, created.data]).toMatchObject([
    201,
    {
      status: 'active',
      topic: 'order.created',
      resource: 'order',
      event: 'created',
      delivery_url: receiver.url,
    },
  ]);
  const updated = await client.post('webhooks', { ...said, topic: 'order.updated' });
  const refusals = [
    await client.post('webhooks', { ...said, topic: 'customer.created' }),
    await client.post('webhooks', { ...said, topic: 'order.deleted' }),
    await client.post('webhooks', { ...said, secret: undefined }),
    await client.post('webhooks', { ...said, delivery_url: 'ftp://primatelj.test' }),
  ];
  expect(refusals.map(({ status, data }) => `${status} ${data.code}`)).toEqual([
    '403 woocommerce_rest_cannot_create',
    '400 rest_invalid_param',
    '400 rest_missing_callback_param',
    '400 rest_invalid_param',
  ]);
  const other = await connectDialect(platform, { mayRead: ['orders.read'] });
  expect((await other.get('webhooks')).data).toEqual([]);
  expect((await other.delete(`webhooks/${created.data.id}`, { force: true })).status).toBe(404);

  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {});
  await deliver();
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  await deliver();

  const topics = receiver.received.map(({ headers }) => headers['x-wc-webhook-topic']);
  expect(topics[0]).toBe('order.created');
  expect(topics.slice(1).length).toBeGreaterThan(0);
  expect(new Set(topics.slice(1))).toEqual(new Set(['order.updated']));
  for (const { body, headers } of receiver.received)
    expect(headers['x-wc-webhook-signature']).toBe(
      createHmac('sha256', 'tajna riječ').update(body).digest('base64'),
    );
  const [first] = receiver.received;
  const order = JSON.parse(first?.body ?? '{}');
  expect(order).toMatchObject({ number: slug, status: 'on-hold', line_items: [{ quantity: 1 }] });
  // What it is told is what it would read.
  expect((await client.get(`orders/${order.id}`)).data).toEqual(
    JSON.parse(receiver.received.at(-1)?.body ?? '{}'),
  );
  expect(first?.headers).toMatchObject({
    'x-wc-webhook-id': String(created.data.id),
    'x-wc-webhook-resource': 'order',
    'x-wc-webhook-event': 'created',
    'x-wc-webhook-delivery-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });

  // Staff see it with the others, and do not change what is the program's; who did what stands in the log, without secrets.
  const { webhooks } = await platform.call(listWebhooks, {}, staff);
  expect(webhooks.map(({ id }) => id)).toContain(created.data.id);
  const rotated = platform.refusal(rotateWebhookSecret, { id: created.data.id, overlapHours: 0 }, staff);
  expect(await rotated).toMatchObject({ code: 'VALIDATION_FAILED' });
  const { records } = await platform.call(filterAudit, { keyId: key.id }, staff);
  expect(records.map(({ action, userName }) => [action, userName])).toEqual([
    ['POST /api/v1/settings/webhook/create', key.name],
    ['POST /api/v1/settings/webhook/create', key.name],
  ]);
  expect(JSON.stringify(records)).not.toContain('tajna');

  expect((await client.put(`webhooks/${updated.data.id}`, { status: 'paused' })).data.status).toBe('paused');
  expect((await client.delete(`webhooks/${updated.data.id}`, { force: true })).status).toBe(200);
  expect((await client.get('webhooks')).data.map(({ id }: { id: number }) => id)).toEqual([created.data.id]);

  await platform.call(takeBackProgramKey, { id: key.id }, staff);
  const count = receiver.received.length;
  await buildOrder(platform, 'bankTransfer', {});
  await deliver();
  expect(receiver.received).toHaveLength(count);
  expect(await platform.call(getWebhook, { id: created.data.id }, staff)).toMatchObject({
    state: 'off',
    offReason: 'rights',
  });
});
