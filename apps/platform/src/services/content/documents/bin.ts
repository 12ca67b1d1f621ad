import { type Pagination, paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { forgetBinned, listBinned } from './bin.queries.ts';

const daysInBin = 30;
const day = 86_400_000;

/** What lies in the bin, and until when. */
export async function filterBin(
  ctx: Ctx,
  { page, limit }: { page: number; limit: number },
): Promise<{
  records: Array<{ id: number; kind: string; title: string; archived_at: string; forgotten_at: string }>;
  pagination: Pagination;
}> {
  const rows = await listBinned(ctx, { limit, offset: (page - 1) * limit });
  const records = rows.map(({ id, kind, title, archivedAt }) => {
    const since = new Date(archivedAt);
    const forgotten = new Date(since.getTime() + daysInBin * day);
    return {
      id,
      kind,
      title: title ?? '',
      archived_at: since.toISOString(),
      forgotten_at: forgotten.toISOString(),
    };
  });
  return { records, pagination: paginate(page, limit, rows[0]?.total ?? 0) };
}

/** Registers the job that, every night, forgets what has lain in the bin for thirty days. */
export function defineBinJob(kernel: Kernel): void {
  kernel.jobs.define('content-bin', () => forgetOld(kernel, new Date()), '23 3 * * *');
}

/** Forgets what lay in the bin thirty days before `now`. */
export function forgetOld(kernel: Pick<Kernel, 'database'>, now: Date): Promise<void> {
  return forgetBinned(kernel.database.db, new Date(now.getTime() - daysInBin * day));
}
