import { sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import { reindexShowing } from '../lists/reindex-below.ts';
import { allocateSlugs } from '../products/allocate-slugs.ts';

/** A tag to save: found by its code; by `id` where that is given, and null makes a new one. */
export interface TagInput {
  id?: number | null;
  code: string;
  position?: number;
  translations: Record<string, { name: string; slug?: string }>;
}

/**
 * Saves a tag and gives its id. Of one that is asked for by its id, or as a new one, a code that another has is refused
 * (validationFailed), a slug that is taken too (slugTaken), and languages of
 * the site that are left out go.
 */
export function saveTag(outer: Ctx, input: TagInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const isExact = input.id !== undefined;
    const found = await findTag(ctx, input);
    const names = found === undefined ? '' : await namesOf(ctx, found);
    const id = await writeTag(ctx, found, input);
    const given = Object.entries(input.translations);
    const slugs = await allocateSlugs(
      ctx,
      { table: 'tag_translations', idColumn: 'tag_id' },
      given.map(([language, { name, slug }]) => ({
        id,
        language,
        slug: slugFromName(slug || name, `tag-${id}`),
        isChosen: isExact && Boolean(slug),
      })),
    );
    const docs = given.map(([language, { name }]) => ({
      language,
      name,
      slug: slugs.get(`${id} ${language}`),
    }));
    if (isExact)
      await ctx.db.execute(sql`
        delete from tag_translations
        where tag_id = ${id} and language = any(${sql.param([...ctx.site.languages])}::text[])
          and language <> all(${sql.param(given.map(([language]) => language))}::text[])`);
    await ctx.db.execute(sql`
      insert into tag_translations (tag_id, language, site_id, name, slug)
      select ${id}::bigint, r.language, ${ctx.site.id}::bigint, r.name, r.slug
      from ${recordset(docs, 'r', 'language text, name text, slug text')}
      on conflict (tag_id, language) do update set name = excluded.name, slug = excluded.slug`);
    const isRenamed = found !== undefined && (await namesOf(ctx, id)) !== names;
    const shown = isRenamed ? await reindexShowing(ctx, { tagId: id }) : [];
    await catalogueChanged(ctx, shown, ['tags']);
    return id;
  });
}

/** The tag that is meant, held until the end of the transaction. */
async function findTag(ctx: Ctx, { id, code }: TagInput): Promise<number | undefined> {
  const { rows } = await ctx.db.execute<{ id: number; code: string }>(sql`
    select id, code from tags where site_id = ${ctx.site.id} and (code = ${code} or id = ${id ?? null}::bigint)
    order by id for update`);
  const coded = rows.find((row) => row.code === code);
  if (id === undefined) return coded?.id;
  if (coded && coded.id !== id) throw taken('code', 'There is a tag of this code.');
  if (id !== null && !rows.some((row) => row.id === id)) throw new Refusal('notFound');
  return id ?? undefined;
}

async function writeTag(ctx: Ctx, id: number | undefined, { code, position = 0 }: TagInput): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: number }>(
    id === undefined
      ? sql`insert into tags (site_id, code, position) values (${ctx.site.id}, ${code}, ${position}) returning id`
      : sql`update tags set code = ${code}, position = ${position} where id = ${id} returning id`,
  );
  const saved = rows[0]?.id;
  if (saved === undefined) throw new Error('the tag was not saved');
  return saved;
}

async function namesOf(ctx: Ctx, id: number): Promise<string> {
  const { rows } = await ctx.db.execute<{ names: string | null }>(sql`
    select string_agg(language || name, chr(31) order by language) as names
    from tag_translations where tag_id = ${id}`);
  return rows[0]?.names ?? '';
}
