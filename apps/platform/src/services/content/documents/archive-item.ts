import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockItem, readLives } from '../items/content.queries.ts';
import { claimSlug } from '../items/content-slug.queries.ts';
import { tagsOfPublishing } from '../items/content-tags.ts';
import { archiveItem, lockBinned, putSlug, unarchiveItem } from './bin.queries.ts';

/** Moves a page, post or term to the bin, hidden in every language; returns the cache tags of what showed it. */
export async function archive(ctx: Ctx, id: number): Promise<Iterable<string>> {
  const item = await lockItem(ctx, id, ['page', 'post', 'term']);
  if (!item) throw new Refusal('notFound');
  await archiveItem(ctx, id);
  return tagsOfPublishing(item.kind, id, item.handler);
}

/** Brings an item back, not public; a slug that another one has taken meanwhile is numbered. Nothing when it is not there. */
export async function unarchive(ctx: Ctx, id: number): Promise<string | undefined> {
  const item = await lockBinned(ctx, id);
  if (!item) return undefined;
  await unarchiveItem(ctx, id);
  const space = item.kind === 'term' ? 'blog' : 'root';
  for (const { language, slug } of (await readLives(ctx, id)).values()) {
    if (slug === null) continue;
    let wanted = slug;
    for (let count = 2; !(await claimSlug(ctx, { itemId: id, language, space, slug: wanted })); count++)
      wanted = `${slug}-${count}`;
    if (wanted !== slug) await putSlug(ctx, id, language, wanted);
  }
  return item.kind;
}
