import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/** A slug that a record would like to have in one language. */
export interface SlugWish {
  id: number;
  language: string;
  slug: string;
  /** True when somebody chose it: then it is refused rather than numbered. */
  isChosen: boolean;
}

/** Which translations the slugs have to differ from; names are ours, never input. */
export interface SlugTable {
  table: string;
  idColumn: string;
}

/** Numbers tried behind a slug that is taken before the record's id is put there. */
const numbersTried = 20;

/**
 * Gives every wish a slug that is free in its site and language: the wish itself, the wish with a number, or with the
 * id of the record. A chosen slug that is taken is refused (slugTaken). Keys of the answer are `id language`. Anyone who asks
 * for one that is not the record's own already does so in turn, until the transaction ends: of twenty who make the same
 * name at once each gets the next number.
 */
export async function allocateSlugs(
  ctx: Ctx,
  { table, idColumn }: SlugTable,
  wishes: readonly SlugWish[],
): Promise<Map<string, string>> {
  const given = new Map<string, string>();
  const used = new Set<string>();
  const settle = (wish: SlugWish, slug: string) => {
    used.add(`${wish.language} ${slug}`);
    given.set(`${wish.id} ${wish.language}`, slug);
  };
  let open = [...wishes];
  const owned = await takenBy(ctx, sql.raw(table), sql.raw(idColumn), open, plain);
  if (open.some(({ id, language, slug }) => owned.get(`${language} ${slug}`) !== id))
    await takeTurn(ctx, `slugs ${table}`);
  for (const candidates of [plain, numbered]) {
    const taken = await takenBy(ctx, sql.raw(table), sql.raw(idColumn), open, candidates);
    open = open.filter((wish) => {
      const isFree = (slug: string) => {
        const key = `${wish.language} ${slug}`;
        const owner = taken.get(key);
        return !used.has(key) && (owner === undefined || owner === wish.id);
      };
      const slug = candidates(wish).find(isFree);
      if (slug !== undefined) settle(wish, slug);
      else if (wish.isChosen) throw new Refusal('slugTaken', { slug: wish.slug, language: wish.language });
      return slug === undefined;
    });
    if (open.length === 0) return given;
  }
  for (const wish of open) settle(wish, `${wish.slug}-${wish.id}`);
  return given;
}

function plain({ slug }: SlugWish): string[] {
  return [slug];
}

function numbered({ slug }: SlugWish): string[] {
  return Array.from({ length: numbersTried }, (_, index) => `${slug}-${index + 2}`);
}

async function takenBy(
  ctx: Ctx,
  table: SQL,
  idColumn: SQL,
  wishes: readonly SlugWish[],
  candidates: (wish: SlugWish) => string[],
): Promise<Map<string, number>> {
  const rows = wishes.flatMap((wish) => candidates(wish).map((slug) => ({ language: wish.language, slug })));
  const { rows: taken } = await ctx.db.execute<{ language: string; slug: string; id: number }>(sql`
    select t.language, t.slug, t.${idColumn} as id
    from ${recordset(rows, 'r', 'language text, slug text')}
    join ${table} t on t.site_id = ${ctx.site.id} and t.language = r.language and t.slug = r.slug`);
  return new Map(taken.map((row) => [`${row.language} ${row.slug}`, row.id]));
}
