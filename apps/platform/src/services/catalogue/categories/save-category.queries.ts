import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { categories, categoryTranslations, productCategories } from './category.tables.ts';
import type { CategoryInput, CategoryWords } from './category-input.ts';

/** The category named by id, or by source and external id, on this site. */
export async function findCategory(ctx: Ctx, { id, source, externalId }: CategoryInput) {
  const isNamed = id !== undefined || (source !== undefined && externalId !== undefined);
  if (!isNamed) return undefined;
  const [row] = await ctx.db
    .select({ id: categories.id, parentId: categories.parentId, path: categories.path })
    .from(categories)
    .where(
      and(
        eq(categories.siteId, ctx.site.id),
        id === undefined
          ? and(eq(categories.source, source ?? ''), eq(categories.externalId, externalId ?? ''))
          : eq(categories.id, id),
      ),
    );
  return row;
}

/** Inserts or updates the row of a category; its path is written by `writePaths`. */
export async function writeCategory(ctx: Ctx, id: number | undefined, input: CategoryInput): Promise<number> {
  const { id: _id, translations: _words, ...values } = input;
  const [row] =
    id === undefined
      ? await ctx.db
          .insert(categories)
          .values({ siteId: ctx.site.id, ...values })
          .returning({ id: categories.id })
      : await ctx.db
          .update(categories)
          .set({ ...values, updatedAt: ctx.now })
          .where(and(eq(categories.id, id), eq(categories.siteId, ctx.site.id)))
          .returning({ id: categories.id });
  if (!row) throw new Error('the category was not written');
  return row.id;
}

/** Hangs a category and all below it under a new path; `depth` is the length of its old path, itself included. */
export async function writePaths(
  ctx: Ctx,
  id: number,
  depth: number,
  path: readonly number[],
): Promise<void> {
  await ctx.db.execute(sql`
    update categories
    set path = ${sql.param([...path])}::int[] || path[${depth + 1}::int:]
    where site_id = ${ctx.site.id} and (id = ${id} or path @> array[${id}::int])`);
}

/** The names of a category in all its languages as one text. */
export async function categoryNames(ctx: Ctx, id: number): Promise<string> {
  const { rows } = await ctx.db.execute<{ names: string | null }>(sql`
    select string_agg(language || name, chr(31) order by language) as names
    from ${categoryTranslations} where category_id = ${id}`);
  return rows[0]?.names ?? '';
}

/** Products that stand in a category or in one below it. */
export async function productsBelow(ctx: Ctx, id: number): Promise<number[]> {
  const rows = await ctx.db
    .selectDistinct({ id: productCategories.productId })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(and(eq(categories.siteId, ctx.site.id), sql`${categories.path} @> array[${id}::int]`))
    .orderBy(productCategories.productId);
  return rows.map((row) => row.id);
}

const columns =
  'category_id bigint, language text, site_id bigint, name text, slug text, line text, description text, seo_title text, seo_description text';

/** Replaces the words of a category in the languages given. */
export async function writeCategoryWords(
  ctx: Ctx,
  rows: ReadonlyArray<{ id: number; language: string; words: CategoryWords; slug: string }>,
): Promise<void> {
  const docs = rows.map(({ id, language, words, slug }) => ({
    category_id: id,
    language,
    site_id: ctx.site.id,
    name: words.name,
    slug,
    line: words.line ?? '',
    description: words.description ?? '',
    seo_title: words.seoTitle ?? '',
    seo_description: words.seoDescription ?? '',
  }));
  await ctx.db.execute(sql`
    insert into ${categoryTranslations}
      (category_id, language, site_id, name, slug, line, description, seo_title, seo_description)
    select r.* from ${recordset(docs, 'r', columns)}
    on conflict (category_id, language) do update set name = excluded.name, slug = excluded.slug,
      line = excluded.line, description = excluded.description, seo_title = excluded.seo_title,
      seo_description = excluded.seo_description`);
}

/** The slug of a category in one language. */
export interface SlugRow {
  language: string;
  slug: string;
}

/** Slugs by which visitors find a category; none while it is hidden. */
export async function publicSlugs(ctx: Ctx, id: number): Promise<SlugRow[]> {
  const { rows } = await ctx.db.execute<{ language: string; slug: string }>(sql`
    select t.language, t.slug from category_translations t join categories c on c.id = t.category_id
    where c.id = ${id} and c.is_published`);
  return rows;
}

/** Removes the words of a category in languages of the site other than these. */
export async function removeWords(ctx: Ctx, id: number, languages: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    delete from ${categoryTranslations} where category_id = ${id}
      and language = any(${sql.param([...ctx.site.languages])}::text[])
      and language <> all(${sql.param([...languages])}::text[])`);
}
