import { cropText } from '@izlog/contract/media/cut';
import type { MediaFolder } from '@izlog/contract/media/directory-item';
import type { Picture } from '@izlog/contract/media/media';
import type { StoredMedia } from '@izlog/contract/media/stored-media';
import { use, useEffect, useRef, useState } from 'react';
import { prefixOf } from '#site/i18n/site-language.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import { type GalleryAsked, type GalleryView, queryOfGallery } from '../gallery-view.ts';
import type { PlaceOfUse } from './place-in-use.tsx';

/** What the gallery's dialog shows of the gallery. */
export interface GalleryList {
  files: readonly StoredMedia[];
  folders: readonly MediaFolder[];
  total: number;
  /** There are more than are counted. */
  isMore: boolean;
  /** Loads what comes behind the last one; nothing at the end. */
  more: (() => void) | undefined;
}

/** ms of rest before what is typed is asked for. */
const rest = 250;

/**
 * The files that a dialog asks the gallery for, the list growing at its end. `failed` when it cannot be obtained; `reload` asks
 * again, after an upload; where nobody answered it is asked again when the line is back. Their words are those of the page's
 * language.
 */
export function useGalleryList(asked: GalleryAsked) {
  const [list, setList] = useState<GalleryList>();
  const [isFailed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  const turn = useRef(0);
  const query = queryOfGallery(asked);
  const prefix = prefixOf(use(LanguageContext));
  const isTyped = asked.search !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more when `times` grows
  useEffect(() => {
    turn.current += 1;
    const own = turn.current;
    const read = async (after: string, before: readonly StoredMedia[]) => {
      const got = await loadList(prefix, query, after);
      // Something else was asked for meanwhile.
      if (own !== turn.current) return;
      setFailed(got === undefined);
      if (!got) return;
      const { next } = got;
      const files = [...before, ...got.files];
      setList({
        files,
        folders: got.folders,
        total: got.page.total,
        isMore: got.isMore,
        more: next === null ? undefined : () => void read(next, files),
      });
    };
    const timer = setTimeout(() => void read('', []), isTyped ? rest : 0);
    return () => clearTimeout(timer);
  }, [prefix, query, isTyped, times]);
  const reload = () => setTimes((before) => before + 1);
  useEffect(() => {
    if (!isFailed) return;
    const again = () => setTimes((before) => before + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isFailed]);
  return { list, isFailed, reload };
}

async function loadList(prefix: string, query: string, after: string): Promise<GalleryView | undefined> {
  const params = new URLSearchParams(query);
  if (after) params.set('after', after);
  return readJson<GalleryView>(`${prefix}/_/media/list?${params}`);
}

/** One file of the gallery, with its words in the language of a prefix; nothing when it is gone, or is not for anyone who asks. */
export const loadStored = (id: number, prefix: string): Promise<StoredMedia | undefined> =>
  readJson<StoredMedia>(`${prefix}/_/media/file?id=${id}`);

/** A file as one use of it is shown, with the address of the part; the file itself where that cannot be obtained. */
export async function loadPlaced(
  file: StoredMedia,
  { crop, focal }: PlaceOfUse,
  prefix: string,
): Promise<Picture> {
  const asked = new URLSearchParams({ id: String(file.id) });
  if (crop) asked.set('crop', cropText(crop));
  if (focal) asked.set('focal', `${focal.x},${focal.y}`);
  return (await readJson<Picture>(`${prefix}/_/media/placed?${asked}`)) ?? file;
}

/** Nothing where nobody answers, or with a refusal: the caller tells so in words. */
async function readJson<T>(address: string): Promise<T | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
