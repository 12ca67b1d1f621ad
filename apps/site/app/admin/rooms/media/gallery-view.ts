import type { MediaFolder } from '@izlog/contract/media/directory-item';
import type { MediaOrder } from '@izlog/contract/media/media-orders';
import type { MediaPlace, StoredMedia } from '@izlog/contract/media/stored-media';
import type { SiteLanguage } from '#site/i18n/site-language.ts';

/** Kinds of files, as the gallery tells them apart. */
export const fileKinds = ['picture', 'video', 'document'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What the gallery is asked for; all of it stands in the address. */
export interface GalleryAsked {
  /** Id of a folder, `none` for files in no folder; empty for all files. */
  folder: string;
  search: string;
  only: '' | 'unused' | 'noAlt';
  kind: '' | FileKind;
  sort: MediaOrder;
  look: 'grid' | 'list';
}

/** One file with what its panel shows. */
export type FileView = StoredMedia & { places: readonly MediaPlace[] };

/** A page of the gallery. */
export interface GalleryView {
  asked: GalleryAsked;
  folders: readonly MediaFolder[];
  files: readonly StoredMedia[];
  page: { page: number; lastPage: number; total: number };
  isMore: boolean;
  next: string | null;
  /** The file whose panel is open. */
  file: FileView | null;
  languages: readonly SiteLanguage[];
}

/** The gallery as the address asks for it, with some of it changed; the page is the first again unless given. */
export function queryOfGallery(
  asked: GalleryAsked,
  changed: Partial<GalleryAsked> & { file?: number; page?: number; after?: string } = {},
): string {
  const { sort, look, file, page, after, ...rest } = { ...asked, file: 0, page: 1, after: '', ...changed };
  const query = new URLSearchParams(Object.entries(rest).filter(([, text]) => text !== ''));
  if (sort !== 'newest') query.set('sort', sort);
  if (look !== 'grid') query.set('look', look);
  if (page > 1) query.set('page', String(page));
  if (after) query.set('after', after);
  if (file > 0) query.set('file', String(file));
  return query.size > 0 ? `?${query}` : '';
}

/** Folders with how deep they lie, each below the one it lies in. */
export function folderTree(
  folders: readonly MediaFolder[],
  parentId: number | null = null,
  depth = 0,
): { folder: MediaFolder; depth: number }[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .flatMap((folder) => [{ folder, depth }, ...folderTree(folders, folder.id, depth + 1)]);
}

/** What a file is: decides how it is rendered. */
export function kindOf({ mime }: { mime: string }): FileKind {
  if (mime.startsWith('image/')) return 'picture';
  return mime.startsWith('video/') || mime.startsWith('audio/') ? 'video' : 'document';
}

/** Bytes as people say them. */
export function sizeWords(bytes: number, number: (value: number) => string): string {
  if (bytes < 1_000_000) return `${number(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${number(Math.round(bytes / 100_000) / 10)} MB`;
}
