import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { directoryItemFilter } from '@izlog/contract/media/directory-item';
import { countedFiles } from '@izlog/contract/media/media-orders';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
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
  const last = after === undefined ? undefined : readCursor(after, sort !== 'name');
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

const cursorOf = (key: string, id: number): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

function readCursor(text: string, isNumber: boolean): readonly [string, number] {
  const [key, id] = parsed(Buffer.from(text, 'base64url').toString());
  const fits = typeof key === 'string' && (isNumber ? /^\d{1,15}$/.test(key) : !key.includes('\0'));
  if (fits && Number.isSafeInteger(id)) return [key, Number(id)];
  throw wrong('after', 'Not the end of a list.');
}

function parsed(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [];
  } catch {
    // Whatever is no JSON is no cursor of ours.
    return [];
  }
}

function wrong(path: string, message: string): Refusal {
  return new Refusal('validationFailed', { fields: [{ path, kind: 'range', message }] });
}
