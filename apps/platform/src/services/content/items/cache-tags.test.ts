import { elementUpdate } from '@izlog/contract/cms/content/element-update';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { listenForTags } from '#platform/kernel/tags.ts';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { buildElement, buildPage, buildTerm } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildPost } from '#test/builders/post.ts';
import { saveElement } from '#test/builders/save-element.ts';
import { saveNavigation } from '#test/builders/save-navigation.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveEvent } from '../calendar/save-event.ts';

/** The tags that other nodes are told to drop while `work` runs, sorted. */
async function droppedBy(platform: TestPlatform, work: () => Promise<unknown>): Promise<string[]> {
  const dropped = new Set<string>();
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const listener = await listenForTags({
    connectionString: platform.connectionString,
    onTags: (siteId, tags) => {
      if (tags.includes('end')) resolve();
      else for (const tag of tags) dropped.add(`${siteId} ${tag}`);
    },
    onGap: () => {},
    onError: () => {},
  });
  await work();
  const { db } = await platform.ctx();
  // Notices arrive in the order of commits, so this one comes last.
  await db.execute("select pg_notify('izlog_tags', '1 end')");
  await arrived;
  await listener.stop();
  return [...dropped].sort();
}

test('[API-016] a changed element drops the pages that show it, on its own site only', async ({
  platform,
}) => {
  const id = await buildElement(platform, 'footer');

  const tags = await droppedBy(platform, () =>
    platform.call(elementUpdate, { id, meta: { phone: '+385 1 234' } }, { as: 'staff' }),
  );

  expect(tags).toEqual(['1 element:footer-section', '1 publish']);
});

test('[API-016] a changed text drops the page and the lists; a changed slug also what links to it', async ({
  platform,
}) => {
  const id = await buildPage(platform);

  const text = await droppedBy(platform, () =>
    platform.call(postUpdate, { id, title: 'Novo' }, { as: 'staff' }),
  );
  const slug = await droppedBy(platform, () =>
    platform.call(postUpdate, { id, slug: 'novi-slug' }, { as: 'staff' }),
  );

  expect(text).toEqual([`1 page:${id}`, '1 posts', '1 publish']);
  expect(slug).toEqual([`1 page:${id}`, `1 path:${id}`, '1 posts', '1 publish', '1 sitemap']);
});

test('[API-016] every writer of content drops its tags', async ({ platform }) => {
  const ctx = await platform.ctx();
  const translations = { hrv: { title: 'Sajam', slug: 'sajam' } };
  let [post, term, event, media] = [0, 0, 0, 0];

  const tags = await droppedBy(platform, async () => {
    term = await buildTerm(platform);
    post = await buildPost(platform, {}, { termIds: [term] });
    event = await saveEvent(ctx, { start: new Date(), translations });
    media = await buildMedia(platform, { alt: { hrv: 'Opis' } });
    await saveNavigation(ctx, 'main', [{ names: { hrv: 'A' }, path: '/a' }]);
    await setOption(ctx, { key: 'CopyrightText', value: '©' });
  });

  expect(tags).toEqual(
    [
      // The menu came through the door of imports.
      'publish',
      `event:${event}`,
      'events',
      `media:${media}`,
      'navigation:main',
      'options',
      `path:${post}`,
      `path:${term}`,
      `post:${post}`,
      'posts',
      'products',
      'sitemap',
      `term:${term}`,
      'terms',
    ]
      .map((tag) => `1 ${tag}`)
      .sort(),
  );
});

test('a change that is rolled back drops nothing', async ({ platform }) => {
  const ctx = await platform.ctx();

  const tags = await droppedBy(platform, async () => {
    const failing = inTransaction(ctx, async (inner) => {
      await saveElement(inner, { handler: 'rolled', translations: { hrv: { title: 'A' } } });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
  });

  expect(tags).toEqual([]);
});
