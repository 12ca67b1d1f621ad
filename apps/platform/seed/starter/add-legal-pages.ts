import type { LegalPage } from '@izlog/contract/cms/legal-pages';
import { sql } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Page } from '../demo/shape-content.ts';
import { createKeyBook } from '../load/key-book.ts';
import { addPages } from './load-starter.ts';
import { starterPages } from './starter-pages.ts';

/** Adds the legal pages that a site does not have in any language, none of them public; what is there stays. */
export function addLegalPages(outer: Ctx): Promise<{ made: LegalPage[] }> {
  return inTransaction(outer, async (ctx) => {
    // Two who press at once make them once.
    await ctx.db.execute(sql`select id from sites where id = ${ctx.site.id} for no key update`);
    const { ready, drafts } = starterPages(ctx.site);
    const known = await knownPages(ctx);
    const book = createKeyBook();
    const missing = [...ready, ...drafts].filter(({ key, handler }) => {
      const id = known.get(handler ?? key);
      if (id !== undefined) book.put('page', key, id);
      return id === undefined;
    });
    const free = await withFreeSlugs(ctx, missing);
    if (free.length > 0) await addPages(ctx, free, book, 'hidden');
    const made = missing.flatMap(({ handler }) => (handler ? [handler as LegalPage] : []));
    if (made.length > 0) noteChange(ctx, 'legal pages', {}, { made });
    return { made };
  });
}

/** Pages of the site by the name that the program knows them under, and by their address: texts lead to them. */
async function knownPages({ db, site }: Ctx): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; id: number }>(sql`
    select handler as name, min(id)::int as id from content_items
    where site_id = ${site.id} and kind = 'page' and handler is not null group by handler
    union all
    select l.slug, min(l.item_id)::int from content_live l join content_items i on i.id = l.item_id
    where l.site_id = ${site.id} and i.kind = 'page' and i.handler is null group by l.slug`);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** A page of the owner may stand where one of ours would: ours then gets another address. */
async function withFreeSlugs({ db, site }: Ctx, pages: readonly Page[]): Promise<Page[]> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select distinct slug from content_live where site_id = ${site.id}`,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  const free = (slug: string): string => (taken.has(slug) ? free(`${slug}-2`) : slug);
  return pages.map((page) => ({
    ...page,
    slug: {
      ...page.slug,
      ...Object.fromEntries(Object.entries(page.slug).map(([language, slug]) => [language, free(slug)])),
    },
  }));
}
