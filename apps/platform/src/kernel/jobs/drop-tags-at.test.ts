import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { expect } from 'vitest';
import { runDueEvents } from '#platform/services/content/calendar/due-events-job.ts';
import { saveEvent } from '#platform/services/content/calendar/save-event.ts';
import { runDueContent } from '#platform/services/content/items/due-content-job.ts';
import { buildPost } from '#test/builders/post.ts';
import { platformTest as test } from '#test/kit.ts';
import { listenForTags } from '../tags.ts';

test('[CMS-024] what is to be public later is told to every node at its moment, and is in the lists then', async ({
  platform,
}) => {
  const told: { tags: string[]; at: number }[] = [];
  const listener = await listenForTags({
    connectionString: platform.connectionString,
    onTags: (_siteId, tags) => told.push({ tags, at: Date.now() }),
    onGap: () => {},
    onError: () => {},
  });
  const post = await buildPost(platform, { slug: 'najava', publishedAt: null });
  const listed = async () => {
    const { records } = await platform.call(postFilterStandard, { filters: { ids: [post] } });
    return records.length;
  };
  const publishAt = (instant: Date) =>
    platform.call(postUpdate, { id: post, published_at: instant.toISOString() }, { as: 'staff' });
  // Looked at while the moment is a day away: a busy machine may let a nearer one pass meanwhile.
  await publishAt(new Date(Date.now() + 86_400_000));
  const before = await listed();
  const instant = new Date(Date.now() + 1500);
  await publishAt(instant);
  const event = await saveEvent(await platform.ctx(), {
    start: instant,
    publishedAt: instant,
    translations: { hrv: { title: 'Predavanje', slug: 'predavanje' } },
  });
  await platform.kernel.jobs.work();

  const late = () => told.filter(({ at }) => at >= instant.getTime()).flatMap(({ tags }) => tags);
  await expect
    .poll(late)
    .toEqual(
      expect.arrayContaining([
        `post:${post}`,
        'posts',
        `path:${post}`,
        'sitemap',
        `event:${event}`,
        'events',
      ]),
    );
  await listener.stop();

  expect([before, await listed()]).toEqual([0, 1]);
});

test('[CMS-024] what lies farther ahead is found in the tables when its time has almost come', async ({
  platform,
}) => {
  const instant = new Date(Date.now() + 86_400_000);
  const queued = async () => {
    const { db } = await platform.ctx();
    const { rows } = await db.execute<{ tags: string[]; after: string }>(
      `select data->'tags' as tags, start_after as after from pgboss.job
        where name = 'drop-tags' and state = 'created' order by data->'tags' desc`,
    );
    return rows.filter(({ after }) => new Date(after) > new Date(instant.getTime() - 1000));
  };
  const post = await buildPost(platform, { slug: 'za-sutra', publishedAt: instant });
  const event = await saveEvent(await platform.ctx(), {
    start: instant,
    publishedAt: instant,
    translations: { hrv: { title: 'Za sutra', slug: 'za-sutra' } },
  });
  const run = async (now: Date) => {
    await runDueContent(platform.kernel, now);
    await runDueEvents(platform.kernel, now);
  };

  await run(new Date());
  await run(new Date(instant.getTime() - 3 * 60_000));
  const early = await queued();
  await run(new Date(instant.getTime() - 30_000));
  const due = await queued();
  await run(instant);

  expect(early).toEqual([]);
  expect(due.map(({ tags }) => tags)).toEqual([
    [`post:${post}`, 'posts', `path:${post}`, 'sitemap'],
    [`event:${event}`, 'events'],
  ]);
  expect(due.map(({ after }) => new Date(after).getTime())).toEqual([
    instant.getTime() + 1000,
    instant.getTime() + 1000,
  ]);
  expect(await queued()).toHaveLength(2);
});
