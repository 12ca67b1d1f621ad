import { outcomeOf } from '@izlog/contract/client';
import { directoryItemFilter } from '@izlog/contract/media/directory-item';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { categoryTree } from '@izlog/contract/product/registries/category-resource';
import type { ListView } from '#site/admin/record/list-view.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** What a category chooses from: those that it may stand below, and the newest pictures with its own. */
export async function categoryOptions(
  site: SiteContext,
  id: string,
): Promise<{ parentId: ListView['options'][string] }> {
  const { records } = await site.call(categoryTree, {});
  const own = records.find((one) => String(one.id) === id);
  const below = own ? belowOf(records, own.id) : new Set<number>();
  return {
    parentId: records
      .filter((one) => !below.has(one.id))
      .map((one) => ({ value: String(one.id), label: `${'\u2014 '.repeat(one.depth)}${one.name}` })),
  };
}

/** A category and all below it. */
function belowOf(rows: readonly { id: number; parentId: number | null }[], id: number): Set<number> {
  const ids = new Set([id]);
  for (const row of rows) if (row.parentId !== null && ids.has(row.parentId)) ids.add(row.id);
  return ids;
}

/** The newest pictures of the gallery, and the one that is chosen; none for anyone who may not see the gallery. */
export async function pictureOptions(site: SiteContext): Promise<ListView['options'][string]> {
  const newest = await outcomeOf(site.call(directoryItemFilter, { kind: 'picture', limit: 48 }));
  if (newest.errored) return [];
  return newest.data.records.map((one) => ({
    value: String(one.id),
    label: one.title || one.alt || `#${one.id}`,
    src: mediaAddress(one, isRaster(one) ? 'SmallSize' : 'original'),
  }));
}
