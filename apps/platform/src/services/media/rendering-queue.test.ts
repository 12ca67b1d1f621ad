import { expect, test } from 'vitest';
import { createRenderingQueue } from './rendering-queue.ts';

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let starts = 0;
  return {
    run: () => {
      starts++;
      return promise;
    },
    end: () => resolve('done'),
    fail: () => reject(new Error('broken')),
    starts: () => starts,
  };
}

test('[MEDIA-007] a rendering that many ask for at once runs once, and again when it is asked for later', async () => {
  const once = createRenderingQueue();
  const one = work();

  const answers = Promise.all([once('a', one.run), once('a', one.run), once('a', one.run)]);
  one.end();

  expect(await answers).toEqual(['done', 'done', 'done']);
  expect(one.starts()).toBe(1);
  await once('a', one.run);
  expect(one.starts()).toBe(2);
});

test('only as many run at once as allowed; the next starts when one ends, also when it fails', async () => {
  const once = createRenderingQueue({ atOnce: 1 });
  const [first, second] = [work(), work()];

  const failing = once('a', first.run);
  const waiting = once('b', second.run);
  expect(second.starts()).toBe(0);
  first.fail();

  await expect(failing).rejects.toThrow('broken');
  second.end();
  expect(await waiting).toBe('done');
  expect(second.starts()).toBe(1);
});

test('more than the queue holds are refused as overloaded, and those in it still get their answer', async () => {
  const once = createRenderingQueue({ atOnce: 1, longestQueue: 1 });
  const one = work();

  const running = once('a', one.run);
  const queued = once('b', one.run);

  await expect(once('c', one.run)).rejects.toMatchObject({ row: { code: 'OVERLOADED' } });
  one.end();
  expect(await Promise.all([running, queued])).toEqual(['done', 'done']);
});
