import { contentPath } from '@izlog/contract/cms/content/content-path';
import { type Pagination, paginate } from '@izlog/contract/pagination';
import { noteChange } from '../../../kernel/audit.ts';
import { type Ctx, dropTags, inTransaction } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sendVisitors } from '../addresses/redirects.ts';
import { type LiveRow, lockItem, readLives } from '../items/content.queries.ts';
import { claimSlug } from '../items/content-slug.queries.ts';
import { tagsOfPublishing } from '../items/content-tags.ts';
import { archiveItem, forgetBinned, listBinned, lockBinned, putSlug, unarchiveItem } from './bin.queries.ts';

const daysInBin = 30;
const day = 86_400_000;

type BinKind = 'page' | 'post' | 'term';

/**
 * Moves an item to the bin: visitors do not find it any more, and are sent to `sendTo` where that is given. What is public
 * asks for content.publish (forbidden).
 */
export async function moveToBin(
  ctx: Ctx,
  kind: BinKind,
  { id, sendTo }: { id: number; sendTo?: string },
): Promise<Record<never, never>> {
  return inTransaction(ctx, async (inner) => {
    const item = await lockItem(inner, id, [kind]);
    if (!item) throw new Refusal('notFound');
    const lives = [...(await readLives(inner, id)).values()];
    const isPublic = lives.some(({ publishedAt }) => publishedAt !== null);
    if (isPublic && !mayPublish(inner)) throw new Refusal('forbidden');
    await archiveItem(inner, id);
    if (sendTo !== undefined && kind !== 'term') await sendOn(inner, lives, sendTo);
    noteChange(inner, `${kind} ${id}`, { inBin: false }, { inBin: true });
    await dropTags(inner, tagsOfPublishing(kind, id, item.handler));
    return {};
  });
}

const mayPublish = ({ caller }: Ctx): boolean =>
  caller.kind === 'staff' && caller.permissions.includes('content.publish');

async function sendOn(ctx: Ctx, lives: readonly LiveRow[], to: string): Promise<void> {
  const { defaultLanguage } = ctx.site;
  for (const { language, slug } of lives)
    if (slug !== null) await sendVisitors(ctx, contentPath('page', slug, { language, defaultLanguage }), to);
}

/** Brings an item back, not public; a slug that another one has taken meanwhile is numbered. */
export async function bringBack(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  return inTransaction(ctx, async (inner) => {
    const item = await lockBinned(inner, id);
    if (!item) throw new Refusal('notFound');
    await unarchiveItem(inner, id);
    const space = item.kind === 'term' ? 'blog' : 'root';
    for (const { language, slug } of (await readLives(inner, id)).values()) {
      if (slug === null) continue;
      let wanted = slug;
      for (let count = 2; !(await claimSlug(inner, { itemId: id, language, space, slug: wanted })); count++)
        wanted = `${slug}-${count}`;
      if (wanted !== slug) await putSlug(inner, id, language, wanted);
    }
    noteChange(inner, `${item.kind} ${id}`, { inBin: true }, { inBin: false });
    return { id };
  });
}

/** What lies in the bin, and until when. */
export async function filterBin(
  ctx: Ctx,
  { page, limit }: { page: number; limit: number },
): Promise<{
  records: Array<{ id: number; kind: string; title: string; archived_at: string; forgotten_at: string }>;
  pagination: Pagination;
}> {
  const { rows, total } = await listBinned(ctx, { limit, offset: (page - 1) * limit });
  const records = rows.map(({ id, kind, title, archivedAt }) => {
    const since = archivedAt ?? ctx.now;
    const forgotten = new Date(since.getTime() + daysInBin * day);
    return {
      id,
      kind,
      title: title ?? '',
      archived_at: since.toISOString(),
      forgotten_at: forgotten.toISOString(),
    };
  });
  return { records, pagination: paginate(page, limit, total) };
}

/** Registers the job that, every night, forgets what has lain in the bin for thirty days. */
export function defineBinJob(kernel: Kernel): void {
  kernel.jobs.define('content-bin', () => forgetOld(kernel, new Date()), '23 3 * * *');
}

/** Forgets what lay in the bin thirty days before `now`. */
export function forgetOld(kernel: Pick<Kernel, 'database'>, now: Date): Promise<void> {
  return forgetBinned(kernel.database.db, new Date(now.getTime() - daysInBin * day));
}
