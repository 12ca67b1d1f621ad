import type { StoredMedia } from '@izlog/contract/media/stored-media';
import type { Ctx } from '#platform/kernel/context.ts';
import { findMedia, listTexts, type MediaRow } from '../media.queries.ts';
import { presentMedia } from '../present-media.ts';
import { countUses } from './gallery.queries.ts';

type Row = MediaRow & { alt: string };

/** Files as the gallery keeps them, in the order of the ids; those that are gone are left out. */
export async function showStored(ctx: Ctx, ids: readonly number[]): Promise<StoredMedia[]> {
  const rows = new Map((await findMedia(ctx, ids)).map((row) => [row.id, row]));
  const posterIds = [...rows.values()].flatMap(({ posterId }) => posterId ?? []);
  const posters = new Map((await findMedia(ctx, posterIds)).map((row) => [row.id, row]));
  const texts = Map.groupBy(await listTexts(ctx, ids), ({ mediaId }) => mediaId);
  const uses = await countUses(ctx, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const poster = row.posterId === null ? undefined : posters.get(row.posterId);
    return [present(row, poster, texts.get(id) ?? [], uses.get(id) ?? 0)];
  });
}

function present(
  row: Row,
  poster: Row | undefined,
  texts: readonly { language: string; alt: string; caption: string }[],
  uses: number,
): StoredMedia {
  const by = (name: 'alt' | 'caption') =>
    Object.fromEntries(texts.flatMap((text) => (text[name] === '' ? [] : [[text.language, text[name]]])));
  const { focalX, focalY } = row;
  return {
    ...presentMedia(row, poster),
    alts: by('alt'),
    captions: by('caption'),
    decorative: row.decorative,
    focalPoint: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    posterId: row.posterId,
    uses,
  };
}
