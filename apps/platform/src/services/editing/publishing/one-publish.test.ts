import { expect } from 'vitest';
import { buildElement, buildPage } from '../../../../test/builders/content.ts';
import { platformTest as test } from '../../../../test/kit.ts';
import { inTransaction } from '../../../kernel/context.ts';
import { contentDocuments } from '../../content/index.ts';
import { lockSequence, raiseSequence } from './sequence.queries.ts';

const readers = 10;
const reads = 1000;
const longest = 3000;

test('[API-016] readers see each publish whole: answers that name the same one show the same words, on every page', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const pages = [
    await buildPage(platform, { slug: 'jedno-a' }),
    await buildPage(platform, { slug: 'jedno-b' }),
  ];
  const element = await buildElement(platform, 'one-publish', { title: '0' });
  const urls = [
    '/api/v1/cms/finder/decide?params=jedno-a',
    '/api/v1/cms/finder/decide?params=jedno-b',
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
  const until = Date.now() + longest;
  let made = 0;
  const read = async () => {
    while (made++ < reads && Date.now() < until) {
      const answer = await platform.http({ method: 'GET', url: urls[made % urls.length] ?? '' });
      const number = String(answer.headers['x-content-seq']);
      const titles = seen.get(number) ?? new Set();
      seen.set(number, titles.add(/izdanje \d+/.exec(answer.payload)?.[0] ?? answer.payload));
    }
  };

  let isRead = false;
  const reading = Promise.all(Array.from({ length: readers }, read)).then(() => {
    isRead = true;
  });
  for (let number = 2; !isRead; number++) await publishAll(`izdanje ${number}`);
  await reading;

  expect(seen.size).toBeGreaterThan(2);
  seen.delete('undefined');
  for (const titles of seen.values()) expect([...titles]).toHaveLength(1);
}, 30_000);
