import { sql } from 'drizzle-orm';
import { catalogueChanged } from '../../../kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { recordset } from '../../../kernel/database/recordset.ts';
import { slugFromName } from '../../../kernel/slug-from-name.ts';
import { allocateSlugs } from '../products/allocate-slugs.ts';

/** A tag to save; `code` says which. */
export interface TagInput {
  code: string;
  position?: number;
  translations: Record<string, { name: string; slug?: string }>;
}

/** Saves a tag, new or known by its code, and gives its id. */
export function saveTag(outer: Ctx, input: TagInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: number }>(sql`
      insert into tags (site_id, code, position) values (${ctx.site.id}, ${input.code}, ${input.position ?? 0})
      on conflict (site_id, code) do update set position = excluded.position returning id`);
    const id = rows[0]?.id ?? 0;
    const given = Object.entries(input.translations);
    const slugs = await allocateSlugs(
      ctx,
      { table: 'tag_translations', idColumn: 'tag_id' },
      given.map(([language, { name, slug }]) => ({
        id,
        language,
        slug: slugFromName(slug || name, `tag-${id}`),
        isChosen: false,
      })),
    );
    const docs = given.map(([language, { name }]) => ({
      language,
      name,
      slug: slugs.get(`${id} ${language}`),
    }));
    await ctx.db.execute(sql`
      insert into tag_translations (tag_id, language, site_id, name, slug)
      select ${id}::bigint, r.language, ${ctx.site.id}::bigint, r.name, r.slug
      from ${recordset(docs, 'r', 'language text, name text, slug text')}
      on conflict (tag_id, language) do update set name = excluded.name, slug = excluded.slug`);
    await catalogueChanged(ctx, [], ['tags']);
    return id;
  });
}
