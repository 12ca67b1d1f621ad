import type { categoryResource } from '@izlog/contract/product/registries/category-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How a category is named and rendered. */
export const categoryLook = {
  route: 'adminCategories',
  words: { nothing: 'categories.nothing', nothingLead: 'categories.nothingLead' },
  fields: {
    names: 'categories.name',
    parentId: 'categories.parent',
    isPublished: 'categories.isPublished',
    requiresSafety: 'categories.requiresSafety',
    lines: 'categories.line',
    descriptions: 'categories.description',
    mediaId: 'categories.picture',
    slugs: 'categories.slug',
    seoTitles: 'categories.seoTitle',
    seoDescriptions: 'categories.seoDescription',
  },
  every: { parentId: 'categories.noParent' },
  hints: {
    lines: 'categories.lineHint',
    slugs: 'categories.slugHint',
    requiresSafety: 'categories.requiresSafetyHint',
    isPublished: 'categories.isPublishedHint',
    seoTitles: 'categories.seoHint',
  },
  legends: { place: 'categories.place', words: 'categories.words', seo: 'categories.seo' },
  faults: {
    parentId: { reference: 'categories.belowItself', unknown: 'categories.parentGone' },
    slugs: { taken: 'categories.slugTaken' },
    mediaId: { unknown: 'categories.pictureGone' },
  },
  used: ({ id, products, children }) =>
    children > 0
      ? { count: children, words: 'categories.hasChildren' }
      : {
          count: products,
          words: 'categories.used',
          to: { route: 'adminProducts', query: { category: String(id), state: 'every' } },
        },
  to: ({ id }) => ({ route: 'adminCategory', params: { id: String(id) } }),
} satisfies LookOf<typeof categoryResource>;
