import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { directoryItemFilter } from '@izlog/contract/media/directory-item';
import { countedFiles } from '@izlog/contract/media/media-orders';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { cursorOf, readCursor } from '#platform/kernel/resource/cursor.ts';
import { hasFolder } from '../media.queries.ts';
import { listFolders } from './folder.queries.ts';
import { countGallery, listGallery } from './gallery.queries.ts';
import { showStored } from './show-stored.ts';

/** A page of the files of a folder or of all (MEDIA-019). */
export async function filterGallery(ctx: Ctx, input: EndpointParsed<typeof directoryItemFilter>) {
  const { page, limit, sort, after, ...filter } = input;
  const offset = (page - 1) * limit;
  if (offset >= countedFiles) throw wrong('page', `Pages end after ${countedFiles} files: ask by after.`);
  if (filter.parentId && !(await hasFolder(ctx, filter.parentId))) throw new Refusal('notFound');
  const last =
    after === undefined ? undefined : readCursor(after, (key) => sort === 'name' || /^\d{1,15}$/.test(key));
  const found = await listGallery(ctx, filter, { sort, limit, offset, after: last });
  const count = await countGallery(ctx, filter);
  const end = found.at(-1);
  return {
    records: await showStored(
      ctx,
      found.map(({ id }) => id),
    ),
    folders: await listFolders(ctx),
    pagination: paginate(page, limit, Math.min(count, countedFiles)),
    isMore: count > countedFiles,
    next: end && found.length === limit ? cursorOf(end.key, end.id) : null,
  };
}

function wrong(path: string, message: string): Refusal {
  return new Refusal('validationFailed', { fields: [{ path, kind: 'range', message }] });
}
