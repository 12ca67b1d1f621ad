import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { PostRecord } from 'content-io';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { ImportedDocument } from '#platform/kernel/documents/document-door.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import { createRedirect } from '../addresses/redirects.ts';
import { bodiesOfText } from '../documents/bodies-of-text.ts';
import { countUp, note } from './content-report.ts';
import { freeSlugs } from './free-slugs.ts';
import { importCommentsOf } from './import-comments-of.ts';
import { type ImportJob, oldPathOf } from './import-job.ts';
import { findImported, forgetImported, putImported } from './imported.queries.ts';
import { groupOf, languageOfRecord } from './language-of-record.ts';
import { type PlannedPost, planPosts } from './plan-posts.ts';
import { dropReserved, findOwnPaths, readSaved, reserveItems } from './slugs.queries.ts';

/** Is it one of those that become pages and posts here? Others are counted by their type. */
export function isTaken(job: ImportJob, record: PostRecord): boolean {
  if (record.type !== 'post' && record.type !== 'page') {
    countUp(job.report.otherTypes, record.type);
    return false;
  }
  if (record.status !== 'bin') return true;
  countUp(job.report.otherTypes, `${record.type} (bin)`);
  return false;
}

/** Gives each of these posts an id of ours before any is written: texts may link to what comes later. */
export async function reservePosts(ctx: Ctx, job: ImportJob, records: readonly PostRecord[]): Promise<void> {
  const known = await findImported(
    ctx,
    job.source,
    'post',
    records.map(({ id }) => String(id)),
  );
  const saved = await readSaved(
    ctx,
    job.language,
    [...known.values()].flatMap(({ refId }) => refId ?? []),
  );
  // What was deleted here meanwhile comes in again.
  const isThere = ({ id }: PostRecord) => saved.has(known.get(String(id))?.refId ?? 0);
  const missing = records.filter((record) => !isThere(record));
  for (const record of records)
    if (isThere(record)) joinGroup(ctx, job, record, known.get(String(record.id))?.refId ?? 0);
  const groups = structuredClone(job.groups);
  await inTransaction(ctx, async (inner) => {
    // The whole may be done again: what a try that was taken back reserved is nobody's.
    job.groups = structuredClone(groups);
    await forgetImported(
      inner,
      job.source,
      'post',
      missing.map(({ id }) => String(id)),
    );
    const ids = await reserveGrouped(inner, job, missing);
    await putImported(
      inner,
      job.source,
      missing.map((record, index) => ({
        kind: 'post',
        sourceId: String(record.id),
        refId: ids[index] ?? null,
        address: oldPathOf(job, record.link) ?? null,
      })),
    );
  });
}

/** An item of ours for each record; translations of one text share one. */
async function reserveGrouped(ctx: Ctx, job: ImportJob, records: readonly PostRecord[]): Promise<number[]> {
  const firsts = records.filter((record, index) => {
    const group = groupOf(record);
    const isFirst = (other: PostRecord) => groupOf(other) === group && other.type === record.type;
    return group === undefined || (!job.groups.has(group) && records.findIndex(isFirst) === index);
  });
  const ids = await reserveItems(ctx, firsts.map(kindOfRecord));
  for (const [index, record] of firsts.entries()) joinGroup(ctx, job, record, ids[index] ?? 0);
  const found: number[] = [];
  for (const record of records) {
    const own = firsts.indexOf(record);
    const itemId =
      (own >= 0 ? ids[own] : joinGroup(ctx, job, record)) ??
      (await reserveItems(ctx, [kindOfRecord(record)]))[0];
    found.push(itemId ?? 0);
  }
  return found;
}

/** The item of a record's translations, if that is free in its language; begins the group with `itemId`. */
function joinGroup(ctx: Ctx, job: ImportJob, record: PostRecord, itemId?: number): number | undefined {
  const group = groupOf(record);
  const language = languageOfRecord(ctx, job, record);
  if (group === undefined || language === undefined) return undefined;
  const kind = kindOfRecord(record);
  if (!job.groups.has(group) && itemId !== undefined)
    job.groups.set(group, { itemId, kind, languages: new Set() });
  const known = job.groups.get(group);
  if (!known || known.kind !== kind || known.languages.has(language)) return undefined;
  if (itemId !== undefined && itemId !== known.itemId) return undefined;
  known.languages.add(language);
  return known.itemId;
}

/**
 * Writes a batch of posts and pages in one transaction, by the door of all content. When the
 * shop refuses something, they are written one by one, so that only the culprit is left out.
 */
export async function importPosts(ctx: Ctx, job: ImportJob, records: readonly PostRecord[]): Promise<void> {
  for (const [language, ofLanguage] of Map.groupBy(records, (one) => languageOfRecord(ctx, job, one))) {
    const spoken = { ...job, language: language ?? job.language };
    await writeOrPart(
      { ...ctx, language: spoken.language },
      spoken,
      await planPosts(ctx, spoken, ofLanguage),
    );
  }
}

async function writeOrPart(ctx: Ctx, job: ImportJob, plan: readonly PlannedPost[]): Promise<void> {
  const counts = structuredClone(job.report.counts);
  const notes = job.report.notes.length;
  const asBefore = () => {
    job.report.counts = structuredClone(counts);
    job.report.noteCount -= job.report.notes.length - notes;
    job.report.notes.length = notes;
  };
  try {
    await inTransaction(ctx, (inner) => {
      asBefore();
      return writePosts(inner, job, plan);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    asBefore();
    const [only, ...others] = plan;
    if (only && others.length === 0) await refuse(ctx, job, only, error);
    else for (const one of plan) await writeOrPart(ctx, job, [one]);
  }
}

async function refuse(ctx: Ctx, job: ImportJob, { record, known, itemId }: PlannedPost, error: Refusal) {
  job.report.counts[kindOfRecord(record)].refused++;
  const { fields = [] } = (error.payload ?? {}) as { fields?: Array<{ path: string; kind: string }> };
  const where = fields.map(({ path, kind }) => `${path}: ${kind}`).join(', ');
  note(job.report, record.title, 'refused', where || error.message);
  await dropReserved(ctx, [itemId]);
  if (known.hash === null) await forgetImported(ctx, job.source, 'post', [String(record.id)]);
}

async function writePosts(ctx: Ctx, job: ImportJob, plan: readonly PlannedPost[]): Promise<void> {
  const fresh = plan.filter(({ isNew }) => isNew);
  const wanted = fresh.map(({ record, text }) =>
    slugFromName(record.slug || text.title || '', `${record.type}-${record.id}`),
  );
  const slugs = await freeSlugs(ctx, job.language, 'root', wanted);
  for (const [index, { record, text }] of fresh.entries()) {
    text.slug = slugs[index];
    if (record.slug !== '' && wanted[index] !== slugs[index])
      note(job.report, record.title, 'slugChanged', `${wanted[index]} → ${slugs[index]}`);
  }
  await job.door.importDocuments(
    ctx,
    plan.map((one) => documentOf(job, one)),
    { isTrial: job.isDryRun },
  );
  for (const { record, isNew } of plan)
    job.report.counts[kindOfRecord(record)][isNew ? 'created' : 'updated']++;
  const saved = await readSaved(
    ctx,
    job.language,
    plan.map(({ itemId }) => itemId),
  );
  await putImported(
    ctx,
    job.source,
    plan.map(({ known, hash, itemId }) => ({
      kind: 'post',
      sourceId: known.sourceId,
      hash,
      rev: saved.get(itemId)?.rev ?? null,
    })),
  );
  await redirectFrom(ctx, job, plan, saved);
  await importCommentsOf(
    ctx,
    job,
    plan.map(({ record, itemId }) => ({ record, itemId })),
  );
}

/** What is not for everybody has its words and its address and stays hidden. */
function documentOf(
  job: ImportJob,
  { record, itemId, text, termIds, parentId }: PlannedPost,
): ImportedDocument {
  const item = { kind: kindOfRecord(record), handler: null, parentId, termIds };
  return {
    kind: 'content',
    id: itemId,
    bodies: bodiesOfText(item, { [job.language]: text }),
    ...(text.publishedAt === null ? { stays: 'hidden' } : {}),
  };
}

const kindOfRecord = ({ type }: PostRecord): 'page' | 'post' => (type === 'page' ? 'page' : 'post');

/** Every old address that visitors may still have leads to the new one, at once. */
async function redirectFrom(
  ctx: Ctx,
  job: ImportJob,
  plan: readonly PlannedPost[],
  saved: Awaited<ReturnType<typeof readSaved>>,
): Promise<void> {
  const moves = plan.flatMap(({ record, itemId, text, known }) => {
    const slug = saved.get(itemId)?.slug;
    // A draft had no address that anybody could know.
    if (!slug || text.publishedAt === null) return [];
    const { defaultLanguage } = ctx.site;
    const to = contentPath('page', slug, { language: job.language, defaultLanguage });
    const { title } = record;
    // WordPress answers at the number of each, too: it is what its short links and many old ones have.
    const numbered = record.id > 0 ? [`/?${record.type === 'page' ? 'page_id' : 'p'}=${record.id}`] : [];
    return [known.address ?? to, ...numbered].flatMap((from) =>
      from === to ? [] : [{ title, from, to, itemId }],
    );
  });
  const own = await findOwnPaths(
    ctx,
    ctx.site.defaultLanguage,
    moves.map(({ from }) => from),
  );
  for (const { title, from, to } of moves) {
    if (own.has(from)) note(job.report, title, 'redirectTaken', from);
    else {
      const isNew = await createRedirect(ctx, { from, to, status: 301 });
      job.report.counts.redirect[isNew ? 'created' : 'unchanged']++;
    }
  }
}
