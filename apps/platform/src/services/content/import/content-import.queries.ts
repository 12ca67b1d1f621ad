import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { contentImports } from './content-import.tables.ts';

export type ImportRow = typeof contentImports.$inferSelect;
type Changes = Partial<typeof contentImports.$inferInsert>;

export async function addImport(ctx: Ctx, row: Pick<ImportRow, 'name' | 'size' | 'key'>): Promise<ImportRow> {
  const [added] = await ctx.db
    .insert(contentImports)
    .values({ ...row, siteId: ctx.site.id, state: 'checking' })
    .returning();
  if (!added) throw new Error('the import was not stored');
  return added;
}

/** An import of this site; locked with `lock` until the transaction ends. */
export async function findImport(ctx: Ctx, id: number, lock = false): Promise<ImportRow | undefined> {
  const query = ctx.db
    .select()
    .from(contentImports)
    .where(and(eq(contentImports.siteId, ctx.site.id), eq(contentImports.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export async function listImports(ctx: Ctx, limit: number): Promise<ImportRow[]> {
  return ctx.db
    .select()
    .from(contentImports)
    .where(eq(contentImports.siteId, ctx.site.id))
    .orderBy(desc(contentImports.id))
    .limit(limit);
}

export async function changeImport(db: Db, id: number, set: Changes): Promise<ImportRow | undefined> {
  const [row] = await db.update(contentImports).set(set).where(eq(contentImports.id, id)).returning();
  return row;
}

/** Imports of all sites from before a moment whose file still lies in storage. */
export async function listOldFiles(db: Db, before: Date): Promise<Array<Pick<ImportRow, 'id' | 'key'>>> {
  return db
    .select({ id: contentImports.id, key: contentImports.key })
    .from(contentImports)
    .where(and(isNotNull(contentImports.key), lt(contentImports.createdAt, before)));
}

/** Notes how far an import is while it runs: what comes late must not unsay its end. */
export async function noteProgress(db: Db, id: number, done: number): Promise<void> {
  await db
    .update(contentImports)
    .set({ done })
    .where(and(eq(contentImports.id, id), inArray(contentImports.state, ['checking', 'running'])));
}
