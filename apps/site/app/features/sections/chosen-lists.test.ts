import type { Part } from '@izlog/contract/cms/content/part';
import { expect, test } from 'vitest';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { croatian } from '#test/languages.ts';
import { loadBlocks } from './door/block-loaders.server.ts';

/** A platform that answers with whatever it is asked for by id, the newest first, and with four things where no id is named. */
const context = {
  site: { isEcommerce: true },
  language: croatian,
  call: async (_endpoint: unknown, { filters, limit }: { filters: unknown; limit?: number }) => {
    const ids = JSON.stringify(filters).match(/\d+/g)?.map(Number) ?? [1, 2, 3, 4];
    const found = ids.toSorted((one, other) => other - one).slice(0, limit);
    return {
      records: found.map((id) => ({
        id,
        name: `${id}`,
        title: `${id}`,
        slug: `${id}`,
        path: `/${id}`,
        excerpt: '',
        terms: [],
        media: null,
        published_at: null,
        language: 'hrv',
        language_code: 'hrv',
        products: 0,
      })),
    };
  },
} as unknown as SiteContext;

const shown = async (handler: string, options: Part['options']) => {
  const [block] = await loadBlocks([{ handler, options, meta: {} } as Part], context);
  return ((block?.data ?? []) as Array<{ href: string }>).map(({ href }) => Number(href.split('/').at(-1)));
};
const chosen = (kind: string, ...ids: number[]) => ids.map((id) => ({ kind, id }));

test('[EDIT-011, EDIT-013] chosen posts and categories stand in the order in which they were chosen, all of them, or as many as the list says', async () => {
  const posts = chosen('post', 3, 9, 1, 7, 5, 2);
  expect(await shown('posts-list', { posts })).toEqual([3, 9, 1, 7, 5, 2]);
  expect(await shown('posts-list', { posts, limit: 2 })).toEqual([3, 9]);
  expect(await shown('posts-list', {})).toHaveLength(4);

  const categories = chosen('productCategory', 4, 8, 6);
  expect(await shown('directory', { categories })).toEqual([4, 8, 6]);
  expect(await shown('directory', { categories, limit: 1 })).toEqual([4]);
  expect(await shown('directory', { limit: 3 })).toHaveLength(3);
});
