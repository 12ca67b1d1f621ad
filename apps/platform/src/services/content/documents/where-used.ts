import type { Part } from '@izlog/contract/cms/content/part';
import type { refGet, UsedIn } from '@izlog/contract/cms/content/where-used';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Pagination, paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { listUses, type UseRow } from './where-used.queries.ts';

/** The places in which a file, form, page or other record is used, by document, section and field. */
export async function filterUses(
  ctx: Ctx,
  { kind, id, page, limit }: EndpointParsed<typeof refGet>,
): Promise<{ records: UsedIn[]; pagination: Pagination }> {
  const rows = await listUses(ctx, { kind, id }, { limit, offset: (page - 1) * limit });
  return { records: rows.map(presentUse), pagination: paginate(page, limit, rows[0]?.total ?? 0) };
}

function presentUse({ parts, total: _total, ...row }: UseRow): UsedIn {
  const [partId = '', , field = null] = row.path?.split('/') ?? [];
  return { ...row, title: row.title ?? '', trail: trailTo(partId, parts ?? []), field };
}

/** Handlers from a section down to the part; nothing for the fields of the document itself. */
function trailTo(partId: string, parts: readonly Part[]): string[] {
  for (const part of parts) {
    if (part.id === partId) return [part.handler];
    const below = trailTo(partId, part.parts);
    if (below.length > 0) return [part.handler, ...below];
  }
  return [];
}
