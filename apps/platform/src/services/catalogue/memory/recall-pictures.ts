import type { Picture } from '@izlog/contract/media/media';
import type { Ctx } from '../../../kernel/context.ts';
import { findPictures } from '../../media/index.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';

/**
 * Pictures by id as `findPictures` gives them, remembered for a version of the catalogue that was read before: what
 * changes a picture's words says that the catalogue changed.
 */
export async function recallPictures(
  ctx: Ctx,
  memory: CatalogueMemory,
  ids: readonly number[],
  version: string,
): Promise<Map<number, Picture>> {
  const pictures = new Map<number, Picture>();
  const missing = new Set<number>();
  for (const id of ids) {
    const kept = memory.recall<Picture>(questionOf(ctx, id));
    if (kept?.version === version) {
      pictures.set(id, kept.answer);
      ctx.tags.add(`media:${id}`);
    } else missing.add(id);
  }
  if (missing.size === 0) return pictures;
  for (const [id, picture] of await findPictures(ctx, [...missing])) {
    // The placeholder is the only long one of its texts.
    memory.keep(questionOf(ctx, id), version, picture, 600 + 2 * (picture.placeholder?.length ?? 0));
    pictures.set(id, picture);
  }
  return pictures;
}

function questionOf(ctx: Ctx, id: number): string {
  return `picture ${ctx.site.id} ${ctx.language} ${id}`;
}
