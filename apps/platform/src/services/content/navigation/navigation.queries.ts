import { and, asc, eq, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '../../../kernel/context.ts';
import { navigationNodes, navigationNodeTranslations } from './navigation.tables.ts';

type NodeRow = typeof navigationNodes.$inferInsert;

/** Adds an entry, or changes the one with `id`; nothing when the tree has no such entry. */
export async function putNode(ctx: Ctx, id: number | undefined, row: NodeRow): Promise<number | undefined> {
  if (id === undefined) {
    const [added] = await ctx.db.insert(navigationNodes).values(row).returning({ id: navigationNodes.id });
    return added?.id;
  }
  const [changed] = await ctx.db
    .update(navigationNodes)
    .set(row)
    .where(
      and(
        eq(navigationNodes.siteId, ctx.site.id),
        eq(navigationNodes.tree, row.tree),
        eq(navigationNodes.id, id),
      ),
    )
    .returning({ id: navigationNodes.id });
  return changed?.id;
}

/** Replaces the names of an entry. */
export async function putNodeNames(
  ctx: Ctx,
  nodeId: number,
  names: ReadonlyArray<{ language: string; name: string; hint: string; path: string | null }>,
): Promise<void> {
  await ctx.db.delete(navigationNodeTranslations).where(eq(navigationNodeTranslations.nodeId, nodeId));
  if (names.length === 0) return;
  await ctx.db.insert(navigationNodeTranslations).values(names.map((one) => ({ ...one, nodeId })));
}

export async function removeOtherNodes(ctx: Ctx, tree: string, kept: readonly number[]): Promise<void> {
  const ofTree = and(eq(navigationNodes.siteId, ctx.site.id), eq(navigationNodes.tree, tree));
  await ctx.db
    .delete(navigationNodes)
    .where(kept.length === 0 ? ofTree : and(ofTree, notInArray(navigationNodes.id, [...kept])));
}

const asked = alias(navigationNodeTranslations, 'asked');
const standard = alias(navigationNodeTranslations, 'standard');

/** The entries of a tree with their names in the language of the answer and in the default one, in order. */
export async function listNodes(ctx: Ctx, tree: string) {
  return ctx.db
    .select({ node: navigationNodes, asked, standard })
    .from(navigationNodes)
    .leftJoin(asked, and(eq(asked.nodeId, navigationNodes.id), eq(asked.language, ctx.language)))
    .leftJoin(
      standard,
      and(eq(standard.nodeId, navigationNodes.id), eq(standard.language, ctx.site.defaultLanguage)),
    )
    .where(and(eq(navigationNodes.siteId, ctx.site.id), eq(navigationNodes.tree, tree)))
    .orderBy(asc(navigationNodes.position), asc(navigationNodes.id));
}
