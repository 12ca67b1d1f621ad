import type { CommentEntity, RatingSummary } from '@izlog/contract/cms/comments/comment';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { jsonRows } from '#platform/kernel/database/recordset.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import type { DataSubject } from '#platform/kernel/personal-data.ts';
import { comments } from './comment.tables.ts';

/** Answers that one page of comments shows at most. */
const mostReplies = 1000;

export type CommentRow = typeof comments.$inferSelect;

export interface Target {
  type: CommentEntity;
  id: number;
}

function about(ctx: Ctx, target: Target) {
  return and(
    eq(comments.siteId, ctx.site.id),
    eq(comments.entityType, target.type),
    eq(comments.entityId, target.id),
  );
}

/** A comment as visitors see it. */
export type ShownComment = Pick<
  CommentRow,
  | 'id'
  | 'storeId'
  | 'entityType'
  | 'entityId'
  | 'parentId'
  | 'userId'
  | 'authorName'
  | 'content'
  | 'rating'
  | 'isPublished'
  | 'answer'
  | 'answeredAt'
  | 'createdAt'
  | 'updatedAt'
>;

/** As the database gives it: times in ms since 1970. */
type ReadComment = Omit<ShownComment, 'answeredAt' | 'createdAt' | 'updatedAt'> & {
  answeredAt: number | null;
  createdAt: number;
  updatedAt: number;
};

const ms = (column: string) => `(extract(epoch from c.${column}) * 1000)::float8`;

const shownColumns = statement.raw(`c.id, c.store_id as "storeId", c.entity_type as "entityType",
  c.entity_id as "entityId", c.parent_id as "parentId", c.user_id as "userId", c.author_name as "authorName", c.content,
  c.rating, c.is_published as "isPublished", c.answer, ${ms('answered_at')} as "answeredAt",
  ${ms('created_at')} as "createdAt", ${ms('updated_at')} as "updatedAt"`);

const shownOf = (row: ReadComment): ShownComment => ({
  ...row,
  answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt),
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});

/**
 * A page of the published comments that answer none, newest first, with all ratings together, and below them the published
 * answers to these comments, and to these answers, the oldest first. What answers something that visitors do not see is
 * not seen either. One statement: every page of a product asks, and most have none.
 */
export async function listPublished(ctx: Ctx, { type, id }: Target, page: number, limit: number) {
  const about = statement`c.site_id = ${ctx.site.id} and c.entity_type = ${type} and c.entity_id = ${id}
    and c.is_published`;
  const [found] = await queryPrepared<
    RatingSummary & {
      threads: number;
      rows: ReadComment[];
      replies: (ReadComment & { top: number })[];
    }
  >(
    ctx.db,
    statement`
      with recursive tops as materialized (
        select c.id, c.created_at from comments c where ${about} and c.parent_id is null
        order by c.created_at desc, c.id desc limit ${limit} offset ${(page - 1) * limit}
      ), below (id, top) as (
        select c.id, c.parent_id from comments c
        where c.site_id = ${ctx.site.id} and c.is_published and c.parent_id = any(array(select id from tops))
        union all
        select c.id, b.top from comments c join below b on c.parent_id = b.id
        where c.site_id = ${ctx.site.id} and c.is_published
      ), answers as (select id, top from below limit ${mostReplies})
      select all_of.*,
        ${jsonRows(statement`select ${shownColumns} from tops join comments c on c.id = tops.id
          order by tops.created_at desc, tops.id desc`)} as rows,
        ${jsonRows(statement`select ${shownColumns}, answers.top from answers join comments c on c.id = answers.id
          order by c.created_at, c.id`)} as replies
      from (select count(*)::int as comments, count(c.rating)::int as ratings,
          round(avg(c.rating), 2)::float8 as average,
          count(*) filter (where c.parent_id is null)::int as threads
        from comments c where ${about}) all_of`,
  );
  if (!found) throw new Error('a count gave no row');
  const { comments, ratings, average, threads, rows, replies } = found;
  return {
    rows: rows.map(shownOf),
    replies: replies.map(({ top, ...row }) => ({ row: shownOf(row), top })),
    threads,
    summary: { comments, ratings, average } satisfies RatingSummary,
  };
}

export async function addComment(ctx: Ctx, row: typeof comments.$inferInsert): Promise<CommentRow> {
  const [added] = await ctx.db.insert(comments).values(row).returning();
  if (!added) throw new Error('the comment was not stored');
  return added;
}

/**
 * Adds comments of one kind of thing that nobody has said there word by word already; returns the ids of what they are
 * about, one for each that was added.
 */
export async function addComments(
  ctx: Ctx,
  rows: ReadonlyArray<typeof comments.$inferInsert & { createdAt: Date }>,
): Promise<number[]> {
  const docs = rows.map((row) => ({
    entity_type: row.entityType,
    entity_id: row.entityId,
    author_name: row.authorName,
    email: row.email ?? null,
    content: row.content ?? '',
    rating: row.rating ?? null,
    is_published: row.isPublished,
    created_at: row.createdAt,
  }));
  await takeTurn(ctx, 'import comments');
  const { rows: added } = await ctx.db.execute<{ entity_id: number }>(sql`
    insert into comments (site_id, entity_type, entity_id, author_name, email, content, rating, is_published, created_at,
      updated_at)
    select distinct on (r.entity_type, r.entity_id, r.author_name, r.content)
      ${ctx.site.id}::bigint, r.entity_type, r.entity_id, r.author_name, r.email, r.content, r.rating, r.is_published,
      r.created_at, r.created_at
    from jsonb_to_recordset(${JSON.stringify(docs)}::jsonb) as r(entity_type text, entity_id bigint,
      author_name text, email text, content text, rating int, is_published boolean, created_at timestamptz)
    where not exists (select from comments c where c.site_id = ${ctx.site.id} and c.entity_type = r.entity_type
      and c.entity_id = r.entity_id and c.author_name = r.author_name and c.content = r.content)
    returning entity_id`);
  return added.map(({ entity_id }) => entity_id);
}

/** A comment that answers another one on the same thing, both recognised by their author and what they say. */
export interface AnswerLink {
  target: Target;
  author: string;
  content: string;
  toAuthor: string;
  toContent: string;
}

/** Puts comments below those that they answer, where they stand below none yet. */
export async function linkAnswers(ctx: Ctx, links: readonly AnswerLink[]): Promise<void> {
  if (links.length === 0) return;
  const docs = links.map(({ target, author, content, toAuthor, toContent }) => ({
    entity_type: target.type,
    entity_id: target.id,
    author,
    content,
    to_author: toAuthor,
    to_content: toContent,
  }));
  await ctx.db.execute(sql`
    update comments c set parent_id = above.id
    from jsonb_to_recordset(${JSON.stringify(docs)}::jsonb) as l(entity_type text, entity_id bigint, author text,
      content text, to_author text, to_content text)
    join comments above on above.site_id = ${ctx.site.id} and above.entity_type = l.entity_type
      and above.entity_id = l.entity_id and above.author_name = l.to_author and above.content = l.to_content
    where c.site_id = ${ctx.site.id} and c.entity_type = l.entity_type and c.entity_id = l.entity_id
      and c.author_name = l.author and c.content = l.content and c.parent_id is null and c.id <> above.id`);
}

/** A comment of this site; locked with `lock` until the transaction ends. */
export async function findComment(ctx: Ctx, id: number, lock = false): Promise<CommentRow | undefined> {
  const query = ctx.db
    .select()
    .from(comments)
    .where(and(eq(comments.siteId, ctx.site.id), eq(comments.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Comments of the site, in the order of their ids here. */
export async function findComments(ctx: Ctx, ids: readonly number[]): Promise<CommentRow[]> {
  const rows = await ctx.db
    .select()
    .from(comments)
    .where(and(eq(comments.siteId, ctx.site.id), inArray(comments.id, [...ids])));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export async function changeComment(
  ctx: Ctx,
  id: number,
  set: Partial<
    Pick<
      CommentRow,
      'content' | 'rating' | 'isPublished' | 'isRefused' | 'answer' | 'answeredAt' | 'updatedAt'
    >
  >,
): Promise<CommentRow | undefined> {
  const [row] = await ctx.db
    .update(comments)
    .set(set)
    .where(and(eq(comments.siteId, ctx.site.id), eq(comments.id, id)))
    .returning();
  return row;
}

export async function deleteComment(ctx: Ctx, id: number): Promise<CommentRow | undefined> {
  const [row] = await ctx.db
    .delete(comments)
    .where(and(eq(comments.siteId, ctx.site.id), eq(comments.id, id)))
    .returning();
  return row;
}

/** Whether a user, or a visitor by e-mail, has said something about it already. Others who ask the same wait their turn. */
export async function hasCommented(
  ctx: Ctx,
  target: Target,
  by: { userId: number } | { email: string },
): Promise<boolean> {
  const who = 'userId' in by ? `u${by.userId}` : by.email;
  await takeTurn(ctx, 'comment', `${target.type} ${target.id} ${who}`);
  const rows = await ctx.db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        about(ctx, target),
        'userId' in by
          ? eq(comments.userId, by.userId)
          : and(eq(comments.email, by.email), sql`user_id is null`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether visitors can see what the comment is about. */
export async function isShown(ctx: Ctx, { type, id }: Target): Promise<boolean> {
  if (type === 'site') return id === 0;
  const { rows } = await ctx.db.execute<{ found: boolean }>(
    type === 'product'
      ? sql`select exists (select from products where id = ${id} and site_id = ${ctx.site.id}
          and is_published and not is_archived and parent_id is null) as found`
      : sql`select exists (select from content_live where item_id = ${id} and site_id = ${ctx.site.id}
          and kind = 'post' and published_at <= ${ctx.now.toISOString()}::timestamptz) as found`,
  );
  return rows[0]?.found ?? false;
}

/** What comments are about, by their ids: its title, and its slug where visitors can see it. */
export async function namesOfTargets(ctx: Ctx, ids: readonly number[]) {
  const inLanguage = sql`order by t.language = ${ctx.language} desc, t.language = ${ctx.site.defaultLanguage} desc limit 1`;
  return ctx.db
    .select({
      id: comments.id,
      title: sql<string>`coalesce(case entity_type
        when 'product' then (select t.name from product_translations t where t.product_id = entity_id ${inLanguage})
        when 'post' then (select t.title from content_live t where t.item_id = entity_id ${inLanguage})
        end, '')`,
      slug: sql<string | null>`case entity_type
        when 'product' then (select t.slug from product_translations t join products p on p.id = t.product_id
          where t.product_id = entity_id and p.is_published and not p.is_archived ${inLanguage})
        when 'post' then (select t.slug from content_live t where t.item_id = entity_id
          and t.published_at <= ${ctx.now.toISOString()}::timestamptz ${inLanguage})
        end`,
      parentName: sql<string | null>`(select above.author_name from comments above
        where above.id = ${comments.parentId})`,
    })
    .from(comments)
    .where(and(eq(comments.siteId, ctx.site.id), inArray(comments.id, [...ids])));
}

/** Comments that a person wrote, by account or confirmed e-mail, as the person may read them. */
export async function listCommentsOf(ctx: Ctx, subject: DataSubject): Promise<object[]> {
  const { rows } = await ctx.db.execute<{ record: object }>(sql`
    select jsonb_build_object('about', entity_type, 'aboutId', entity_id, 'name', author_name, 'email', email,
      'content', content, 'rating', rating, 'answer', answer, 'isPublished', is_published, 'createdAt', created_at) as record
    from comments where ${isOf(ctx, subject)} order by id`);
  return rows.map(({ record }) => record);
}

/** Takes a person out of their comments, which stay under another name; answers what they were about. */
export async function forgetAuthor(
  ctx: Ctx,
  subject: DataSubject,
  name: string,
): Promise<{ type: CommentEntity; id: number }[]> {
  const { rows } = await ctx.db.execute<{ type: CommentEntity; id: string }>(sql`
    update comments set email = null, user_id = null, author_name = ${name} where ${isOf(ctx, subject)}
    returning entity_type as type, entity_id as id`);
  return rows.map(({ type, id }) => ({ type, id: Number(id) }));
}

function isOf(ctx: Ctx, { userIds, email }: DataSubject) {
  return sql`site_id = ${ctx.site.id}
    and (user_id = any(${sql.param([...userIds])}::bigint[]) or email = ${email?.toLowerCase() ?? null})`;
}
