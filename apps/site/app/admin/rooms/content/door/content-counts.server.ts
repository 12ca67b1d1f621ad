import { outcomeOf } from '@izlog/contract/client';
import { failedRequestResource } from '@izlog/contract/cms/addresses/failed-request-resource';
import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { documentFilter } from '@izlog/contract/editing/document-list';
import { editChanges } from '@izlog/contract/editing/edit-history';
import { releaseFilter } from '@izlog/contract/editing/release';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { ContentCounts } from './content-tabs.tsx';

/** How many there are behind each tab of content. */
export async function loadContentCounts(site: SiteContext): Promise<ContentCounts> {
  const call = ownCall(site);
  const one = { page: 1, limit: 1 };
  const asked = {
    adminReleases: call(releaseFilter, one),
    adminChanges: call(editChanges, one),
    adminPages: call(documentFilter, { kind: 'page', ...one }),
    adminPosts: call(documentFilter, { kind: 'post', ...one }),
    adminRedirects: call(redirectResource.endpoints.filter, one),
    adminFailed: call(failedRequestResource.endpoints.filter, one),
  };
  const counts = await Promise.all(
    Object.entries(asked).map(async ([tab, answer]) => {
      const outcome = await outcomeOf<{ pagination: { total: number } }>(answer);
      return outcome.errored ? [] : [[tab, outcome.data.pagination.total] as const];
    }),
  );
  return Object.fromEntries(counts.flat());
}
