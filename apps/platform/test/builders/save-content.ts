import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { type ContentChange, writeContent } from '#platform/services/content/items/write-content.ts';

/** Writes an item beside the door, as another program could: for what a test begins with. */
export function saveContent(ctx: Ctx, change: ContentChange): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const { id, tags } = await writeContent(inner, change);
    await dropTags(inner, tags);
    return id;
  });
}
