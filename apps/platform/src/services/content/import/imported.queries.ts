import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { type ImportedKind, importedContent } from './imported.tables.ts';

export type Imported = typeof importedContent.$inferSelect;
export type NewImported = Omit<typeof importedContent.$inferInsert, 'siteId' | 'source'>;

const ofSource = (ctx: Ctx, source: string) =>
  and(eq(importedContent.siteId, ctx.site.id), eq(importedContent.source, source));

/** What was brought in under these names, by name. */
export async function findImported(
  ctx: Ctx,
  source: string,
  kind: ImportedKind,
  ids: readonly string[],
): Promise<Map<string, Imported>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(importedContent)
    .where(
      and(
        ofSource(ctx, source),
        eq(importedContent.kind, kind),
        inArray(importedContent.sourceId, [...new Set(ids)]),
      ),
    );
  return new Map(rows.map((row) => [row.sourceId, row]));
}

/** What stood at these addresses, by address. */
export async function findImportedAt(
  ctx: Ctx,
  source: string,
  addresses: readonly string[],
): Promise<Map<string, Imported>> {
  if (addresses.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(importedContent)
    .where(and(ofSource(ctx, source), inArray(importedContent.address, [...new Set(addresses)])));
  return new Map(rows.flatMap((row) => (row.address === null ? [] : [[row.address, row]])));
}

/** Files that were uploaded in these posts, in the order of their numbers. */
export async function listAttachedTo(
  ctx: Ctx,
  source: string,
  posts: readonly number[],
): Promise<Imported[]> {
  if (posts.length === 0) return [];
  return ctx.db
    .select()
    .from(importedContent)
    .where(
      and(
        ofSource(ctx, source),
        eq(importedContent.kind, 'attachment'),
        inArray(importedContent.parentId, posts.map(String)),
      ),
    )
    .orderBy(sql`${importedContent.sourceId}::bigint`);
}

/** Remembers what was brought in; what is known already gets what the new rows say. */
export async function putImported(ctx: Ctx, source: string, rows: readonly NewImported[]): Promise<void> {
  if (rows.length === 0) return;
  const { address, parentId, refId, hash, rev } = importedContent;
  await ctx.db
    .insert(importedContent)
    .values(rows.map((row) => ({ ...row, siteId: ctx.site.id, source })))
    .onConflictDoUpdate({
      target: [
        importedContent.siteId,
        importedContent.source,
        importedContent.kind,
        importedContent.sourceId,
      ],
      set: {
        refId: sql`coalesce(excluded.ref_id, ${refId})`,
        address: sql`coalesce(excluded.address, ${address})`,
        parentId: sql`coalesce(excluded.parent_id, ${parentId})`,
        hash: sql`coalesce(excluded.hash, ${hash})`,
        rev: sql`coalesce(excluded.rev, ${rev})`,
      },
    });
}

/** Forgets what was brought in, so that a later import begins again. */
export async function forgetImported(
  ctx: Ctx,
  source: string,
  kind: ImportedKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .delete(importedContent)
    .where(
      and(ofSource(ctx, source), eq(importedContent.kind, kind), inArray(importedContent.sourceId, [...ids])),
    );
}
