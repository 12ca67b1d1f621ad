import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { drafts } from '../editing.tables.ts';
import { bodyOfToday } from '../versions/body-of-today.ts';

/** A draft as it is held. */
export interface Draft extends DocumentRef {
  body: DocumentBody | null;
  rev: number;
  baseNo: number;
  /** Ops up to this revision are forgotten. */
  foldedRev: number;
  touchedAt: Date;
  touchedBy: number | null;
}

type Row = Record<string, unknown> & {
  kind: DocumentRef['kind'];
  id: string;
  language: string;
  body: DocumentBody | null;
  rev: string;
  base_no: number;
  folded_rev: string;
  touched_at: string;
  touched_by: string | null;
};

/** Locks the drafts of documents in the order of their keys, making those that are not there yet; gives them by key. */
export async function lockDrafts(ctx: Ctx, documents: readonly DocumentRef[]): Promise<Map<string, Draft>> {
  const known = await read(ctx, documents, true);
  const missing = documents.filter(
    ({ kind, id, language }) => !known.has(documentKey({ kind, id, language })),
  );
  // Anyone who types writes to a draft that is there: that is one statement less for each word.
  if (missing.length === 0) return known;
  await ctx.db.execute(sql`
    insert into ${drafts} (site_id, kind, ref_id, language)
    select ${ctx.site.id}, d.kind, d.id, d.language
    from ${recordset(asRows(missing), 'd', 'kind text, id bigint, language text')}
    order by d.kind, d.id, d.language
    on conflict do nothing`);
  return new Map([...known, ...(await read(ctx, missing, true))]);
}

/** Locks the drafts of documents that are there, in the order of their keys; those never begun are given as empty ones. */
export async function lockBegun(ctx: Ctx, documents: readonly DocumentRef[]): Promise<Map<string, Draft>> {
  return withBlanks(ctx, documents, await read(ctx, documents, true));
}

/** Forgets drafts that were made to be locked and in which nothing was written. */
export async function forgetBlank(ctx: Ctx, documents: readonly DocumentRef[]): Promise<void> {
  if (documents.length === 0) return;
  await ctx.db.execute(sql`
    delete from ${drafts}
    where site_id = ${ctx.site.id} and rev = 0 and body is null and (kind, ref_id, language) in (
      select d.kind, d.id, d.language
      from ${recordset(asRows(documents), 'd', 'kind text, id bigint, language text')})`);
}

/** The drafts of documents by key, an empty one where none was begun. */
export async function readOrBlank(ctx: Ctx, documents: readonly DocumentRef[]): Promise<Map<string, Draft>> {
  return withBlanks(ctx, documents, await readDrafts(ctx, documents));
}

function withBlanks(ctx: Ctx, documents: readonly DocumentRef[], known: Map<string, Draft>) {
  for (const { kind, id, language } of documents) {
    const key = documentKey({ kind, id, language });
    const blank = { body: null, rev: 0, baseNo: 0, foldedRev: 0, touchedAt: ctx.now, touchedBy: null };
    if (!known.has(key)) known.set(key, { kind, id, language, ...blank });
  }
  return known;
}

/** The drafts of documents by key; those that were never begun are missing. */
export function readDrafts(ctx: Ctx, documents: readonly DocumentRef[]): Promise<Map<string, Draft>> {
  return read(ctx, documents, false);
}

/** The revisions of drafts by key, without their bodies, and up to which one their ops are forgotten. */
export async function readRevisions(
  ctx: Ctx,
  documents: readonly DocumentRef[],
): Promise<Map<string, { rev: number; foldedRev: number }>> {
  if (documents.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Pick<Row, 'kind' | 'id' | 'language' | 'rev' | 'folded_rev'>>(sql`
    select kind, ref_id as id, language, rev, folded_rev from ${drafts}
    where site_id = ${ctx.site.id} and (kind, ref_id, language) in (
      select d.kind, d.id, d.language
      from ${recordset(asRows(documents), 'd', 'kind text, id bigint, language text')})`);
  return new Map(
    rows.map((row) => [
      documentKey({ ...row, id: Number(row.id) }),
      { rev: Number(row.rev), foldedRev: Number(row.folded_rev) },
    ]),
  );
}

async function read(
  ctx: Ctx,
  documents: readonly DocumentRef[],
  isLocked: boolean,
): Promise<Map<string, Draft>> {
  if (documents.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Row>(sql`
    select kind, ref_id as id, language, body, rev, base_no, folded_rev, touched_at, touched_by
    from ${drafts}
    where site_id = ${ctx.site.id} and (kind, ref_id, language) in (
      select d.kind, d.id, d.language
      from ${recordset(asRows(documents), 'd', 'kind text, id bigint, language text')})
    order by kind, ref_id, language
    ${isLocked ? sql`for update` : sql``}`);
  return new Map(rows.map((row) => [documentKey({ ...row, id: Number(row.id) }), present(row)]));
}

/** Writes a locked draft. */
export async function putDraft(
  ctx: Ctx,
  {
    kind,
    id,
    language,
    body,
    rev,
    baseNo,
  }: Pick<Draft, 'kind' | 'id' | 'language' | 'body' | 'rev' | 'baseNo'>,
  by: number | null,
): Promise<void> {
  const slug = body?.root.meta.slug;
  await ctx.db.execute(sql`
    update ${drafts} set
      body = ${body === null ? null : JSON.stringify(body)}::jsonb, rev = ${rev}, base_no = ${baseNo},
      slug = ${typeof slug === 'string' ? slug : null}, touched_at = ${ctx.now}, touched_by = ${by}
    where site_id = ${ctx.site.id} and kind = ${kind} and ref_id = ${id} and language = ${language}`);
}

/** Notes the version that a locked draft descends from; nothing else of it changes. */
export async function noteBase(ctx: Ctx, { kind, id, language }: DocumentRef, baseNo: number): Promise<void> {
  await ctx.db.execute(sql`
    update ${drafts} set base_no = ${baseNo}
    where site_id = ${ctx.site.id} and kind = ${kind} and ref_id = ${id} and language = ${language}`);
}

function asRows(documents: readonly DocumentRef[]): DocumentRef[] {
  return documents.map(({ kind, id, language }) => ({ kind, id, language }));
}

function present({ kind, id, language, body, rev, base_no, folded_rev, touched_at, touched_by }: Row): Draft {
  return {
    kind,
    id: Number(id),
    language,
    body: bodyOfToday(body),
    rev: Number(rev),
    baseNo: base_no,
    foldedRev: Number(folded_rev),
    touchedAt: new Date(touched_at),
    touchedBy: touched_by === null ? null : Number(touched_by),
  };
}
