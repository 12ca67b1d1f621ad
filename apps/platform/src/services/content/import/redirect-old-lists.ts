import { contentPath, languagePrefix } from '@izlog/contract/cms/content/content-path';
import type { TermRecord } from 'content-io';
import { type Ctx, inTransactionOnce } from '#platform/kernel/context.ts';
import { createRedirect } from '../addresses/redirects.ts';
import { standsAt } from '../addresses/stands-at.ts';
import type { ImportJob } from './import-job.ts';
import { termName } from './import-terms.ts';
import { readTermSlugs } from './slugs.queries.ts';

type Term = Omit<TermRecord, 'record'>;

/** What stands before the name of a term in the addresses of WordPress, unless its owner chose otherwise. */
const bases: Readonly<Record<string, string>> = { category: '/category', post_tag: '/tag' };

/** The old addresses of categories, tags and the feed lead to ours in one hop, where nothing of ours stands there. */
export async function redirectOldLists(ctx: Ctx, job: ImportJob, terms: readonly Term[]): Promise<void> {
  const { defaultLanguage } = ctx.site;
  const ids = terms.flatMap((term) => job.terms.byName.get(termName(term)) ?? []);
  const slugs = await readTermSlugs(ctx, job.language, ids);
  const byName = new Map(terms.map((term) => [termName(term), term]));
  const moves = terms.flatMap((term) => {
    const slug = slugs.get(job.terms.byName.get(termName(term)) ?? 0);
    const base = bases[term.taxonomy];
    if (!slug || !base) return [];
    const to = contentPath('category', slug, { language: job.language, defaultLanguage });
    return addressesOf(term, byName).map((path) => ({ from: `${base}/${path}`, to }));
  });
  const feed = `${languagePrefix(job.language, defaultLanguage)}/rss.xml`;
  await inTransactionOnce(ctx, async (inner) => {
    for (const { from, to } of [...moves, { from: '/feed', to: feed }]) {
      const { isAnswered, isRedirectable } = await standsAt(inner, from);
      if (isAnswered || !isRedirectable) continue;
      const isNew = await createRedirect(inner, { from, to, status: 301 });
      job.report.counts.redirect[isNew ? 'created' : 'unchanged']++;
    }
  });
}

/** A term stands below those above it, and WordPress answers at its own name too. */
function addressesOf(term: Term, byName: ReadonlyMap<string, Term>): string[] {
  const path = [term.slug || term.name];
  const seen = new Set([term]);
  for (
    let above = byName.get(parentName(term));
    above && !seen.has(above);
    above = byName.get(parentName(above))
  ) {
    seen.add(above);
    path.unshift(above.slug || above.name);
  }
  return [...new Set([path.join('/'), term.slug || term.name])].filter((one) => one.length < 400);
}

const parentName = (term: Term): string => termName({ ...term, slug: term.parent, name: term.parent });
