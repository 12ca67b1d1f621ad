import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { events } from '#platform/services/content/calendar/event.tables.ts';
import { contentItems } from '#platform/services/content/items/content.tables.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { drafts, versions } from '../editing.tables.ts';
import { bodyOfToday } from '../versions/body-of-today.ts';

/** A draft with what it began from. */
export interface ChangedRow extends DocumentRef {
  rev: number;
  body: DocumentBody;
  base: DocumentBody | null;
  by: string | null;
  at: Date;
}

/** What lies in the bin or is gone for good can be published by nobody. */
const isThere = sql`
  case d.kind
    when 'content' then exists (select from ${contentItems} i where i.id = d.ref_id and i.archived_at is null)
    when 'event' then exists (select from ${events} e where e.id = d.ref_id and e.archived_at is null)
    else true end`;

/** What was public when the draft began: a draft that was frozen for a release descends from what was frozen. */
const publicBase = sql`
  with recursive line as (
    select v.no, v.base_no, v.reason, v.body from ${versions} v
    where v.site_id = d.site_id and v.kind = d.kind and v.ref_id = d.ref_id and v.language = d.language
      and v.no = d.base_no
    union all
    select v.no, v.base_no, v.reason, v.body from line
    join ${versions} v on v.site_id = d.site_id and v.kind = d.kind and v.ref_id = d.ref_id
      and v.language = d.language and v.no = line.base_no
    where line.reason = 'schedule')
  select body from line where reason <> 'schedule' limit 1`;

/** A page of the documents that have a draft, the last touched first, with how many there are. */
export async function listChanged(
  ctx: Ctx,
  which: { language?: string; kind?: string },
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ChangedRow[]; total: number }> {
  type Row = Record<string, unknown> & {
    kind: DocumentRef['kind'];
    id: string;
    language: string;
    rev: string;
    body: DocumentBody;
    base: DocumentBody | null;
    by: string | null;
    at: string;
    total: string;
  };
  const { rows } = await ctx.db.execute<Row>(sql`
    select d.kind, d.ref_id as id, d.language, d.rev, d.body, v.body as base, d.touched_at as at,
      count(*) over () as total,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as by
    from ${drafts} d
    left join lateral (${publicBase}) v on true
    left join ${users} u on u.id = d.touched_by
    where d.site_id = ${ctx.site.id} and d.body is not null and ${isThere}
      and (${which.language ?? null}::text is null or d.language = ${which.language ?? null})
      and (${which.kind ?? null}::text is null or d.kind = ${which.kind ?? null})
    order by d.touched_at desc, d.kind, d.ref_id, d.language
    limit ${limit} offset ${(page - 1) * limit}`);
  return {
    rows: rows.map(({ total: _total, id, rev, at, body, base, ...row }) => ({
      ...row,
      body: bodyOfToday(body),
      base: bodyOfToday(base),
      id: Number(id),
      rev: Number(rev),
      at: new Date(at),
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}
