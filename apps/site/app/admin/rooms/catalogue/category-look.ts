import type { categoryResource } from '@izlog/contract/product/registries/category-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How a category is named and rendered. */
export const categoryLook = {
  record: 'category',
  route: 'adminCategories',
  faults: { mediaId: { unknown: 'categories.pictureGone' } },
  used: ({ id, products, children }) =>
    children > 0
      ? { count: children, words: 'categories.hasChildren' }
      : {
          count: products,
          words: 'categories.used',
          to: { route: 'adminProducts', query: { category: String(id), state: 'every' } },
        },
  form: 'adminCategory',
} satisfies LookOf<typeof categoryResource>;
