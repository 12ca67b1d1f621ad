import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { Term } from '@izlog/contract/cms/content/term';
import type { Picture } from '@izlog/contract/media/media';
import { type Pagination, paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listSlugs } from '../addresses/find-address.queries.ts';
import { findDraftedItems } from '../documents/drafted-items.ts';
import { resolveContent } from '../items/resolve-content.ts';
import { usedPicture } from '../items/used-picture.ts';
import { presentAlternates } from '../pages/present-page.ts';
import { listTerms, type TermConditions, type TermRow } from './term-list.queries.ts';

/** A page of terms in the language of the request (CMS-015, CMS-016). */
export async function filterTerms(
  ctx: Ctx,
  conditions: TermConditions,
  page: number,
  limit: number,
): Promise<{ records: Term[]; pagination: Pagination }> {
  ctx.tags.add('terms');
  const { rows, total } = await listTerms(ctx, conditions, page, limit);
  const records = await presentTerms(ctx, rows);
  return { records, pagination: paginate(page, limit, total) };
}

/** A term by its id or slug; a former slug finds it too (CMS-014, SEARCH-017). */
export async function getTerm(ctx: Ctx, idOrSlug: string): Promise<Term> {
  const id = /^\d{1,15}$/.test(idOrSlug) ? Number(idOrSlug) : undefined;
  const bySlug = await findTermId(ctx, idOrSlug);
  const { rows } = await listTerms(ctx, { ids: [bySlug ?? id ?? 0] }, 1, 1);
  const [term] = await presentTerms(ctx, await asDrafted(ctx, rows));
  if (!term) throw new Refusal('notFound');
  ctx.tags.add(`term:${term.id}`);
  return term;
}

/** The words of terms as their drafts have them, where the call may see them. */
async function asDrafted(ctx: Ctx, rows: readonly TermRow[]): Promise<readonly TermRow[]> {
  if (!ctx.drafts || rows.length === 0) return rows;
  const found = await findDraftedItems(ctx, { ids: rows.map(({ live }) => live.itemId) });
  return rows.map((row) => ({ ...row, live: found.get(row.live.itemId)?.live ?? row.live }));
}

async function findTermId(ctx: Ctx, slug: string): Promise<number | undefined> {
  const slugs = await listSlugs(ctx, 'blog', slug);
  return (slugs.find((one) => one.language === ctx.language) ?? slugs[0])?.itemId;
}

async function presentTerms(ctx: Ctx, rows: readonly TermRow[]): Promise<Term[]> {
  const ids = rows.flatMap(({ live }) => [live.mediaId, live.seo.mediaId]);
  const pictures = await resolveContent(
    ctx,
    rows.map(({ live }) => live.body),
    ids,
  );
  return rows.map((row) => presentTerm(ctx, row, pictures));
}

function presentTerm(
  ctx: Ctx,
  { live, term, slugMain, alternates }: TermRow,
  pictures: ReadonlyMap<number, Picture>,
): Term {
  const slug = live.slug ?? '';
  const kind = term.termType === 'tag' ? 'tag' : 'category';
  return {
    id: live.itemId,
    title: live.title,
    slug,
    slugMain: slugMain ?? slug,
    termType: term.termType,
    path: contentPath(kind, slug, { language: ctx.language, defaultLanguage: ctx.site.defaultLanguage }),
    excerpt: live.excerpt,
    body: live.body,
    media: usedPicture(ctx, pictures, live.mediaId, live.meta.picture),
    parentId: term.parentId,
    seo: live.seo,
    language_code: live.language,
    isFallback: live.language !== ctx.language,
    alternates: presentAlternates(ctx, kind, alternates),
  };
}
