import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { missedSearches } from '../synonyms/search.tables.ts';

/** Most searches that are remembered for a site; more would let anybody fill the disk. */
const mostMissed = 10_000;

/** Only what may have been meant as words is written down, not what somebody pasted by mistake. */
const longestMissed = 80;

/** What was searched for as it is written down; nothing where no words were meant. */
export function wordsSearched(query: string): string | undefined {
  const text = query.toLowerCase().replaceAll(/\s+/gu, ' ').trim().slice(0, longestMissed);
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}

/** Counts a search that found nothing; beyond 10,000 of a site only known ones are counted. */
export async function noteMissed(ctx: Ctx, query: string): Promise<void> {
  const text = wordsSearched(query);
  if (!text) return;
  const { id } = ctx.site;
  await ctx.db.execute(sql`
    insert into ${missedSearches} (site_id, language, query, first_at, last_at)
    select ${id}, ${ctx.language}, ${text}, ${ctx.now}, ${ctx.now}
    where exists (
        select from ${missedSearches} where site_id = ${id} and language = ${ctx.language} and query = ${text})
      or (select count(*) from ${missedSearches} where site_id = ${id}) < ${mostMissed}
    on conflict (site_id, language, query) do update
      set count = ${missedSearches}.count + 1, last_at = excluded.last_at`);
}

/** A page of the searches that found nothing, the most frequent first. */
export async function listMissed(ctx: Ctx, page: number, limit: number) {
  const ofSite = eq(missedSearches.siteId, ctx.site.id);
  const rows = await ctx.db
    .select()
    .from(missedSearches)
    .where(ofSite)
    .orderBy(desc(missedSearches.count), missedSearches.query)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(missedSearches, ofSite) };
}
