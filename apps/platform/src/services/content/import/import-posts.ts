import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { PostRecord } from 'content-io';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import type { ImportedDocument } from '../../../kernel/documents/document-door.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { slugFromName } from '../../../kernel/slug-from-name.ts';
import { createRedirect } from '../addresses/redirects.ts';
import { bodiesOfText } from '../documents/bodies-of-text.ts';
import { countUp, note } from './content-report.ts';
import { freeSlugs } from './free-slugs.ts';
import { importCommentsOf } from './import-comments-of.ts';
import { type ImportJob, oldPathOf } from './import-job.ts';
import { findImported, forgetImported, putImported } from './imported.queries.ts';
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
  // What was deleted here meanwhile comes in anew.
  const isThere = ({ id }: PostRecord) => saved.has(known.get(String(id))?.refId ?? 0);
  const missing = records.filter((record) => !isThere(record));
  await inTransaction(ctx, async (inner) => {
    await forgetImported(
      inner,
      job.source,
      'post',
      missing.map(({ id }) => String(id)),
    );
    const ids = await reserveItems(inner, missing.map(kindOfRecord));
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

/**
 * Writes a batch of posts and pages in one transaction, by the door of all content. When the
 * shop refuses something, they are written one by one, so that only the culprit is left out.
 */
export async function importPosts(ctx: Ctx, job: ImportJob, records: readonly PostRecord[]): Promise<void> {
  const plan = await planPosts(ctx, job, records);
  await writeOrPart(ctx, job, plan);
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
    if (!slug || !known.address || text.publishedAt === null) return [];
    const { defaultLanguage } = ctx.site;
    const to = contentPath('page', slug, { language: job.language, defaultLanguage });
    return to === known.address ? [] : [{ title: record.title, from: known.address, to, itemId }];
  });
  const own = await findOwnPaths(
    ctx,
    ctx.site.defaultLanguage,
    moves.map(({ from }) => from),
  );
  for (const { title, from, to } of moves) {
    if (own.has(from)) note(job.report, title, 'redirectTaken', from);
    else {
      await createRedirect(ctx, { from, to, status: 301 });
      job.report.counts.redirect.created++;
    }
  }
}
