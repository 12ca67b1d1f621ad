import { codeOf } from 'catalogue-io';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { saveBrand } from '../../attributes/save-brand.ts';
import { saveTag } from '../../attributes/save-tag.ts';

/** Tags, brands and tax classes of the site by their names. */
export interface LabelRegistry {
  /** Id of a tag, made when it is new. */
  tag(ctx: Ctx, name: string): Promise<number>;
  /** Id of a brand, made when it is new. */
  brand(ctx: Ctx, name: string): Promise<number>;
  /** Id of a tax class by the other shop's code for it; undefined when this shop has none such. */
  taxClass(code: string): number | undefined;
}

/** Reads tags, brands and tax classes once; `language` is that of the file. */
export async function openLabelRegistry(ctx: Ctx, language: string): Promise<LabelRegistry> {
  const site = ctx.site.id;
  const { rows: tagRows } = await ctx.db.execute<{ id: number; code: string; name: string | null }>(sql`
    select t.id, t.code, w.name from tags t
    left join tag_translations w on w.tag_id = t.id and w.language = ${language} where t.site_id = ${site}`);
  const { rows: brandRows } = await ctx.db.execute<{ id: number; name: string }>(
    sql`select id, name from brands where site_id = ${site}`,
  );
  const { rows: taxRows } = await ctx.db.execute<{ id: number; code: string }>(
    sql`select id, code from tax_classes where site_id = ${site}`,
  );
  const tags = new Map(tagRows.map(({ id, name }) => [(name ?? '').toLowerCase(), id]));
  const tagCodes = new Map(tagRows.map(({ id, code }) => [code, id]));
  const brands = new Map(brandRows.map(({ id, name }) => [name.toLowerCase(), id]));
  const taxes = new Map(taxRows.map(({ id, code }) => [code.toLowerCase(), id]));

  return {
    async tag(ctx, name) {
      const key = name.toLowerCase();
      const code = codeOf(name);
      const id =
        tags.get(key) ??
        tagCodes.get(code) ??
        (await saveTag(ctx, { code, translations: { [language]: { name } } }));
      tags.set(key, id);
      tagCodes.set(code, id);
      return id;
    },
    async brand(ctx, name) {
      const key = name.toLowerCase();
      const id = brands.get(key) ?? (await saveBrand(ctx, { name }));
      brands.set(key, id);
      return id;
    },
    taxClass(code) {
      const key = code.toLowerCase() || 'standard';
      return taxes.get(key) ?? taxes.get(key.replace(/-rate$/, ''));
    },
  };
}
