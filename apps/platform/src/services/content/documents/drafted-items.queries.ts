import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { type ContentItemKind, contentItems, contentLive } from '../items/content.tables.ts';
import { languagesOf } from '../items/visibility.ts';

/** Which items are wanted. */
export type WhichItems =
  | { ids: readonly number[] }
  | { handlers: readonly string[]; kinds: readonly ContentItemKind[] };

/** Items that are not in the bin with their words in the language of the answer and the default one, public or not. */
export async function listItemsWithWords(ctx: Ctx, which: WhichItems) {
  return ctx.db
    .select({ item: contentItems, live: contentLive })
    .from(contentItems)
    .leftJoin(
      contentLive,
      and(
        eq(contentLive.siteId, contentItems.siteId),
        eq(contentLive.itemId, contentItems.id),
        inArray(contentLive.language, languagesOf(ctx)),
      ),
    )
    .where(
      and(
        eq(contentItems.siteId, ctx.site.id),
        isNull(contentItems.archivedAt),
        'ids' in which
          ? inArray(contentItems.id, [...which.ids])
          : and(
              inArray(contentItems.handler, [...which.handlers]),
              inArray(contentItems.kind, [...which.kinds]),
            ),
      ),
    )
    .orderBy(contentItems.id);
}
