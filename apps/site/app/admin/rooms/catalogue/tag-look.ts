import type { tagResource } from '@izlog/contract/product/registries/tag-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How tags are named and rendered. */
export const tagLook = {
  route: 'adminTags',
  words: {
    nothing: 'tags.nothing',
    nothingLead: 'tags.nothingLead',
    count: 'tags.count',
    filter: 'tags.filter',
    nothingFoundLead: 'tags.nothingFoundLead',
  },
  search: 'tags.search',
  fields: {
    code: 'tags.code',
    names: 'tags.names',
    slugs: 'tags.slugs',
    position: 'tags.position',
    products: 'tags.products',
  },
  hints: { code: 'tags.codeHint', position: 'tags.positionHint', slugs: 'tags.slugsHint' },
  legends: { address: 'tags.address' },
  faults: {
    code: { taken: 'tags.taken', custom: 'tags.codeHint' },
    slugs: { taken: 'tags.slugTaken' },
  },
  used: ({ id, products }) => ({
    count: products,
    words: 'tags.used',
    to: { route: 'adminProducts', query: { tag: String(id), state: 'every' } },
  }),
  to: ({ id }) => ({ route: 'adminTag', params: { id: String(id) } }),
} satisfies LookOf<typeof tagResource>;
