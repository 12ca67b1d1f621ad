import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

/**
 * SQL of every place in which a part of the shop names a file of a site, one row each: `media_id`, `kind`, `id`, `name`,
 * `language` (null: all) and `is_public`. Names come from subqueries, so that a count does not pay for them.
 */
export type MediaUser = (ctx: Pick<Ctx, 'site' | 'now' | 'language'>) => SQL;

/** The parts of the shop that use files; media lies below them, so each says so itself when the platform is put together. */
export const mediaUsers = (): Set<MediaUser> => new Set([optionsUseMedia, videosUseMedia]);

/** Every place on the site; the rows of all users. */
export function usesOfMedia(ctx: Pick<Ctx, 'site' | 'now' | 'language' | 'held'>): SQL {
  const all = [...ctx.held.get(mediaUsers)].map((user) => sql`(${user(ctx)})`);
  return sql.join(all, sql` union all `);
}

/** The logo, and other settings that are a picture. */
function optionsUseMedia({ site }: Pick<Ctx, 'site'>): SQL {
  return sql`select media_id, 'option' as kind, 0::bigint as id, key as name, null::text as language, true as is_public
    from site_options where site_id = ${site.id} and media_id is not null`;
}

/** Pictures shown before a video plays. */
function videosUseMedia({ site }: Pick<Ctx, 'site'>): SQL {
  return sql`select poster_id as media_id, 'poster' as kind, id, original_name as name, null::text as language,
      true as is_public
    from media where site_id = ${site.id} and poster_id is not null`;
}
