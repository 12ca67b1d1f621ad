import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { productMedia, products, productTranslations } from '../products/product.tables.ts';

/** The words of a product in a language, with its pictures in their order; nothing where it has none there. */
export const findProductWords = async (ctx: Ctx, id: number, language: string) =>
  (await listProductWords(ctx, [id], language))[0];

/** The same of many by id. */
export async function listProductWords(ctx: Ctx, ids: readonly number[], language: string) {
  const rows = await ctx.db
    .select({ words: productTranslations })
    .from(productTranslations)
    .innerJoin(products, eq(products.id, productTranslations.productId))
    .where(
      and(
        eq(products.siteId, ctx.site.id),
        inArray(products.id, [...ids]),
        eq(products.isArchived, false),
        eq(productTranslations.language, language),
      ),
    );
  const mediaOf = await listMediaOf(
    ctx,
    rows.map(({ words }) => words.productId),
  );
  return rows.map(({ words }) => ({ words, media: mediaOf.get(words.productId) ?? [] }));
}

/** Pictures and films of a product in their order, with what stands for them by language. */
export const listProductMedia = async (ctx: Ctx, id: number) => (await listMediaOf(ctx, [id])).get(id) ?? [];

async function listMediaOf(ctx: Ctx, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ productId: productMedia.productId, mediaId: productMedia.mediaId, alt: productMedia.alt })
          .from(productMedia)
          .where(and(eq(productMedia.siteId, ctx.site.id), inArray(productMedia.productId, [...ids])))
          .orderBy(asc(productMedia.position));
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** Those of the ids that are products of the site, locked in their order. */
export async function lockProducts(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(
      and(eq(products.siteId, ctx.site.id), inArray(products.id, [...ids]), eq(products.isArchived, false)),
    )
    .orderBy(asc(products.id))
    .for('update');
  return rows.map((row) => row.id);
}

/** Whether there is such a product on the site, published or not. */
export async function hasProduct(ctx: Ctx, id: number): Promise<boolean> {
  const count = await ctx.db.$count(
    products,
    and(eq(products.siteId, ctx.site.id), eq(products.id, id), eq(products.isArchived, false)),
  );
  return count > 0;
}

/** Whether another product has the slug in a language. */
export async function isProductSlugTaken(
  ctx: Ctx,
  id: number,
  language: string,
  slug: string,
): Promise<boolean> {
  const count = await ctx.db.$count(
    productTranslations,
    and(
      eq(productTranslations.siteId, ctx.site.id),
      eq(productTranslations.language, language),
      eq(productTranslations.slug, slug),
      ne(productTranslations.productId, id),
    ),
  );
  return count > 0;
}
