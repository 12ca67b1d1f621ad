import { createHash } from 'node:crypto';
import { type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { Article, PictureUse, PostRecord } from 'content-io';
import type { Ctx } from '#platform/kernel/context.ts';
import type { ContentText } from '../items/content-text.ts';
import { note } from './content-report.ts';
import { findFiles, importPictures } from './import-files.ts';
import { type ImportJob, oldPathOf } from './import-job.ts';
import { termName } from './import-terms.ts';
import { findImported, findImportedAt, type Imported, listAttachedTo } from './imported.queries.ts';
import { readLinks } from './read-links.ts';
import type { Resolved } from './resolve-nodes.ts';
import { readSaved } from './slugs.queries.ts';
import { textOfPost } from './text-of-post.ts';

/** A post with everything that is needed to write it. */
export interface PlannedPost {
  record: PostRecord;
  itemId: number;
  known: Imported;
  text: ContentText;
  termIds: number[];
  /** The page of ours that it stands below. */
  parentId: number | null;
  hash: string;
  isNew: boolean;
}

/**
 * What is to be written of a batch of posts: those that are as they were are left out, and those that somebody changed
 * here meanwhile.
 */
export async function planPosts(
  ctx: Ctx,
  job: ImportJob,
  records: readonly PostRecord[],
): Promise<PlannedPost[]> {
  const sharedBlock = (id: number) => {
    const markup = job.sharedBlocks.get(id);
    if (markup !== undefined) job.usedBlocks.add(id);
    return markup;
  };
  const articles = new Map(
    records.map((record) => [record, job.io.readArticle(record.content, job.address, { sharedBlock })]),
  );
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
  await addAttached(ctx, job, articles);
  const resolved = await resolve(ctx, job, articles);
  const parents = await findImported(
    ctx,
    job.source,
    'post',
    records.flatMap(({ type, parentId }) => (type === 'page' && parentId > 0 ? [String(parentId)] : [])),
  );
  const drafted = await job.door.listDrafted(
    ctx,
    [...known.values()].flatMap(({ refId }) => (refId === null ? [] : [refOf(job, refId)])),
  );
  return records.flatMap((record): PlannedPost[] => {
    const row = known.get(String(record.id));
    const article = articles.get(record);
    if (!row?.refId || !article) return [];
    const before = saved.get(row.refId);
    const isNew = before?.rev === null || before?.rev === undefined;
    const featured = record.featuredId === null ? undefined : { ...nothing, attachmentId: record.featuredId };
    const mediaId = (featured && resolved.mediaId(featured)) ?? null;
    const notesBefore = job.report.notes.length;
    const countBefore = job.report.noteCount;
    const text = textOfPost(job, record, article.sections, resolved, mediaId);
    const termIds = record.terms.flatMap((term) => job.terms.byName.get(termName(term)) ?? []);
    const hash = createHash('sha256')
      .update(JSON.stringify([text, termIds, record.parentId, record.comments, job.asDrafts]))
      .digest('base64');
    const { counts } = job.report;
    const kind = record.type === 'page' ? 'page' : 'post';
    const isSame = !isNew && row.hash === hash;
    const isOurs = (!isNew && row.rev !== before?.rev) || drafted.has(documentKey(refOf(job, row.refId)));
    if (isSame || isOurs) {
      job.report.notes.length = notesBefore;
      job.report.noteCount = countBefore;
      counts[kind].unchanged++;
      if (!isSame) note(job.report, record.title, 'changedHere');
      return [];
    }
    for (const name of article.shortcodes) note(job.report, record.title, 'shortcode', name);
    if (article.leftOut.length > 0)
      note(job.report, record.title, 'renderedBySite', article.leftOut.join(', '));
    const parentId = record.type === 'page' ? (parents.get(String(record.parentId))?.refId ?? null) : null;
    if (before?.slug) text.slug = before.slug;
    return [{ record, itemId: row.refId, known: row, text, termIds, parentId, hash, isNew }];
  });
}

/** The document of an item of ours in the language of the file. */
const refOf = (job: ImportJob, id: number): DocumentRef => ({ kind: 'content', id, language: job.language });

const nothing: PictureUse = { src: '', alt: '', caption: '', attachmentId: null };

/** A gallery that names no pictures shows those that were uploaded in its post. */
async function addAttached(ctx: Ctx, job: ImportJob, articles: ReadonlyMap<PostRecord, Article>) {
  const open = [...articles].flatMap(([record, { sections }]) =>
    sections.flatMap((section) =>
      section.kind === 'gallery' && section.ofPost ? [{ id: record.id, section }] : [],
    ),
  );
  const rows = await listAttachedTo(
    ctx,
    job.source,
    open.map(({ id }) => id),
  );
  for (const { id, section } of open)
    section.pictures = rows
      .filter(({ parentId }) => parentId === String(id))
      .map(({ sourceId }) => ({ ...nothing, attachmentId: Number(sourceId) }));
}

/** What stands here for the pictures and links of a batch: a few statements, however many there are. */
async function resolve(
  ctx: Ctx,
  job: ImportJob,
  articles: ReadonlyMap<PostRecord, Article>,
): Promise<Resolved> {
  const sections = [...articles.values()].flatMap((article) => article.sections);
  const pictures = sections.flatMap(job.io.picturesOf);
  const hrefs = readLinks(job, sections);
  const numbers = [
    ...pictures.flatMap(({ attachmentId }) => attachmentId ?? []),
    ...[...articles.keys()].flatMap(({ featuredId }) => featuredId ?? []),
  ];
  const addresses = pictures.map(({ src }) => src).filter((src) => src !== '');
  const files = await findFiles(ctx, job, { numbers, addresses });
  const fileOf = ({ attachmentId, src }: PictureUse) =>
    (attachmentId === null ? undefined : files.byNumber(attachmentId)) ?? files.byAddress(src);
  const foreign = pictures.filter((use) => use.src !== '' && !fileOf(use)).map(({ src }) => src);
  const fetched = await importPictures(ctx, job, [...new Set(foreign)]);
  const paths = new Map(hrefs.map((href) => [href, oldPathOf(job, href.split('#', 1)[0] ?? href)]));
  const rows = await findImportedAt(
    ctx,
    job.source,
    [...paths.values()].flatMap((path) => path ?? []),
  );
  const kinds = await readSaved(
    ctx,
    job.language,
    [...rows.values()].flatMap(({ kind, refId }) => (kind === 'post' && refId ? [refId] : [])),
  );
  return {
    mediaId: (use) => fileOf(use)?.refId ?? fetched.get(use.src),
    link(href) {
      const row = rows.get(paths.get(href) ?? '');
      const found = row?.kind === 'post' && row.refId ? kinds.get(row.refId) : undefined;
      if (!found || (found.kind !== 'page' && found.kind !== 'post')) return { href };
      const hash = href.split('#')[1];
      return { link: { kind: found.kind, id: found.id, ...(hash ? { hash: hash.slice(0, 200) } : {}) } };
    },
  };
}
