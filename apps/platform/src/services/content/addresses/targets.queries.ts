import type { Target } from '@izlog/contract/cms/addresses/finder-targets';
import { type ContentKind, contentPath } from '@izlog/contract/cms/content/content-path';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { findPictures } from '#platform/services/media/index.ts';

interface Row extends Record<string, unknown> {
  type: ContentKind;
  id: number;
  title: string;
  slug: string;
  isPublic: boolean;
  mediaId: number | null;
}

/** Most that are offered, and most that content names in one field. */
const most = { offered: 40, named: 100 };

/** Things that content can name (EDIT-009, EDIT-011…013); those asked for by id keep the order in which they were. */
export async function findTargets(
  ctx: Ctx,
  { query, kinds, things }: { query: string; kinds: string; things?: string },
): Promise<Target[]> {
  if (things !== undefined) return named(ctx, readThings(things));
  const words = query.trim();
  const wanted = kinds.split(',').filter(Boolean).map(ownKind);
  const address = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await select(
    ctx,
    ctx.language,
    sql`${wanted.length > 0 ? sql`type in ${wanted}` : sql`true`} and ${
      words === ''
        ? sql`true`
        : sql`(izlog_fold(title) like '%' || izlog_like(${words}) || '%' or slug like ${address})`
    }`,
    words === '' ? sql`id desc` : sql`length(title), title collate "hr_order", id`,
    most.offered,
  );
  return present(ctx, rows, ctx.language);
}

async function named(ctx: Ctx, things: readonly Thing[]): Promise<Target[]> {
  const found = new Map<string, Target>();
  for (const language of new Set([ctx.language, ctx.site.defaultLanguage])) {
    const left = things.filter((one) => !found.has(keyOf(one)));
    if (left.length === 0) break;
    const keys = left.map(keyOf);
    const rows = await select(ctx, language, sql`type || ':' || id in ${keys}`, sql`id`, most.named);
    for (const one of await present(ctx, rows, language)) found.set(keyOf(one), one);
  }
  return things.flatMap((one) => found.get(keyOf(one)) ?? []);
}

async function select(ctx: Ctx, language: string, condition: SQL, order: SQL, limit: number): Promise<Row[]> {
  const siteId = ctx.site.id;
  const { rows } = await ctx.db.execute<Row>(sql`
    select type, id, title, slug, is_public as "isPublic", media_id as "mediaId" from (
      select case l.kind when 'term' then case t.term_type when 'tag' then 'tag' else 'category' end else l.kind end as type,
        l.item_id as id, l.title, l.slug, coalesce(l.published_at <= ${ctx.now}, false) as is_public, l.media_id
      from content_live l join content_items i on i.id = l.item_id and i.archived_at is null
        left join terms t on t.item_id = l.item_id
      where l.site_id = ${siteId} and l.language = ${language} and l.slug is not null
      union all
      select 'product', p.id, t.name, t.slug, p.is_published and not p.is_archived,
        (select m.media_id from product_media m where m.product_id = p.id order by m.position limit 1)
      from product_translations t join products p on p.id = t.product_id
      where t.site_id = ${siteId} and t.language = ${language} and p.parent_id is null
      union all
      select 'productCategory', c.id, t.name, t.slug, c.is_published, c.media_id
      from category_translations t join categories c on c.id = t.category_id
      where t.site_id = ${siteId} and t.language = ${language}
      union all
      select 'event', e.id, t.title, e.id::text, coalesce(e.published_at <= ${ctx.now}, false), e.media_id
      from event_translations t join events e on e.id = t.event_id
      where e.site_id = ${siteId} and t.language = ${language}
    ) found
    where ${condition}
    order by ${order}
    limit ${limit}`);
  return rows;
}

async function present(ctx: Ctx, rows: readonly Row[], language: string): Promise<Target[]> {
  const pictures = await findPictures(
    ctx,
    rows.flatMap(({ mediaId }) => mediaId ?? []),
  );
  const languages = { language, defaultLanguage: ctx.site.defaultLanguage };
  return rows.map(({ type, id, title, slug, isPublic, mediaId }) => ({
    type,
    id,
    title,
    path: contentPath(type, slug, languages),
    isPublic,
    picture: pictures.get(mediaId ?? 0) ?? null,
  }));
}

interface Thing {
  type: string;
  id: number;
}

/** Services are products here, as they are in the catalogue. */
const ownKind = (kind: string): string => (kind === 'service' ? 'product' : kind);

const keyOf = ({ type, id }: Thing): string => `${type}:${id}`;

/** `product:12,page:3`; what is no such name is left out, and more than a list can show is not looked for. */
function readThings(things: string): Thing[] {
  const read = things.split(',').flatMap((one) => {
    const [, kind = '', id = ''] = /^([a-zA-Z]{1,40}):(\d{1,15})$/.exec(one) ?? [];
    return kind === '' ? [] : [{ type: ownKind(kind), id: Number(id) }];
  });
  return [...new Map(read.map((one) => [keyOf(one), one])).values()].slice(0, most.named);
}
