import type { PostRecord, Section } from 'content-io';
import type { ContentText } from '../items/content-text.ts';
import { note } from './content-report.ts';
import type { ImportJob } from './import-job.ts';
import { partsOf } from './parts-of.ts';
import { docOf, inTexts, type Resolved, resolveNodes } from './resolve-nodes.ts';

/** What a post or page of the old site says, as ours keep it; its slug is given by the person who saves it. */
export function textOfPost(
  job: ImportJob,
  record: PostRecord,
  sections: readonly Section[],
  resolved: Resolved,
  mediaId: number | null,
): ContentText {
  const author = job.authors.get(record.author) ?? record.author;
  const seo = seoOf(job, record);
  return {
    title: titleOf(job, record),
    excerpt: job.io.plainTextOf(job.io.withoutShortcodes(record.excerpt)).slice(0, 2000),
    meta: author === '' ? {} : { author: author.slice(0, 120) },
    mediaId,
    ...(seo ? { seo } : {}),
    publishedAt: publishedAtOf(job, record),
    ...(record.type === 'post' ? articleOf(job, sections, resolved) : pageOf(job, sections, resolved)),
  };
}

/** A post is an article: one text, and what is too long for it in sections below. */
function articleOf({ io }: ImportJob, sections: readonly Section[], resolved: Resolved): ContentText {
  const [body = [], ...rest] = inTexts(resolveNodes(sections.flatMap(io.nodesOf), resolved));
  return {
    display: 'legacy',
    body: docOf(body),
    parts: rest.map((content) => ({ handler: 'text', meta: { body: docOf(content) } })),
  };
}

function pageOf({ io }: ImportJob, sections: readonly Section[], resolved: Resolved): ContentText {
  return { display: 'components', body: null, parts: partsOf(io, sections, resolved) };
}

function titleOf(job: ImportJob, record: PostRecord): string {
  const title = job.io.plainTextOf(record.title).replaceAll(/\s+/g, ' ').slice(0, 300);
  if (title !== '') return title;
  const words = job.io
    .plainTextOf(job.io.withoutShortcodes(record.content))
    .replaceAll(/\s+/g, ' ')
    .split(' ')
    .slice(0, 8)
    .join(' ');
  const made = words.slice(0, 80) || `${record.type} ${record.id}`;
  note(job.report, made, 'untitled', record.link);
  return made;
}

/** Null: it stays a draft. What needs a password or was private is not shown to everybody here. */
function publishedAtOf(job: ImportJob, record: PostRecord): Date | null {
  if (job.asDrafts) return null;
  if (record.hasPassword || record.status === 'private') {
    note(job.report, record.title, 'hidden', record.hasPassword ? 'password' : 'private');
    return null;
  }
  return record.status === 'public' || record.status === 'scheduled' ? record.publishedAt : null;
}

/** What the plug-ins for search engines say; who asked not to be found is not found here either. */
function seoOf(job: ImportJob, record: PostRecord): ContentText['seo'] {
  const { title, description, noIndex } = job.io.searchSettings(record);
  if (title === '' && description === '' && !noIndex) return undefined;
  return {
    ...(title === '' ? {} : { title: title.slice(0, 200) }),
    ...(description === '' ? {} : { description: description.slice(0, 500) }),
    ...(noIndex ? { noIndex } : {}),
  };
}
