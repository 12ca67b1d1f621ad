import type { Redirect } from '@izlog/contract/cms/addresses/redirect';
import { type Pagination, paginate } from '@izlog/contract/pagination';
import { type Ctx, dropTags, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  countFailedRequest,
  findRedirect,
  listFailedRequests,
  lockRedirects,
  putRedirect,
  removeFailedRequest,
  turnRedirects,
} from './redirect.queries.ts';

/** Records a path that was not found (CMS-035), without its query: that may hold what is nobody's business. */
export async function addFailedRequest(ctx: Ctx, { path }: { path: string }): Promise<Record<string, never>> {
  const [plain = ''] = path.split(/[?#]/, 1);
  await countFailedRequest(ctx, plain.startsWith('/') ? plain : `/${plain}`);
  return {};
}

/** Stores a redirect (CMS-037) and keeps every redirect one hop long; one that leads to itself is refused. */
export async function createRedirect(ctx: Ctx, { from, to, status }: Redirect): Promise<Redirect> {
  return inTransaction(ctx, async (inner) => {
    await lockRedirects(inner);
    const next = await findRedirect(inner, to);
    const target = next?.toPath ?? to;
    if (target === from) {
      throw new Refusal('validationFailed', {
        fields: [{ path: 'to', kind: 'circular', message: 'The redirect leads to itself.' }],
      });
    }
    await putRedirect(inner, { fromPath: from, toPath: target, status });
    await turnRedirects(inner, from, target);
    await removeFailedRequest(inner, from);
    await dropTags(inner, ['redirects']);
    return { from, to: target, status };
  });
}

/** Paths that visitors did not find, the most frequent first. */
export async function filterFailedRequests(
  ctx: Ctx,
  { page, limit }: { page: number; limit: number },
): Promise<{ records: Array<{ path: string; count: number; lastAt: string }>; pagination: Pagination }> {
  const { rows, total } = await listFailedRequests(ctx, page, limit);
  return {
    records: rows.map(({ path, count, lastAt }) => ({ path, count, lastAt: lastAt.toISOString() })),
    pagination: paginate(page, limit, total),
  };
}
