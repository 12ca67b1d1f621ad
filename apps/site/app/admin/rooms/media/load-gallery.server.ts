import { outcomeOf } from '@izlog/contract/client';
import { directoryItemFilter } from '@izlog/contract/media/directory-item';
import { filePlaced } from '@izlog/contract/media/file-placed';
import { fileDetails } from '@izlog/contract/media/file-update';
import { countedFiles, mediaOrders } from '@izlog/contract/media/media-orders';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import { languagesRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { type FileView, fileKinds, type GalleryAsked, type GalleryView } from './gallery-view.ts';

/** Files of one page. */
const pageSize = 48;

/** A page of the gallery, with one file's panel where the address names it; 404 for a folder that is gone. */
export async function loadGallery(site: SiteContext, url: URL): Promise<GalleryView> {
  const asked = readAsked(url);
  const after = url.searchParams.get('after')?.slice(0, 1000) || undefined;
  const { folder, search, only, sort, kind } = asked;
  const found = await orNotFound(
    ownCall(site)(directoryItemFilter, {
      ...(folder === '' ? {} : { parentId: folder === 'none' ? null : Number(folder) }),
      ...(search ? { keywords: search } : {}),
      ...(kind ? { kind } : {}),
      unused: only === 'unused',
      withoutAlt: only === 'noAlt',
      sort,
      page: Math.min(pageOf(url), Math.floor(countedFiles / pageSize)),
      limit: pageSize,
      after,
    }),
  );
  return {
    asked,
    folders: found.folders,
    files: found.records,
    page: found.pagination,
    isMore: found.isMore,
    next: found.next,
    file: await loadFile(site, url.searchParams.get('file') ?? ''),
    languages: languagesRead(site),
  };
}

/** One file with the places that use it; null for what is none. */
export async function loadFile(site: SiteContext, id: string): Promise<FileView | null> {
  if (!isId(id)) return null;
  const outcome = await outcomeOf(ownCall(site)(fileDetails, { id: Number(id) }));
  // A file that somebody removed meanwhile has no panel; the list tells what there is.
  return outcome.errored ? null : outcome.data;
}

/** A picture as one use of it would show it; null for what is none. */
export async function loadPlacedFile(site: SiteContext, id: string, asked: URLSearchParams) {
  if (!isId(id)) return null;
  const [crop, focal] = ['crop', 'focal'].map((name) => asked.get(name) ?? undefined);
  const outcome = await outcomeOf(ownCall(site)(filePlaced, { id: Number(id), crop, focal }));
  return outcome.errored ? null : outcome.data;
}

/** What an address asks the gallery for; whatever is none of its values counts as not asked. */
export function readAsked({ searchParams }: URL): GalleryAsked {
  const folder = searchParams.get('folder') ?? '';
  const only = searchParams.get('only');
  return {
    folder: folder === 'none' || isId(folder) ? folder : '',
    search: (searchParams.get('search') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    only: only === 'unused' || only === 'noAlt' ? only : '',
    kind: fileKinds.find((one) => one === searchParams.get('kind')) ?? '',
    sort: mediaOrders.find((one) => one === searchParams.get('sort')) ?? 'newest',
    look: searchParams.get('look') === 'list' ? 'list' : 'grid',
  };
}

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
