import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { ImportReport } from '../import/index.ts';
import { productFiles } from './product-file.tables.ts';

type Stored = typeof productFiles.$inferSelect;
export type FileRow = Omit<Stored, 'report'> & { report: ImportReport | null };

const asRow = (stored: Stored): FileRow => ({ ...stored, report: stored.report as ImportReport | null });
type Changes = Partial<typeof productFiles.$inferInsert>;

export async function addFile(
  ctx: Ctx,
  row: Pick<FileRow, 'name' | 'size' | 'key' | 'userId'>,
): Promise<FileRow> {
  const [added] = await ctx.db
    .insert(productFiles)
    .values({ ...row, siteId: ctx.site.id, state: 'checking' })
    .returning();
  if (!added) throw new Error('the file was not noted');
  return asRow(added);
}

/** A file of this site; locked with `lock` until the transaction ends. */
export async function findFile(ctx: Ctx, id: number, lock = false): Promise<FileRow | undefined> {
  const query = ctx.db
    .select()
    .from(productFiles)
    .where(and(eq(productFiles.siteId, ctx.site.id), eq(productFiles.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  return row && asRow(row);
}

export async function listFiles(ctx: Ctx, limit: number): Promise<FileRow[]> {
  const rows = await ctx.db
    .select()
    .from(productFiles)
    .where(eq(productFiles.siteId, ctx.site.id))
    .orderBy(desc(productFiles.id))
    .limit(limit);
  return rows.map(asRow);
}

export async function changeFile(db: Db, id: number, set: Changes): Promise<FileRow | undefined> {
  const [row] = await db.update(productFiles).set(set).where(eq(productFiles.id, id)).returning();
  return row && asRow(row);
}

/** Files of all sites from before a moment that still lie in storage. */
export const listOldFiles = (db: Db, before: Date): Promise<Array<Pick<FileRow, 'id' | 'key'>>> =>
  db
    .select({ id: productFiles.id, key: productFiles.key })
    .from(productFiles)
    .where(and(isNotNull(productFiles.key), lt(productFiles.createdAt, before)));
