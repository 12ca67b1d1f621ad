import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { contentDocuments } from '#platform/services/content/index.ts';
import { buildElement, buildPage } from '#test/builders/content.ts';
import { platformTest as test } from '#test/kit.ts';
import { lockSequence, raiseSequence } from './sequence.queries.ts';

const readers = 10;
const publishes = 6;

test('[API-016] readers see each publish whole: answers that name the same one show the same words, on every page', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  // Of its own: a second try finds what the first one made.
  const name = `jedno-${randomUUID()}`;
  const pages = [
    await buildPage(platform, { slug: `${name}-a` }),
    await buildPage(platform, { slug: `${name}-b` }),
  ];
  const element = await buildElement(platform, name, { title: '0' });
  const urls = [
    `/api/v1/cms/finder/decide?params=${name}-a`,
    `/api/v1/cms/finder/decide?params=${name}-b`,
    `/api/v1/cms/post/get/${pages[0]}`,
  ];
  const publishAll = (title: string) =>
    inTransaction(ctx, async (inner) => {
      await lockSequence(inner);
      for (const id of [...pages, element]) {
        const body = await contentDocuments.read(inner, id, 'hrv');
        if (!body) throw new Error('the document is gone');
        const root = { ...body.root, meta: { ...body.root.meta, title } };
        await contentDocuments.publish(inner, id, 'hrv', { root });
      }
      await raiseSequence(inner);
    });
  await publishAll('izdanje 1');
  const seen = new Map<string, Set<string>>();
  let made = 0;
  let isOver = false;
  const read = async (reader: number) => {
    for (let turn = reader; !isOver; turn++) {
      const answer = await platform.http({ method: 'GET', url: urls[turn % urls.length] ?? '' });
      const number = String(answer.headers['x-content-seq']);
      const titles = seen.get(number) ?? new Set();
      seen.set(number, titles.add(/izdanje \d+/.exec(answer.payload)?.[0] ?? answer.payload));
      made++;
    }
  };

  const reading = Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
  for (let number = 2; number <= publishes; number++) {
    const before = made;
    await publishAll(`izdanje ${number}`);
    // Each is read by everybody, however slow the machine: what they read before it ended, and once more.
    await expect.poll(() => made, { interval: 5 }).toBeGreaterThanOrEqual(before + 2 * readers);
  }
  isOver = true;
  await reading;

  seen.delete('undefined');
  expect(seen.size).toBeGreaterThan(publishes / 2);
  for (const titles of seen.values()) expect([...titles]).toHaveLength(1);
});
