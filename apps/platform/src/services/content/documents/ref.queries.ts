import type { DocumentRef } from '@izlog/contract/editing/document';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentRefs } from '../items/content.tables.ts';
import type { NamedThing } from './named-things.ts';

/** Replaces what a document names, its public words or its draft. */
export async function putRefs(
  ctx: Ctx,
  { kind, id, language }: DocumentRef,
  isDraft: boolean,
  things: readonly NamedThing[],
): Promise<void> {
  await ctx.db
    .delete(contentRefs)
    .where(
      and(
        eq(contentRefs.siteId, ctx.site.id),
        eq(contentRefs.ownerKind, kind),
        eq(contentRefs.ownerId, id),
        eq(contentRefs.language, language),
        eq(contentRefs.isDraft, isDraft),
      ),
    );
  if (things.length === 0) return;
  const owner = { siteId: ctx.site.id, ownerKind: kind, ownerId: id, language, isDraft };
  await ctx.db
    .insert(contentRefs)
    .values(things.map((one) => ({ ...owner, path: one.path, kind: one.kind, refId: one.id })))
    .onConflictDoNothing();
}

/** Takes away all that an item of content names, in every language, drafted or not. */
export async function removeRefs(ctx: Ctx, itemId: number): Promise<void> {
  await ctx.db
    .delete(contentRefs)
    .where(
      and(
        eq(contentRefs.siteId, ctx.site.id),
        eq(contentRefs.ownerKind, 'content'),
        eq(contentRefs.ownerId, itemId),
      ),
    );
}
