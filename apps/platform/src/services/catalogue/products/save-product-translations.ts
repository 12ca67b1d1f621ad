import type { RichNode } from '@izlog/contract/cms/content/rich';
import { isSafeHref } from '@izlog/contract/cms/content/safe-href';
import { cleanHtml } from 'catalogue-io';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { columnList, columnOf, setFrom, typedColumns, usualRow } from '#platform/kernel/records/columns.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import { allocateSlugs, type SlugWish } from './allocate-slugs.ts';
import { wordNames } from './plain-fields.ts';
import { productTranslations, type RichText } from './product.tables.ts';
import type { ProductInput, ProductWords } from './product-input.ts';

interface Row {
  id: number;
  language: string;
  words: ProductWords;
}

/** Writes the words of products in the languages given, with slugs that are unique in their site and language. */
export async function saveTranslations(
  ctx: Ctx,
  products: ReadonlyArray<{ id: number; input: ProductInput; isNew: boolean }>,
  onTakenSlug: 'number' | 'refuse',
): Promise<void> {
  const rows: Row[] = products.flatMap(({ id, input }) =>
    Object.entries(input.translations ?? {}).map(([language, words]) => ({ id, language, words })),
  );
  if (rows.length === 0) return;
  const retained = await slugsOf(
    ctx,
    products.filter(({ isNew }) => !isNew).map(({ id }) => id),
  );
  const slugs = await allocateSlugs(
    ctx,
    { table: 'product_translations', idColumn: 'product_id' },
    rows.map((row) => wishOf(row, retained, onTakenSlug)),
  );
  await writeTranslations(ctx, rows, slugs);
}

function wishOf({ id, language, words }: Row, saved: Map<string, string>, onTakenSlug: string): SlugWish {
  const fallback = `product-${id}`;
  if (words.slug) {
    return { id, language, slug: slugFromName(words.slug, fallback), isChosen: onTakenSlug === 'refuse' };
  }
  const slug = saved.get(`${id} ${language}`) ?? slugFromName(words.name, fallback);
  return { id, language, slug, isChosen: false };
}

async function slugsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ product_id: number; language: string; slug: string }>(
    sql`select product_id, language, slug from product_translations where product_id = any(${idArray(ids)})`,
  );
  return new Map(rows.map((row) => [`${row.product_id} ${row.language}`, row.slug]));
}

async function writeTranslations(ctx: Ctx, rows: readonly Row[], slugs: Map<string, string>): Promise<void> {
  const docs = rows.map(({ id, language, words }) => ({
    ...Object.fromEntries(wordColumns.map(({ field, column, usual }) => [column, words[field] ?? usual])),
    product_id: id,
    language,
    site_id: ctx.site.id,
    slug: slugs.get(`${id} ${language}`),
    safety: words.safety ?? null,
  }));
  await ctx.db.execute(sql`
    insert into product_translations (${columnList(productTranslations, columns)})
    select r.product_id, r.language, r.site_id, ${selectedWords}
    from ${recordset(docs, 'r', typedColumns(productTranslations, columns))}
    on conflict (product_id, language) do update set ${setFrom(productTranslations, wordNames, 'excluded')}`);
}

const columns = ['productId', 'language', 'siteId', ...wordNames] as const;
const usual = usualRow(productTranslations);
const wordColumns = wordNames.map((field) => {
  const column = columnOf(productTranslations, field);
  return { field, column, usual: usual[column] ?? null };
});
/** Safety that nobody says stays as it was. */
const selectedWords = statement.join(
  wordColumns.map(({ field, column }) =>
    field === 'safety'
      ? statement`coalesce(r.safety, (select old.safety from product_translations old
          where old.product_id = r.product_id and old.language = r.language), '')`
      : statement.raw(`r.${column}`),
  ),
  statement`, `,
);

/** A description from outside, safe to show: HTML as importers clean it, a document without links to scripts. */
export function safeDescription(description: RichText): RichText {
  if (description.type !== 'html') return { ...withoutUnsafeLinks(description) };
  return { type: 'html', html: cleanHtml(String(description.html ?? '')) };
}

function withoutUnsafeLinks(node: RichNode): RichNode {
  const { marks, content } = node;
  return {
    ...node,
    ...(Array.isArray(marks) && {
      marks: marks.filter((mark) => mark.type !== 'link' || isSafe(mark.attrs)),
    }),
    ...(Array.isArray(content) && { content: content.map(withoutUnsafeLinks) }),
  };
}

function isSafe({ href }: Record<string, unknown> = {}): boolean {
  return href === undefined || href === null || (typeof href === 'string' && isSafeHref(href));
}
