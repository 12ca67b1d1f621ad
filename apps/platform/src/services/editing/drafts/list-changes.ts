import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { editChanges } from '@izlog/contract/editing/edit-history';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { listChanged } from './changed.queries.ts';
import { titleOf } from './title-of.ts';

/** What is drafted and not public on the site, the last touched first. */
export async function listChanges(
  ctx: Ctx,
  { page, limit, language, kind }: EndpointParsed<typeof editChanges>,
): Promise<EndpointReturn<typeof editChanges>> {
  const { rows, total } = await listChanged(ctx, { language, kind }, { page, limit });
  return {
    records: rows.map(({ body, base, at, ...row }) => ({
      ...row,
      handler: body.root.handler,
      title: titleOf(body),
      isPublic: base !== null,
      changes: base ? diffBodies(base, body).length : 0,
      at: at.toISOString(),
    })),
    pagination: paginate(page, limit, total),
  };
}
