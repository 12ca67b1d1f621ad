import type { FormInput } from '@izlog/contract/cms/forms/form';
import type { FormType } from '@izlog/contract/cms/forms/form-types';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/db.ts';
import { formEntries, formFiles, forms } from './form.tables.ts';

export type FormRow = typeof forms.$inferSelect;
export type EntryRow = typeof formEntries.$inferSelect;
export type FileRow = typeof formFiles.$inferSelect;
export type NewFile = typeof formFiles.$inferInsert;

export async function findForm(ctx: Ctx, id: number): Promise<FormRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(forms)
    .where(and(eq(forms.siteId, ctx.site.id), eq(forms.id, id)));
  return row;
}

export async function listForms(ctx: Ctx, type: FormType | undefined, page: number, limit: number) {
  const where = and(eq(forms.siteId, ctx.site.id), type ? eq(forms.type, type) : undefined);
  const rows = await ctx.db
    .select()
    .from(forms)
    .where(where)
    .orderBy(asc(forms.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(forms).where(where);
  return { rows, total };
}

/** Stores a form; nothing when it names one that this site does not have. */
export async function putForm(ctx: Ctx, { id, ...input }: FormInput): Promise<FormRow | undefined> {
  const set = { ...input, submit: input.submit ?? {}, thanks: input.thanks ?? {}, updatedAt: ctx.now };
  if (id === undefined) {
    const [row] = await ctx.db
      .insert(forms)
      .values({ ...set, siteId: ctx.site.id, createdAt: ctx.now })
      .returning();
    return row;
  }
  const [row] = await ctx.db
    .update(forms)
    .set(set)
    .where(and(eq(forms.siteId, ctx.site.id), eq(forms.id, id)))
    .returning();
  return row;
}

export async function addEntry(ctx: Ctx, row: typeof formEntries.$inferInsert): Promise<EntryRow> {
  const [added] = await ctx.db.insert(formEntries).values(row).returning();
  if (!added) throw new Error('the entry was not stored');
  return added;
}

export async function findEntry(ctx: Ctx, id: number): Promise<EntryRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(formEntries)
    .where(and(eq(formEntries.siteId, ctx.site.id), eq(formEntries.id, id)));
  return row;
}

/** True when it was not confirmed before. */
export async function confirmEntry(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(formEntries)
    .set({ confirmedAt: ctx.now })
    .where(and(eq(formEntries.siteId, ctx.site.id), eq(formEntries.id, id), isNull(formEntries.confirmedAt)))
    .returning({ id: formEntries.id });
  return rows.length > 0;
}

export async function listEntries(ctx: Ctx, formId: number, page: number, limit: number) {
  const where = and(eq(formEntries.siteId, ctx.site.id), eq(formEntries.formId, formId));
  const rows = await ctx.db
    .select()
    .from(formEntries)
    .where(where)
    .orderBy(desc(formEntries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = rows.map((row) => row.id);
  const files =
    ids.length === 0 ? [] : await ctx.db.select().from(formFiles).where(inArray(formFiles.entryId, ids));
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(formEntries).where(where);
  return { rows, files: Map.groupBy(files, (file) => file.entryId), total };
}

/** Bytes of files since a moment: from one sender, for one form, on the site; and what no entry has, whenever it came. */
export async function countBytes(ctx: Ctx, formId: number, sender: string, since: Date) {
  const bytes = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(${formFiles.size}) filter (where ${condition}), 0)::bigint`.mapWith(Number);
  const isRecent = gt(formFiles.createdAt, since);
  const [counted] = await ctx.db
    .select({
      sender: bytes(and(isRecent, eq(formFiles.sender, sender))),
      form: bytes(and(isRecent, eq(formFiles.formId, formId))),
      site: bytes(isRecent),
      unclaimed: bytes(isNull(formFiles.entryId)),
    })
    .from(formFiles)
    .where(and(eq(formFiles.siteId, ctx.site.id), or(isRecent, isNull(formFiles.entryId))));
  return counted ?? { sender: 0, form: 0, site: 0, unclaimed: 0 };
}

/** Whoever adds a file waits until the one before has: two at once do not both find the last room. */
export async function lockFiles(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('form files'), ${ctx.site.id}::int)`);
}

export async function addFile(ctx: Ctx, row: NewFile): Promise<void> {
  await ctx.db.insert(formFiles).values(row);
}

/** Forgets files of an upload that broke off. */
export async function deleteFiles(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db
    .delete(formFiles)
    .where(
      and(eq(formFiles.siteId, ctx.site.id), isNull(formFiles.entryId), inArray(formFiles.id, [...ids])),
    );
}

/** Gives files to an entry; only those of its form that no entry has. */
export async function claimFiles(
  ctx: Ctx,
  ids: readonly string[],
  entry: Pick<EntryRow, 'id' | 'formId'>,
): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .update(formFiles)
    .set({ entryId: entry.id })
    .where(
      and(
        eq(formFiles.siteId, ctx.site.id),
        eq(formFiles.formId, entry.formId),
        isNull(formFiles.entryId),
        inArray(formFiles.id, [...ids]),
      ),
    )
    .returning();
}

export function listFilesOf(ctx: Ctx, entryId: number): Promise<FileRow[]> {
  return ctx.db
    .select()
    .from(formFiles)
    .where(and(eq(formFiles.siteId, ctx.site.id), eq(formFiles.entryId, entryId)));
}

/** Forgets files that no entry has, older than a moment, and gives what was forgotten. */
export function deleteUnclaimed(db: Db, before: Date, limit: number): Promise<FileRow[]> {
  const some = db
    .select({ id: formFiles.id })
    .from(formFiles)
    .where(and(isNull(formFiles.entryId), lt(formFiles.createdAt, before)))
    .limit(limit);
  // Asked once more: a form that was sent meanwhile keeps its files.
  return db
    .delete(formFiles)
    .where(and(inArray(formFiles.id, some), isNull(formFiles.entryId)))
    .returning();
}

/** Forgets who sent files that came before a moment: it is no more counted. */
export async function forgetSenders(db: Db, before: Date): Promise<void> {
  await db
    .update(formFiles)
    .set({ sender: null })
    .where(and(isNotNull(formFiles.sender), lt(formFiles.createdAt, before)));
}

const isFrom = (ctx: Ctx, email: string) =>
  and(eq(formEntries.siteId, ctx.site.id), eq(formEntries.email, email.toLowerCase()));

/** What an address sent by forms, as its person may read it. */
export async function listEntriesOf(ctx: Ctx, email: string): Promise<object[]> {
  const rows = await ctx.db.select().from(formEntries).where(isFrom(ctx, email)).orderBy(formEntries.id);
  return rows.map(({ formId, data, language, createdAt }) => ({ formId, language, createdAt, ...data }));
}

/** Forgets what an address sent by forms; the files are left without an entry, and go as such files do. */
export async function deleteEntriesOf(ctx: Ctx, email: string): Promise<void> {
  const theirs = ctx.db.select({ id: formEntries.id }).from(formEntries).where(isFrom(ctx, email));
  await ctx.db.update(formFiles).set({ entryId: null }).where(inArray(formFiles.entryId, theirs));
  await ctx.db.delete(formEntries).where(isFrom(ctx, email));
}
