import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentDoor } from '#platform/kernel/documents/document-door.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { ImageSource } from '#platform/services/media/index.ts';
import type { ContentReport } from './content-report.ts';

/** One import of a WordPress export under way. */
export interface ImportJob {
  /** What reads exports and texts; loaded by an import only, so that a start of the shop loads no XML parser. */
  io: typeof import('content-io');
  /** Address of the old site without its scheme: by it and their numbers records are found again. */
  source: string;
  /** The same with its scheme, against which links are read. */
  address: string;
  /** Three-letter code of the language that the file is written in. */
  language: string;
  images: ImageSource;
  storage: Kernel['storage'];
  door: DocumentDoor;
  isDryRun: boolean;
  /** Everything stays a draft. */
  asDrafts: boolean;
  report: ContentReport;
  /** Names of authors by login. */
  authors: Map<string, string>;
  terms: TermIndex;
  /** Markup of the blocks that the old site kept once and used in many texts, by number, and those that were used. */
  sharedBlocks: ReadonlyMap<number, string>;
  usedBlocks: Set<number>;
  /** The item that holds the translations of one text, by the group the file names. */
  groups: Map<string, { itemId: number; kind: 'page' | 'post'; languages: Set<string> }>;
}

/** The terms of the shop that stand for those of the file. */
export interface TermIndex {
  /** By taxonomy and slug, as `category:news`. */
  byName: Map<string, number>;
  /** By the number that the file gives them. */
  byNumber: Map<number, { id: number; kind: 'category' | 'tag' }>;
}

/** Host and path of an address, by which a file is found again; its scheme and query say nothing. */
export function placeOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  const place = host + pathname;
  return place.length <= 600 ? place : undefined;
}

/** The path of an address of the old site, without a slash at its end; nothing for other sites and for `/?p=1`. */
export function oldPathOf(job: Pick<ImportJob, 'address'>, address: string): string | undefined {
  if (!URL.canParse(address) || !URL.canParse(job.address)) return undefined;
  const url = new URL(address);
  const home = new URL(job.address);
  if (plainHost(url) !== plainHost(home) || url.search !== '') return undefined;
  const path = decoded(url.pathname.replace(/\/+/g, '/').replace(/\/$/, ''));
  return path === '' || path.length > 500 ? undefined : path;
}

const plainHost = ({ host }: URL): string => host.replace(/^www\./, '');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return path;
  }
}

/** The context in the language of the file. */
export const inLanguageOf = (ctx: Ctx, { language }: Pick<ImportJob, 'language'>): Ctx => ({
  ...ctx,
  language,
});
