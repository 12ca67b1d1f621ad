import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { type Asked, listDocuments } from './document-list.queries.ts';

/** A page of what is made and published one by one, for the lists of the back office. */
export async function filterDocuments(ctx: Ctx, asked: Asked) {
  const rows = await listDocuments(ctx, asked);
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return {
    records: rows.map(({ total: _total, ...row }) => ({
      ...row,
      id: Number(row.id),
      touchedAt: new Date(row.touchedAt).toISOString(),
      archivedAt: iso(row.archivedAt),
      languages: (row.languages ?? []).map((one) => ({
        ...one,
        publishedAt: iso(one.publishedAt),
        releaseAt: iso(one.releaseAt),
      })),
    })),
    pagination: paginate(asked.page, asked.limit, Number(rows[0]?.total ?? 0)),
  };
}
