import {
  failedRequestResource,
  redirectFilterFailedRequests,
  redirectForgetFailedRequests,
} from '@izlog/contract/cms/addresses/failed-request-resource';
import { redirectAddFailedRequest } from '@izlog/contract/cms/addresses/redirect-add-failed-request';
import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listRecords } from '#platform/kernel/resource/list-records.ts';
import { serveBulk } from '#platform/kernel/resource/serve-bulk.ts';
import { serveResource } from '#platform/kernel/resource/serve-resource.ts';
import { deleteFailedRequest } from './redirect.queries.ts';
import { failedRequests, redirects } from './redirect.tables.ts';
import { addFailedRequest, removeRedirect, saveRedirect } from './redirects.ts';

const failedPlace = {
  table: failedRequests,
  columns: { path: failedRequests.path, count: failedRequests.count, lastAt: failedRequests.lastAt },
};

/** Redirects, and the paths that visitors did not find. */
export const redirectRoutes = (kernel: Pick<Kernel, 'env' | 'sites'>): Route[] => [
  ...serveResource(redirectResource, {
    table: redirects,
    columns: { from: redirects.fromPath, to: redirects.toPath },
    save: (ctx, id, said) => saveRedirect(kernel, ctx, id, said),
    remove: removeRedirect,
  }),
  route(redirectAddFailedRequest, addFailedRequest),
  route(redirectFilterFailedRequests, async (ctx, asked) => {
    const { rows, pagination } = await listRecords(ctx, failedRequestResource, failedPlace, { ...asked });
    const records = rows.map(({ id, path, count, lastAt }) => ({
      id,
      path: String(path),
      count: Number(count),
      lastAt: (lastAt as Date).toISOString(),
    }));
    return { records, pagination };
  }),
  serveBulk(redirectForgetFailedRequests, {
    async delete(ctx, id) {
      if (!(await deleteFailedRequest(ctx, id))) throw new Refusal('notFound');
    },
  }),
];
