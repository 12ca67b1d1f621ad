import type { Ctx } from '../../../kernel/context.ts';
import { catalogueVersionNow } from '../catalogue-version.queries.ts';
import { listAllSynonyms } from '../synonym.queries.ts';
import { type SynonymBook, synonymBook } from '../words/synonym-book.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import {
  type IndexMoment,
  isSmall,
  readMoment,
  readNameOrder,
  readNextRows,
  readRowsOf,
} from './index-rows.queries.ts';

/** An index and the version of the catalogue it shows. */
export interface CurrentIndex {
  readonly index: CatalogueIndex;
  readonly version: string;
  readonly synonyms: SynonymBook;
}

/** The indexes of a process, one per site, made when they are first wanted. */
export interface IndexShelf {
  /**
   * The index of the context's site at the version that is seen now; nothing while it is being made, or when it would
   * not fit: the caller asks the database then.
   */
  current(ctx: Ctx): Promise<CurrentIndex | undefined>;
  /** The index as it stands, of some recent version; who uses it checks that version in the answer of a statement. */
  recent(ctx: Ctx): CurrentIndex | undefined;
  /** Reads the order of names in the language of the context; the index knows it some time later. */
  learnNames(ctx: Ctx): void;
}

/** Rows read at once while an index is made; between them other requests have their turn. */
const batch = 500;
/** A catalogue of so many products is read while the request waits, in some hundredths of a second. */
const small = 3000;
/** Changes that are taken over one by one; with more the index is made anew. */
const mostChanges = 5000;
/** An index that nobody asked for longer is made anew: the log of changes is kept for a day. */
const longestSleep = 12 * 60 * 60 * 1000;

interface Kept extends IndexMoment {
  index: CatalogueIndex;
  synonyms: SynonymBook;
}

/** Makes an empty shelf; the indexes of all sites together take about `bytes` at most. */
export function createIndexShelf(bytes: number): IndexShelf {
  const kept = new Map<number, Kept>();
  const making = new Map<number, Promise<void>>();
  const catching = new Map<number, Promise<void>>();
  const tooLarge = new Set<number>();

  const naming = new Map<string, Promise<void>>();

  const once = <K>(running: Map<K, Promise<void>>, key: K, work: () => Promise<void>) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };

  const make = (ctx: Ctx) =>
    once(making, ctx.site.id, async () => {
      const made = await buildIndex(ctx, bytes);
      if (made) keep(ctx.site.id, made);
      else {
        tooLarge.add(ctx.site.id);
        kept.delete(ctx.site.id);
        ctx.log.warn({ site: ctx.site.id }, 'the catalogue is too large for an index in memory');
      }
    });

  const keep = (siteId: number, made: Kept) => {
    kept.delete(siteId);
    kept.set(siteId, made);
    // What was asked for longest ago makes room; a Map keeps the order.
    for (const [other] of kept) {
      if (other === siteId || sum(kept) <= bytes) break;
      kept.delete(other);
    }
  };

  const makeSoon = async (ctx: Ctx) => {
    const made = make(ctx);
    if (await isSmall(ctx, small)) await made;
    else made.catch((error: unknown) => ctx.log.error(error, 'making the index of a catalogue'));
  };

  return {
    recent: ({ site }) => kept.get(site.id),
    learnNames(ctx) {
      const { site, language } = ctx;
      const learning = once(naming, `${site.id} ${language}`, () =>
        inSnapshot(ctx, async (source) => {
          const { index } = kept.get(site.id) ?? {};
          index?.setNameOrder(language, await readNameOrder(source, language));
        }),
      );
      learning.catch((error: unknown) => ctx.log.error(error, 'reading the order of names'));
    },
    async current(ctx) {
      const { id } = ctx.site;
      if (tooLarge.has(id)) return undefined;
      if (!kept.has(id)) await makeSoon(ctx);
      // A write may come while the one before is taken over: then once more, and then the database answers.
      for (let attempt = 0; attempt < 3; attempt++) {
        const known = kept.get(id);
        if (!known || known.version === (await catalogueVersionNow(ctx))) return known;
        await once(catching, id, async () => {
          if (await catchUp(ctx, known)) return;
          kept.delete(id);
          await makeSoon(ctx);
        });
      }
      return undefined;
    },
  };
}

function sum(kept: ReadonlyMap<number, Kept>): number {
  return [...kept.values()].reduce((total, { index }) => total + index.bytes, 0);
}

/** Reads the whole catalogue of a site in one snapshot; nothing when it would take more than `most` bytes. */
async function buildIndex(ctx: Ctx, most: number): Promise<Kept | undefined> {
  return inSnapshot(ctx, async (source) => {
    const { version, snapshot, readAt } = await readMoment(source, undefined);
    const index = new CatalogueIndex();
    for (let last = 0; ; ) {
      const rows = await readNextRows(source, last, batch);
      for (const row of rows) index.add(row);
      last = rows.at(-1)?.[0] ?? last;
      if (rows.length < batch) break;
      if (index.bytes > most) return undefined;
    }
    index.words.settle();
    return { index, version, snapshot, readAt, synonyms: await readSynonyms(source) };
  });
}

/** Takes over what changed since the index was read; false when it has to be made anew. */
function catchUp(ctx: Ctx, kept: Kept): Promise<boolean> {
  return inSnapshot(ctx, async (source) => {
    const { changed, ...moment } = await readMoment(source, kept.snapshot);
    const { index } = kept;
    const isWorn = index.dead > 1000 && index.dead * 3 > index.size;
    const sleptLong = moment.readAt - kept.readAt > longestSleep;
    if (changed === null || changed.length > mostChanges || isWorn || sleptLong) return false;
    const rows = changed.length === 0 ? [] : await readRowsOf(source, changed);
    const synonyms = await readSynonyms(source);
    // From here on nothing waits: no request sees half of it.
    const byId = new Map(rows.map((row) => [row[0], row]));
    for (const id of changed) index.replace(id, byId.get(id));
    Object.assign(kept, moment, { synonyms });
    return true;
  });
}

function inSnapshot<T>(ctx: Ctx, work: (source: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readSynonyms(source: Ctx): Promise<SynonymBook> {
  return synonymBook(await listAllSynonyms(source), source.site.defaultLanguage);
}
