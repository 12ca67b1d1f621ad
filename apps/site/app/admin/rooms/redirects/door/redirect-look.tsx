import '#site/admin/rooms/content/door/content.css';
import type { failedRequestResource } from '@izlog/contract/cms/addresses/failed-request-resource';
import type { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { ContentTabs } from '#site/admin/rooms/content/door/content-tabs.tsx';

/** How redirects are named and rendered. */
export const redirectLook = {
  record: 'redirect',
  route: 'adminRedirects',
  Tabs: ({ counts }) => <ContentTabs of="adminRedirects" counts={counts} />,
  faults: {
    from: { custom: 'redirect.from.hint' },
    to: { custom: 'redirect.to.hint', nowhere: 'redirects.nowhere' },
  },
  acts: { delete: 'resource.delete' },
  form: 'adminRedirect',
} satisfies LookOf<typeof redirectResource>;

/** How paths that were not found are named and rendered; each leads to a redirect from it. */
export const failedLook = {
  record: 'failedRequest',
  route: 'adminFailed',
  Tabs: ({ counts }) => <ContentTabs of="adminFailed" counts={counts} />,
  search: 'failedRequest.path',
  acts: { delete: 'failed.forget' },
  to: ({ path }) => ({ route: 'adminRedirect', params: { id: 'novi' }, query: { from: path } }),
} satisfies LookOf<typeof failedRequestResource>;
