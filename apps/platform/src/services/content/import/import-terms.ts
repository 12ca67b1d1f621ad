import type { TermRecord } from 'content-io';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import { bodiesOfText } from '../documents/bodies-of-text.ts';
import { note } from './content-report.ts';
import { freeSlugs } from './free-slugs.ts';
import type { ImportJob } from './import-job.ts';
import { findImported, putImported } from './imported.queries.ts';
import { findTermsBySlug } from './slugs.queries.ts';

/** What the shop calls WordPress's taxonomies; others belong to plug-ins. */
const termTypes: Record<string, 'category' | 'tag'> = { category: 'category', post_tag: 'tag' };

/** The terms of a file by their names, each once: those it declares and those that only its posts have. */
export class TermList {
  readonly #terms = new Map<string, Omit<TermRecord, 'record'>>();

  add(term: Omit<TermRecord, 'record'>): void {
    if (!termTypes[term.taxonomy]) return;
    const name = termName(term);
    const known = this.#terms.get(name);
    if (!known || (known.id === null && term.id !== null)) this.#terms.set(name, term);
  }

  /** Those above first, whatever order the file has; a circle is broken where it is met. */
  sorted(): Array<Omit<TermRecord, 'record'>> {
    const sorted = new Set<Omit<TermRecord, 'record'>>();
    const visit = (term: Omit<TermRecord, 'record'>, path: ReadonlySet<unknown>) => {
      const above = this.#terms.get(termName({ ...term, slug: term.parent, name: term.parent }));
      if (above && !path.has(above) && path.size < 50) visit(above, new Set(path).add(above));
      sorted.add(term);
    };
    for (const term of this.#terms.values()) visit(term, new Set([term]));
    return [...sorted];
  }
}

/** The name by which a term of the file is found: a number is missing in the oldest exports. */
export function termName({ taxonomy, slug, name }: { taxonomy: string; slug: string; name: string }): string {
  return `${taxonomy}:${slug || slugFromName(name, name)}`.slice(0, 400);
}

/** Makes the categories and tags of the file, or finds those that the shop has by the same address. */
export async function importTerms(ctx: Ctx, job: ImportJob, list: TermList): Promise<void> {
  const terms = list.sorted();
  const known = await findImported(ctx, job.source, 'term', terms.map(termName));
  const counts = structuredClone(job.report.counts);
  await inTransaction(ctx, async (inner) => {
    job.report.counts = structuredClone(counts);
    for (const term of terms) {
      const name = termName(term);
      const id = known.get(name)?.refId ?? (await bring(inner, job, term, name));
      const kind = termTypes[term.taxonomy] ?? 'category';
      if (known.get(name)?.refId) job.report.counts[kind].unchanged++;
      job.terms.byName.set(name, id);
      if (term.id !== null) job.terms.byNumber.set(term.id, { id, kind });
    }
  });
}

async function bring(
  ctx: Ctx,
  job: ImportJob,
  term: Omit<TermRecord, 'record'>,
  sourceId: string,
): Promise<number> {
  const termType = termTypes[term.taxonomy] ?? 'category';
  const wanted = slugFromName(term.slug || term.name, `${termType}-${term.id ?? 1}`);
  const same = (await findTermsBySlug(ctx, job.language, [wanted])).find((one) => one.termType === termType);
  const id = same?.id ?? (await make(ctx, job, term, termType, wanted));
  job.report.counts[termType][same ? 'unchanged' : 'created']++;
  await putImported(ctx, job.source, [{ kind: 'term', sourceId, refId: id }]);
  return id;
}

async function make(
  ctx: Ctx,
  job: ImportJob,
  term: Omit<TermRecord, 'record'>,
  termType: 'category' | 'tag',
  wanted: string,
): Promise<number> {
  const [slug = wanted] = await freeSlugs(ctx, job.language, 'blog', [wanted]);
  if (slug !== wanted) note(job.report, term.name, 'slugChanged', `${wanted} → ${slug}`);
  const above = job.terms.byName.get(termName({ ...term, slug: term.parent, name: term.parent }));
  const [id = 0] = await job.door.importDocuments(
    ctx,
    [
      {
        kind: 'content',
        made: { handler: 'term', type: termType },
        bodies: bodiesOfText(
          { kind: 'term', handler: null, parentId: term.parent === '' ? null : (above ?? null) },
          {
            [job.language]: {
              title: term.name.slice(0, 300),
              slug,
              excerpt: term.description.slice(0, 2000),
            },
          },
        ),
      },
    ],
    { isTrial: job.isDryRun },
  );
  return id;
}
