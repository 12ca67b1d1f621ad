import { emptyPage } from './demo-answers.ts';

/** A section of a page. */
export const part = (handler: string, fields: object = {}) => ({
  id: `${handler}-1`,
  handler,
  slot: 'main',
  meta: {},
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
  ...fields,
});

/** What the platform answers for a page of such sections. */
export const page = (parts: object[], more: object = {}) => ({
  'GET /api/v1/cms/finder/decide': () => ({ type: 'page', entity: { ...emptyPage, parts, ...more } }),
});

/** Rich text of one paragraph. */
export const rich = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

/** A post with a term. */
export const post = {
  ...emptyPage,
  id: 7,
  title: 'Pet brojki',
  path: '/pet-brojki',
  excerpt: 'Sedam minuta.',
  display: 'legacy',
  postTypeSlug: 'post',
  published_at: '2026-10-14T08:00:00.000Z',
  terms: [
    { id: 1, title: 'Financiranje', slug: 'fin', slugMain: 'fin', termType: 'category', path: '/objave/fin' },
  ],
  body: rich('Banka čita brzo.'),
};
