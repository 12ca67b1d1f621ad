import type { Part } from '@izlog/contract/cms/content/part';
import { expect, test } from 'vitest';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { loadBlocks } from './door/block-loaders.server.ts';

test('[SET-016] shelves and the directory of a site that sells nothing are empty, and nothing is asked for them', async () => {
  const context = {
    site: { isEcommerce: false },
    call: () => Promise.reject(new Error('nothing may be asked')),
  } as unknown as SiteContext;
  const part = (handler: string, options: Part['options']) => ({ handler, options, meta: {} }) as Part;

  const blocks = await loadBlocks(
    [
      part('products-list', { query: 'newest' }),
      part('products-list', { query: 'keys', products: [{ kind: 'product', id: 1 }] }),
      part('directory', {}),
    ],
    context,
  );

  expect(blocks.map(({ data }) => data)).toEqual([[], [], []]);
});
