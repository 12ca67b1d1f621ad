import type { failedRequestResource } from '@izlog/contract/cms/addresses/failed-request-resource';
import type { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How redirects are called and drawn. */
export const redirectLook = {
  route: 'adminRedirects',
  words: {
    nothing: 'redirects.nothing',
    nothingLead: 'redirects.nothingLead',
    count: 'redirects.count',
    filter: 'redirects.filter',
    nothingFoundLead: 'redirects.nothingFoundLead',
  },
  search: 'redirects.search',
  fields: {
    from: 'redirects.from',
    to: 'redirects.to',
    status: 'redirects.status',
    createdAt: 'redirects.createdAt',
  },
  choices: { status: { 301: 'redirects.301', 302: 'redirects.302' } },
  hints: { from: 'redirects.fromHint', to: 'redirects.toHint', status: 'redirects.statusHint' },
  faults: {
    from: {
      custom: 'redirects.fromHint',
      taken: 'redirects.taken',
      ownPage: 'redirects.ownPage',
      screen: 'redirects.screen',
    },
    to: { custom: 'redirects.toHint', circular: 'redirects.circular', nowhere: 'redirects.nowhere' },
  },
  acts: { delete: 'resource.delete' },
  to: ({ id }) => ({ route: 'adminRedirect', params: { id: String(id) } }),
} satisfies LookOf<typeof redirectResource>;

/** How paths that were not found are called and drawn; each leads to a redirect from it. */
export const failedLook = {
  route: 'adminFailed',
  words: {
    nothing: 'failed.nothing',
    nothingLead: 'failed.nothingLead',
    count: 'failed.count',
    filter: 'failed.filter',
    nothingFoundLead: 'failed.nothingFoundLead',
  },
  search: 'failed.path',
  fields: { path: 'failed.path', count: 'failed.times', lastAt: 'failed.lastAt' },
  acts: { delete: 'failed.forget' },
  to: ({ path }) => ({ route: 'adminRedirect', params: { id: 'novi' }, query: { from: path } }),
} satisfies LookOf<typeof failedRequestResource>;
