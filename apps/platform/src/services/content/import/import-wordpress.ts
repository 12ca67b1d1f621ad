import type { AttachmentRecord, ContentRecord, MenuItemRecord, PostRecord, SiteRecord } from 'content-io';
import { type Ctx, inTransactionOnce } from '#platform/kernel/context.ts';
import type { DocumentDoor } from '#platform/kernel/documents/document-door.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { type ImageOptions, openImageSource } from '#platform/services/media/index.ts';
import { mustBeLanguageOf } from '../items/language-of-write.ts';
import { type ContentReport, emptyContentReport, note } from './content-report.ts';
import { importAttachments } from './import-files.ts';
import type { ImportJob } from './import-job.ts';
import { importMenus } from './import-menus.ts';
import { importPosts, isTaken, reservePosts } from './import-posts.ts';
import { importTerms, TermList } from './import-terms.ts';
import { languageOfRecord } from './language-of-record.ts';
import { numberRecords } from './number-records.ts';
import { redirectOldLists } from './redirect-old-lists.ts';

export interface WordpressRequest {
  path: string;
  /** Three-letter code of the file's language; that of the site when left out. */
  language?: string;
  images?: ImageOptions;
  /** Does everything and takes it back. */
  isDryRun?: boolean;
  /** Everything stays a draft. */
  asDrafts?: boolean;
  /** Zone of the old site's clock, for times without their UTC; Europe/Zagreb unless given. */
  timeZone?: string;
  /** Called with how far it is, in bytes of the file; it is read four times. */
  onProgress?: (done: number, total: number) => void;
}

/** What an import works with: where files are kept, and the door by which content is written. */
export interface ImportTools extends Pick<Kernel, 'storage'> {
  door: DocumentDoor;
}

/** Posts that are written in one transaction, and the characters of their texts: read into nodes, a text takes many times its length. */
const atOnce = 50;
const charactersAtOnce = 400_000;
/** Entries of menus that are kept in mind; no menu of people is longer. */
const mostMenuItems = 20_000;
const readings = 4;

/**
 * Brings a WordPress export into the site of `ctx`. The file is read to its end before anything is written: one that
 * cannot be read as a whole throws FileRefused (of content-io) and changes nothing. The same file again changes nothing;
 * an import that was cut off is finished by running it again. What somebody changed here meanwhile stays.
 */
export async function importWordpress(
  ctx: Ctx,
  { storage, door }: ImportTools,
  request: WordpressRequest,
): Promise<ContentReport> {
  const language = request.language ?? ctx.site.defaultLanguage;
  mustBeLanguageOf(ctx, language);
  const images = await openImageSource(request.images ?? {});
  const isDryRun = request.isDryRun ?? false;
  const io = await import('content-io');
  const site = await siteOf(io, request);
  const job: ImportJob = {
    io,
    source: site.address.replace(/^https?:\/\/(www\.)?/, '').slice(0, 300) || site.title.slice(0, 100),
    address: site.address,
    language,
    images,
    storage,
    door,
    isDryRun,
    asDrafts: request.asDrafts ?? false,
    report: emptyContentReport(
      { title: site.title, address: site.address, language: site.language },
      isDryRun,
    ),
    authors: new Map(),
    terms: { byName: new Map(), byNumber: new Map() },
    sharedBlocks: new Map(),
    usedBlocks: new Set(),
    groups: new Map(),
  };
  if (!isDryRun) return run({ ...ctx, language }, job, request);
  await inTransactionOnce({ ...ctx, language }, async (inner) => {
    await run(inner, job, request);
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return job.report;
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {}

/** Reads the whole file: only one that is well-formed to its end is begun. */
async function siteOf(io: ImportJob['io'], request: WordpressRequest): Promise<SiteRecord> {
  let site: SiteRecord | undefined;
  for await (const record of recordsOf(io, request, 0)) if (record.record === 'site') site = record;
  if (!site) throw new Error('a WordPress export without a site was read to its end');
  return site;
}

function recordsOf(
  { readWxr }: ImportJob['io'],
  { path, timeZone = 'Europe/Zagreb', onProgress }: WordpressRequest,
  reading: number,
  onSame?: (title: string, id: number) => void,
): AsyncGenerator<ContentRecord> {
  const records = readWxr(path, {
    timeZone,
    onProgress: (done, total) => onProgress?.(done + reading * total, total * readings),
  });
  return numberRecords(records, onSame);
}

async function run(ctx: Ctx, job: ImportJob, request: WordpressRequest): Promise<ContentReport> {
  const terms = new TermList();
  const menuItems: MenuItemRecord[] = [];
  const shared = sharedBlocks();
  job.sharedBlocks = shared.markup;
  const onSame = (title: string, id: number) => note(job.report, title, 'sameNumber', String(id));
  for await (const record of recordsOf(job.io, request, 1, onSame)) {
    if (record.record === 'post' && record.type === 'wp_block') shared.add(record);
    if (record.record === 'author') job.authors.set(record.login, record.name);
    if (record.record === 'term') terms.add(record);
    if (record.record === 'menuItem' && menuItems.length < mostMenuItems) menuItems.push(record);
    if (record.record === 'rejected') note(job.report, record.what, record.reason, `line ${record.line}`);
    if (record.record === 'post')
      for (const term of record.terms) terms.add({ ...term, id: null, description: '', parent: '' });
  }
  await importTerms(ctx, job, terms);

  const files = inBatches<AttachmentRecord>(atOnce, (batch) => importAttachments(ctx, job, batch));
  const reserved = inBatches<PostRecord>(atOnce, (batch) => reservePosts(ctx, job, batch));
  for await (const record of recordsOf(job.io, request, 2)) {
    if (record.record === 'attachment') await files.add(record);
    if (record.record !== 'post' || !isTaken(job, record)) continue;
    if (languageOfRecord(ctx, job, record)) await reserved.add(withoutText(record));
    else note(job.report, record.title, 'otherLanguage', languageNameOf(record));
  }
  await files.end();
  await reserved.end();

  const posts = inBatches<PostRecord>(
    atOnce,
    (batch) => importPosts(ctx, job, batch),
    ({ content }) => content.length,
  );
  const seen = { ...job.report.otherTypes };
  for await (const record of recordsOf(job.io, request, 3))
    if (record.record === 'post' && isTaken(job, record) && languageOfRecord(ctx, job, record))
      await posts.add(record);
  await posts.end();
  job.report.otherTypes = withoutUsed(seen, job.usedBlocks.size);
  await redirectOldLists(ctx, job, terms.sorted());
  await importMenus(ctx, job, menuItems);
  return job.report;
}

const languageNameOf = ({ terms }: PostRecord): string =>
  terms.find(({ taxonomy }) => taxonomy === 'language')?.name ?? '';

/** Signs of shared blocks that are kept in mind; what is longer stays unknown and is reported. */
const mostShared = 5_000_000;

function sharedBlocks() {
  const markup = new Map<number, string>();
  let length = 0;
  return {
    markup,
    add({ id, content, status }: PostRecord) {
      length += content.length;
      if (length <= mostShared && status !== 'bin') markup.set(id, content);
    },
  };
}

/** Entries left out by type, but for shared blocks that stand in texts now. */
function withoutUsed({ wp_block: blocks = 0, ...types }: Record<string, number>, used: number) {
  return blocks > used ? { ...types, wp_block: blocks - used } : types;
}

/** A record that waits for its batch needs its text only where it is written. */
const withoutText = (record: PostRecord): PostRecord => ({ ...record, content: '', comments: [], meta: {} });

function inBatches<T>(
  size: number,
  work: (batch: readonly T[]) => Promise<void>,
  lengthOf: (one: T) => number = () => 0,
) {
  let batch: T[] = [];
  let characters = 0;
  const end = async () => {
    const full = batch;
    batch = [];
    characters = 0;
    if (full.length > 0) await work(full);
  };
  return {
    async add(one: T) {
      batch.push(one);
      characters += lengthOf(one);
      if (batch.length >= size || characters >= charactersAtOnce) await end();
    },
    end,
  };
}
