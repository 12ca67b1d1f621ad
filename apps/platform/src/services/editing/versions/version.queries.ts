import { createHash } from 'node:crypto';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { canonical } from '#platform/kernel/resource/revision.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { versions } from '../editing.tables.ts';
import { bodyOfToday } from './body-of-today.ts';

export type VersionReason = (typeof versions.$inferSelect)['reason'];

/** A version with its body. */
export interface Version {
  no: number;
  body: DocumentBody;
  reason: VersionReason;
  rev: number;
  baseNo: number;
  hash: string;
}

/** What a version is recognised by in lists. */
export interface VersionLine {
  no: number;
  reason: VersionReason;
  label: string | null;
  by: string | null;
  at: string;
  releaseId: number | null;
}

type Row = Record<string, unknown> & Omit<Version, 'rev'> & { rev: string };

const columns = sql`no, body, reason, rev, base_no as "baseNo", hash`;
const ofDocument = (ctx: Ctx, ref: DocumentRef) =>
  sql`site_id = ${ctx.site.id} and kind = ${ref.kind} and ref_id = ${ref.id} and language = ${ref.language}`;

/** The same for bodies that say the same, whatever they were translated from. */
export function hashOf({ root }: DocumentBody): string {
  return createHash('sha256').update(canonical(root)).digest('base64url');
}

/** The last version that was public. */
export async function findLastPublic(
  ctx: Ctx,
  ref: DocumentRef,
): Promise<{ no: number; hash: string } | undefined> {
  const { rows } = await ctx.db.execute<{ no: number; hash: string }>(sql`
    select no, hash from ${versions}
    where ${ofDocument(ctx, ref)} and reason in ('publish', 'import')
    order by no desc limit 1`);
  return rows[0];
}

/** The last version of a document, whatever it was made for. */
export async function findLast(ctx: Ctx, ref: DocumentRef): Promise<{ hash: string } | undefined> {
  const { rows } = await ctx.db.execute<{ hash: string }>(sql`
    select hash from ${versions} where ${ofDocument(ctx, ref)} order by no desc limit 1`);
  return rows[0];
}

export async function findVersion(ctx: Ctx, ref: DocumentRef, no: number): Promise<Version | undefined> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${columns} from ${versions} where ${ofDocument(ctx, ref)} and no = ${no}`);
  const [row] = rows;
  return row && { ...row, body: bodyOfToday(row.body), rev: Number(row.rev) };
}

/** Adds a version to a document whose draft is locked; returns its number. */
export async function putVersion(
  ctx: Ctx,
  ref: DocumentRef,
  version: {
    body: DocumentBody;
    reason: VersionReason;
    by: number | null;
    label?: string | null;
    releaseId?: number | null;
    rev?: number;
    baseNo?: number;
  },
): Promise<number> {
  const { body, reason, by, label = null, releaseId = null, rev = 0, baseNo = 0 } = version;
  const { rows } = await ctx.db.execute<{ no: number }>(sql`
    insert into ${versions} (site_id, kind, ref_id, language, no, body, reason, label, by, at, release_id, hash, rev, base_no)
    select ${ctx.site.id}, ${ref.kind}, ${ref.id}, ${ref.language}, coalesce(max(no), 0) + 1, ${JSON.stringify(body)}::jsonb,
      ${reason}, ${label}, ${by}::bigint, ${ctx.now}::timestamptz, ${releaseId}::bigint, ${hashOf(body)}, ${rev}, ${baseNo}
    from ${versions} where ${ofDocument(ctx, ref)}
    returning no`);
  const [row] = rows;
  if (!row) throw new Error('the version was not stored');
  return row.no;
}

/** The versions of a document, the newest first, with how many there are. */
export async function listVersions(
  ctx: Ctx,
  ref: DocumentRef,
  { page, limit }: { page: number; limit: number },
): Promise<{ lines: VersionLine[]; total: number }> {
  const { rows } = await ctx.db.execute<
    Record<string, unknown> & Omit<VersionLine, 'releaseId'> & { releaseId: string | null; total: string }
  >(sql`
    select v.no, v.reason, v.label, v.at, v.release_id as "releaseId", count(*) over () as total,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as by
    from ${versions} v left join ${users} u on u.id = v.by
    where v.site_id = ${ctx.site.id} and v.kind = ${ref.kind} and v.ref_id = ${ref.id} and v.language = ${ref.language}
    order by v.no desc limit ${limit} offset ${(page - 1) * limit}`);
  return {
    lines: rows.map(({ total: _total, releaseId, at, ...line }) => ({
      ...line,
      at: new Date(at).toISOString(),
      releaseId: releaseId === null ? null : Number(releaseId),
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}
