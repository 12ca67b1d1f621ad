import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { gridColumns } from '@izlog/contract/product/record/grid-columns';
import type { getProductGrid } from '@izlog/contract/product/record/product-grid';
import { countedRecords } from '@izlog/contract/resource';
import type { Ctx } from '#platform/kernel/context.ts';
import { cursorOf } from '#platform/kernel/resource/cursor.ts';
import { countDesk, type DeskOrder, listDeskIds } from '../desk/list-desk.queries.ts';
import { placeIn } from '../desk/list-desk.ts';
import { listFamilies } from './grid-rows.queries.ts';
import { mayWrite, readGridRows } from './grid-rows.ts';

const byName: DeskOrder = { by: 'name', way: 'asc' };

/** Products that match, each with its variants behind it; nothing for anyone who may write no column. */
export async function getGrid(
  ctx: Ctx,
  { after, limit, ...filter }: EndpointParsed<typeof getProductGrid>,
): Promise<EndpointReturn<typeof getProductGrid>> {
  if (!gridColumns.some((cell) => mayWrite(ctx, cell))) return { rows: [], total: 0, next: null };
  const found = await listDeskIds(ctx, filter, byName, {
    limit,
    offset: 0,
    after: after === undefined ? undefined : placeIn(byName, after),
  });
  const family = await listFamilies(
    ctx,
    found.map(({ id }) => id),
  );
  const known = await readGridRows(ctx, family);
  const end = found.at(-1);
  return {
    rows: family.flatMap((id) => known.get(id)?.row ?? []),
    total: Math.min(await countDesk(ctx, filter), countedRecords),
    next: end && found.length === limit ? cursorOf(end.place, end.id) : null,
  };
}
