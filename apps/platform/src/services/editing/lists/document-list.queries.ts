import type { DocumentState, ListedKind } from '@izlog/contract/editing/document-states';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

import { events, eventTranslations } from '#platform/services/content/calendar/event.tables.ts';
import { contentItems, contentLive } from '#platform/services/content/items/content.tables.ts';
import { drafts, releaseItems, releases } from '../editing.tables.ts';

/** What a list is narrowed by. */
export interface Asked {
  kind: ListedKind;
  state?: DocumentState;
  language?: string;
  search?: string;
  page: number;
  limit: number;
}

export interface ListedLanguage {
  language: string;
  title: string;
  slug: string | null;
  state: 'public' | 'draft' | 'planned';
  isChanged: boolean;
  publishedAt: string | null;
  releaseAt: string | null;
}

export interface ListedRow extends Record<string, unknown> {
  kind: 'content' | 'event';
  id: string;
  handler: string | null;
  archivedAt: string | null;
  touchedAt: string;
  languages: ListedLanguage[];
  total: string;
}

/** Things of a kind with what is public and what is drafted in each language, those last changed first. */
export async function listDocuments(ctx: Ctx, asked: Asked): Promise<ListedRow[]> {
  const { kind, search, page, limit } = asked;
  const documentKind = kind === 'event' ? 'event' : 'content';
  const words = sql`'%' || izlog_like(${search ?? ''}) || '%'`;
  const { rows } = await ctx.db.execute<ListedRow>(sql`
    with item as (${kind === 'event' ? eventsOf(ctx, asked.state === 'bin') : contentOf(ctx, kind, asked.state === 'bin')}),
    live as (${kind === 'event' ? liveEvents(ctx) : liveContent(ctx, kind)}),
    draft as (
      select d.ref_id as id, d.language, d.body #>> '{root,meta,title}' as title,
        d.body #>> '{root,meta,slug}' as slug, d.touched_at
      from ${drafts} d
      where d.site_id = ${ctx.site.id} and d.kind = ${documentKind} and d.body is not null),
    planned as (
      select i.ref_id as id, i.language, min(r.at) as at
      from ${releaseItems} i join ${releases} r on r.id = i.release_id
      where i.site_id = ${ctx.site.id} and i.kind = ${documentKind} and i.action = 'publish' and r.state = 'scheduled'
      group by i.ref_id, i.language),
    words as (
      select id, language, coalesce(d.title, l.title, '') as title, coalesce(d.slug, l.slug) as slug,
        case when l.published_at is null then 'draft' when l.published_at > ${ctx.now} then 'planned' else 'public' end as state,
        d.touched_at is not null as "isChanged", l.published_at as "publishedAt", p.at as "releaseAt",
        greatest(l.touched_at, d.touched_at) as touched_at
      from live l full join draft d using (id, language) left join planned p using (id, language))
    select ${documentKind} as kind, item.id, item.handler, item.archived_at as "archivedAt",
      max(coalesce(words.touched_at, item.created_at)) as "touchedAt", count(*) over () as total,
      json_agg(json_build_object('language', words.language, 'title', words.title, 'slug', words.slug,
        'state', words.state, 'isChanged', words."isChanged", 'publishedAt', words."publishedAt",
        'releaseAt', words."releaseAt") order by words.language) filter (where words.language is not null) as languages
    from item left join words on words.id = item.id
    group by item.id, item.handler, item.archived_at
    having ${inState(asked)}
      and ${search ? sql`bool_or(izlog_fold(words.title) like ${words} or words.slug = lower(${search}))` : sql`true`}
    order by "touchedAt" desc, item.id desc
    limit ${limit} offset ${(page - 1) * limit}`);
  return rows;
}

/** Whether a thing is asked for; with a language it must have that one, and be so in it. */
function inState({ state, language }: Asked): SQL {
  const isIt = language ? sql`words.language = ${language}` : sql`words.language is not null`;
  const has = (condition: SQL) => sql`coalesce(bool_or(${isIt} and ${condition}), false)`;
  switch (state) {
    case 'public':
      return has(sql`words.state = 'public'`);
    case 'draft':
      return has(sql`words.state = 'draft'`);
    case 'changed':
      return has(sql`words."isChanged" and words.state <> 'draft'`);
    case 'planned':
      return has(sql`(words.state = 'planned' or words."releaseAt" is not null)`);
    default:
      return language ? has(sql`true`) : sql`true`;
  }
}

const contentOf = (ctx: Ctx, kind: ListedKind, isBin: boolean): SQL => sql`
  select i.id, i.handler, i.created_at, i.archived_at
  from ${contentItems} i
  where i.site_id = ${ctx.site.id} and i.kind = ${kind} and (i.archived_at is not null) = ${isBin}`;

const liveContent = (ctx: Ctx, kind: ListedKind): SQL => sql`
  select l.item_id as id, l.language, l.title, l.slug, l.published_at, l.updated_at as touched_at
  from ${contentLive} l where l.site_id = ${ctx.site.id} and l.kind = ${kind}`;

const eventsOf = (ctx: Ctx, isBin: boolean): SQL => sql`
  select e.id, null::text as handler, e.created_at, e.archived_at
  from ${events} e where e.site_id = ${ctx.site.id} and (e.archived_at is not null) = ${isBin}`;

const liveEvents = (ctx: Ctx): SQL => sql`
  select e.id, t.language, t.title, t.slug, e.published_at, e.updated_at as touched_at
  from ${eventTranslations} t join ${events} e on e.id = t.event_id where e.site_id = ${ctx.site.id}`;
