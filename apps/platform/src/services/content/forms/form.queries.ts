import type { FormInput } from '@izlog/contract/cms/forms/form';
import type { entryStates } from '@izlog/contract/cms/forms/form-entries';
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
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { formEntries, formFiles, forms } from './form.tables.ts';

export type FormRow = typeof forms.$inferSelect;
export type EntryRow = typeof formEntries.$inferSelect;
export type FileRow = typeof formFiles.$inferSelect;
export type NewFile = typeof formFiles.$inferInsert;

/** A form; locked, nobody else changes it until the transaction ends. */
export async function findForm(ctx: Ctx, id: number, isLocked = false): Promise<FormRow | undefined> {
  const query = ctx.db
    .select()
    .from(forms)
    .where(and(eq(forms.siteId, ctx.site.id), eq(forms.id, id)));
  const [row] = await (isLocked ? query.for('update') : query);
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

export type EntryState = (typeof entryStates)[number];

export async function listEntries(
  ctx: Ctx,
  formId: number,
  { state, page, limit }: { state?: EntryState; page: number; limit: number },
) {
  const where = and(isOfForm(ctx, formId), isInState(state));
  const rows = await ctx.db
    .select()
    .from(formEntries)
    .where(where)
    .orderBy(desc(formEntries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(formEntries).where(where);
  return { rows, files: await listFilesOfMany(ctx, rows), total };
}

/** Entries behind one by its id, the oldest first, with their files. */
export async function listEntriesAfter(
  ctx: Ctx,
  formId: number,
  { state, after, limit }: { state?: EntryState; after: number; limit: number },
) {
  const rows = await ctx.db
    .select()
    .from(formEntries)
    .where(and(isOfForm(ctx, formId), isInState(state), gt(formEntries.id, after)))
    .orderBy(asc(formEntries.id))
    .limit(limit);
  return { rows, files: await listFilesOfMany(ctx, rows) };
}

const isOfForm = (ctx: Ctx, formId: number) =>
  and(eq(formEntries.siteId, ctx.site.id), eq(formEntries.formId, formId));

function isInState(state: EntryState | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  return state === 'done' ? isNotNull(formEntries.doneAt) : isNull(formEntries.doneAt);
}

async function listFilesOfMany(ctx: Ctx, entries: readonly EntryRow[]) {
  const ids = entries.map(({ id }) => id);
  const files =
    ids.length === 0 ? [] : await ctx.db.select().from(formFiles).where(inArray(formFiles.entryId, ids));
  return Map.groupBy(files, (file) => file.entryId);
}

/** Says that an entry is dealt with, or is not; false where there is none. */
export async function markEntry(ctx: Ctx, id: number, doneAt: Date | null): Promise<boolean> {
  const rows = await ctx.db
    .update(formEntries)
    .set({ doneAt })
    .where(and(eq(formEntries.siteId, ctx.site.id), eq(formEntries.id, id)))
    .returning({ id: formEntries.id });
  return rows.length > 0;
}

/** Forgets an entry; its files are left without one, and go as such files do. False where there is none. */
export async function deleteEntry(ctx: Ctx, id: number): Promise<boolean> {
  const own = and(eq(formEntries.siteId, ctx.site.id), eq(formEntries.id, id));
  const [found] = await ctx.db.select({ id: formEntries.id }).from(formEntries).where(own);
  if (!found) return false;
  await ctx.db.update(formFiles).set({ entryId: null }).where(eq(formFiles.entryId, id));
  await ctx.db.delete(formEntries).where(own);
  return true;
}

/** A file that came with an entry of the installation, by its id. */
export async function findEntryFile(db: Db, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(formFiles)
    .where(and(eq(formFiles.id, id), isNotNull(formFiles.entryId)));
  return row;
}

/** How often each of the forms was filled in, how many entries are open, and when the last one came. */
export function countEntries(ctx: Ctx, formIds: readonly number[]) {
  return ctx.db
    .select({
      formId: formEntries.formId,
      entries: count(),
      open: sql<number>`count(*) filter (where ${formEntries.doneAt} is null)::int`,
      lastAt: sql<string | null>`max(${formEntries.createdAt})`,
    })
    .from(formEntries)
    .where(and(eq(formEntries.siteId, ctx.site.id), inArray(formEntries.formId, [...formIds])))
    .groupBy(formEntries.formId);
}

/** Whether visitors left something with a form: entries, or files that are on their way. */
export async function isFormUsed(ctx: Ctx, formId: number): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ used: boolean }>(sql`
    select exists (select from ${formEntries} where form_id = ${formId})
      or exists (select from ${formFiles} where form_id = ${formId}) as used`);
  return rows[0]?.used ?? false;
}

/** Removes a form; false where there is none. */
export async function deleteForm(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(forms)
    .where(and(eq(forms.siteId, ctx.site.id), eq(forms.id, id)))
    .returning({ id: forms.id });
  return rows.length > 0;
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

/** Anyone who adds a file waits until the one before has: two at once do not both find the last room. */
export async function lockFiles(ctx: Ctx): Promise<void> {
  await takeTurn(ctx, 'form files');
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

/** Forgets files that no entry has, older than a moment, and returns what was forgotten. */
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
