import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { saveCategory } from '../../categories/save-category.ts';

/** The categories of the site, by where they stand and by where they came from. */
export interface CategoryRegistry {
  /** Id of the category at the end of a path, made with all above it when it is new. */
  place(ctx: Ctx, path: readonly string[]): Promise<number>;
  /** Does the category at the end of a path exist? */
  has(path: readonly string[]): boolean;
}

/**
 * Reads the categories of the site once. One that was imported before is known by its path in the other shop even when
 * this shop renamed or moved it; otherwise by its name below the same category.
 */
export async function openCategoryRegistry(
  ctx: Ctx,
  source: string,
  language: string,
): Promise<CategoryRegistry> {
  const { rows } = await ctx.db.execute<{
    id: number;
    parent_id: number | null;
    source: string | null;
    external_id: string | null;
    name: string | null;
  }>(sql`
    select c.id, c.parent_id, c.source, c.external_id, t.name
    from categories c
    left join category_translations t on t.category_id = c.id and t.language = ${language}
    where c.site_id = ${ctx.site.id} order by c.id desc`);
  const byName = new Map(rows.map((row) => [keyOf(row.parent_id, row.name ?? ''), row.id]));
  const byPath = new Map(
    rows.filter((row) => row.source === source).map((row) => [row.external_id ?? '', row.id]),
  );

  const externalIdOf = (path: readonly string[]) => path.join(' > ').toLowerCase();

  return {
    has(path) {
      let parentId: number | null = null;
      for (const [depth, name] of path.entries()) {
        const found: number | undefined =
          byPath.get(externalIdOf(path.slice(0, depth + 1))) ?? byName.get(keyOf(parentId, name));
        if (found === undefined) return false;
        parentId = found;
      }
      return true;
    },
    async place(ctx, path) {
      let parentId: number | null = null;
      for (const [depth, name] of path.entries()) {
        const externalId = externalIdOf(path.slice(0, depth + 1));
        const found = byPath.get(externalId) ?? byName.get(keyOf(parentId, name));
        const id: number =
          found ??
          (await saveCategory(
            ctx,
            { source, externalId, parentId, translations: { [language]: { name } } },
            { onTakenSlug: 'number' },
          ));
        byPath.set(externalId, id);
        parentId = id;
      }
      if (parentId === null) throw new Error('a category path without a name');
      return parentId;
    },
  };
}

function keyOf(parentId: number | null, name: string): string {
  return `${parentId ?? ''}\n${name.toLowerCase()}`;
}
