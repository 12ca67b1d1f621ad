import { expect } from 'vitest';
import { openWebhook } from '#test/door-to-database.ts';
import { platformTest as test } from '#test/kit.ts';
import { dropTags, inTransaction } from './context.ts';
import { listenForTags, payloads } from './tags.ts';

test('tags are split into notices that PostgreSQL can carry, and none is lost', () => {
  const tags = Array.from({ length: 1900 }, (_, index) => `product:${index}`);

  const notices = payloads(7, tags);

  expect(Math.max(...notices.map((notice) => Buffer.byteLength(notice)))).toBeLessThan(8000);
  expect(notices.flatMap((notice) => notice.replace(/^7 /, '').split(','))).toEqual(tags);
});

test('a drop is heard when its transaction commits and never when it rolls back', async ({ platform }) => {
  const heard: string[] = [];
  const listener = await listenForTags({
    connectionString: platform.connectionString,
    onTags: (siteId, tags) => heard.push(...tags.map((tag) => `${siteId} ${tag}`)),
    onGap: () => {},
    onError: () => {},
  });
  const ctx = await platform.ctx();

  await inTransaction(ctx, async (tx) => {
    await dropTags(tx, ['product:1']);
    throw new Error('rolled back');
  }).catch(() => undefined);
  await inTransaction(ctx, (tx) => dropTags(tx, ['product:2']));
  await expect.poll(() => heard).toContain('1 product:2');
  await listener.stop();

  expect(heard).toEqual(['1 product:2']);
});

test('after a gap everything is forgotten once, and changes are heard again', async ({ platform }) => {
  const door = await openWebhook(platform.connectionString);
  const heard: string[] = [];
  let gaps = 0;
  const listener = await listenForTags({
    connectionString: door.connectionString,
    onTags: (_, tags) => heard.push(...tags),
    onGap: () => gaps++,
    onError: () => {},
  });
  const ctx = await platform.ctx();

  door.cut();
  await dropTags(ctx, ['lost']);
  await expect.poll(() => gaps).toBe(1);
  await dropTags(ctx, ['heard']);
  await expect.poll(() => heard).toEqual(['heard']);
  await listener.stop();
  await door.close();

  expect(gaps).toBe(1);
});

test('a listener that is stopped while it connects again leaves no connection behind', async ({
  platform,
}) => {
  const door = await openWebhook(platform.connectionString);
  let gaps = 0;
  const listener = await listenForTags({
    connectionString: door.connectionString,
    onTags: () => {},
    onGap: () => gaps++,
    onError: () => {},
  });

  const isBack = door.hold();
  door.cut();
  await isBack;
  await listener.stop();
  door.open();

  await expect.poll(door.inside).toBe(0);
  expect(gaps).toBe(0);
  await door.close();
});

test('a connection that breaks as often as it is made is made again until it holds', async ({ platform }) => {
  const door = await openWebhook(platform.connectionString);
  const heard: string[] = [];
  let gaps = 0;
  const listener = await listenForTags({
    connectionString: door.connectionString,
    onTags: (_, tags) => heard.push(...tags),
    onGap: () => gaps++,
    onError: () => {},
  });

  for (let time = 0; time < 3; time++) {
    const isBack = door.hold();
    door.cut();
    await isBack;
  }
  door.open();
  await expect.poll(() => gaps).toBe(1);
  await dropTags(await platform.ctx(), ['once']);

  await expect.poll(() => heard).toEqual(['once']);
  expect(door.inside()).toBe(1);
  await listener.stop();
  await door.close();
});
