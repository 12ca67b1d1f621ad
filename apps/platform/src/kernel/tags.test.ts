import { expect } from 'vitest';
import { platformTest as test } from '../../test/kit.ts';
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
