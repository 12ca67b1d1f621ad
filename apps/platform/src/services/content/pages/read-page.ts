import type { Page } from '@izlog/contract/cms/content/page';
import type { Ctx } from '#platform/kernel/context.ts';
import { shownParts } from '../documents/hidden-parts.ts';
import { resolveContent } from '../items/resolve-content.ts';
import { findTermsOfPosts } from '../posts/term-labels.queries.ts';
import { fillSeller } from './fill-seller.ts';
import { findBestLive } from './find-best-live.ts';
import type { BestLive } from './page.queries.ts';
import { presentPage } from './present-page.ts';

/** A page or post by id or handler with what its screen needs, or nothing when the caller may not see it (CMS-024). */
export async function findPage(
  ctx: Ctx,
  which: { id: number } | { handler: string },
  preview?: boolean,
): Promise<{ kind: 'page' | 'post'; page: Page } | undefined> {
  const row = await findBestLive(ctx, which, ['page', 'post'], preview);
  if (!row) return undefined;
  const kind = row.live.kind === 'post' ? 'post' : 'page';
  ctx.tags.add(`${kind}:${row.live.itemId}`);
  return { kind, page: await completePage(ctx, row) };
}

async function completePage(ctx: Ctx, found: BestLive): Promise<Page> {
  // Anyone who edits the page has the sections that wait, too; a preview shows what its instant will.
  const isEdited = ctx.drafts !== undefined && ctx.caller.kind === 'staff';
  const parts = isEdited ? found.live.parts : shownParts(found.live.parts, ctx.now);
  const row = { ...found, live: { ...found.live, parts } };
  const { itemId, kind, mediaId, seo } = row.live;
  const [pictures, terms] = await Promise.all([
    resolveContent(ctx, row.live, [mediaId, seo.mediaId]),
    kind === 'post' ? findTermsOfPosts(ctx, [itemId]) : new Map(),
    fillSeller(ctx, { parts: row.live.parts, body: row.live.body }),
  ]);
  return presentPage(ctx, row, pictures, terms.get(itemId) ?? []);
}
