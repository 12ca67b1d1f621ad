import { clearCache } from '@izlog/contract/settings/cache-clear';
import { expect } from 'vitest';
import { listenForTags } from '#platform/kernel/tags.ts';
import { testSites } from '#seed/test-sites.ts';
import { platformTest as test } from '#test/kit.ts';

test('[ADMIN-013] emptying the cache is told to every node: all of the site, or one language', async ({
  platform,
}) => {
  const heard: unknown[] = [];
  const listener = await listenForTags({
    connectionString: platform.connectionString,
    onTags: (site, tags) => heard.push([site, tags]),
    onGap: () => undefined,
    onError: (error) => {
      throw error;
    },
  });

  await platform.call(clearCache, {}, { as: { staff: ['cache.clear'] }, site: 2 });
  await platform.call(clearCache, { language: 'eng' }, { as: { staff: ['cache.clear'] } });

  await expect
    .poll(() => heard)
    .toEqual([
      [testSites[2].id, ['*']],
      [testSites[1].id, ['language:eng']],
    ]);
  await listener.stop();
});
