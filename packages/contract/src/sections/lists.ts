import { defineSection } from './define-section.ts';
import { button, categories, choice, link, number, posts, products, text } from './fields.ts';

const head = { heading: text({ max: 160, mobile: true }), more: button() };
const limit = number({ min: 1, max: 100, whole: true });

/** The categories of the shop: those chosen, else all of the first floor; as many of them as wanted. */
export const directory = defineSection('directory', {
  icon: 'folder',
  meta: head,
  options: { categories: categories({ max: 40 }), limit },
});

/** A list of chosen, discounted, featured or newest products. */
export const productsList = defineSection('products-list', {
  icon: 'basket',
  meta: head,
  options: {
    query: choice(['newest', 'keys', 'category', 'featured', 'discounted']),
    products: products({ max: 40 }),
    category: link({ kinds: ['productCategory'] }),
    sort: choice([
      'newest',
      'oldest',
      'cheapest',
      'most-expensive',
      'name-asc',
      'name-desc',
      'priority-asc',
      'priority-desc',
    ]),
    limit,
  },
});

/** Newest or chosen posts. */
export const postsList = defineSection('posts-list', {
  icon: 'doc',
  meta: head,
  options: {
    posts: posts({ max: 40 }),
    term: link({ kinds: ['category', 'tag'] }),
    limit,
    layout: choice(['lead', 'three']),
  },
});

/** What comes next in the calendar. */
export const eventsList = defineSection('events-list', {
  icon: 'calendar',
  meta: head,
  options: { limit },
});
