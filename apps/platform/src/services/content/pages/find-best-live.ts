import type { Ctx } from '#platform/kernel/context.ts';
import { findDraftedItems } from '../documents/drafted-items.ts';
import type { ContentItemKind } from '../items/content.tables.ts';
import { type BestLive, findPublicLive, listAlternates } from './page.queries.ts';

/** An item in the language of the answer, else in the default one; its draft where the call may see it. */
export async function findBestLive(
  ctx: Ctx,
  which: { id: number } | { handler: string },
  kinds: readonly ContentItemKind[],
  preview: boolean | undefined,
): Promise<BestLive | undefined> {
  if (!ctx.drafts) return findPublicLive(ctx, which, kinds, preview);
  const wanted = 'id' in which ? { ids: [which.id] } : { handlers: [which.handler], kinds };
  const [found] = (await findDraftedItems(ctx, wanted)).values();
  if (!found || !kinds.includes(found.item.kind)) return undefined;
  const { item, live } = found;
  return { live, handler: item.handler, alternates: await listAlternates(ctx, item.id) };
}
