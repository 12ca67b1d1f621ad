import { type SynonymDictionary, synonymDictionary } from 'catalogue-index';
import { catalogueVersionNow } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { readAhead } from '#platform/kernel/database/read-ahead.ts';
import { readPins } from '../synonyms/pins.ts';
import { listAllSynonyms } from '../synonyms/synonym.queries.ts';
import {
  type IndexInstant,
  isSmall,
  readInstant,
  readNameOrder,
  readNextRows,
  readRowsOf,
} from './index-rows.queries.ts';
import { createProductIndex, type IndexRow, itemOf, type ProductIndex } from './product-fields.ts';

/** An index and the version of the catalogue it shows. */
export interface CurrentIndex {
  readonly index: ProductIndex;
  readonly version: string;
  readonly synonyms: SynonymDictionary;
  /** Products that staff want first, by folded words. */
  readonly pins: ReadonlyMap<string, number[]>;
}

/** The indexes of a process, one per site, made when they are first wanted. */
export interface IndexRegistry {
  /**
   * The index of the context's site at the version that is seen now; nothing while it is being made, or when it would
   * not fit: the caller asks the database then.
   */
  current(ctx: Ctx): Promise<CurrentIndex | undefined>;
  /** The index as it stands, of some recent version; who uses it checks that version in the answer of a statement. */
  recent(ctx: Ctx): CurrentIndex | undefined;
  /** Reads the order of names in the language of the context; the index knows it some time later. */
  learnNames(ctx: Ctx): void;
  /** Whether a site has an index, or one is being made. */
  isHeld(siteId: number): boolean;
  /** Waits until the index of a site that is being made is there. */
  made(siteId: number): Promise<void>;
  /** Stops what is being read, so that the database can be left. */
  close(): void;
}

/** Rows read at once while an index is made; between them other requests have their turn. */
const batch = 500;
/** A catalogue of so many products is read while the request waits, in some hundredths of a second. */
export const smallCatalogue = 3000;
/** Changes that are taken over one by one, however small the index; with more than a third of it, it is rebuilt. */
const mostChanges = 5000;
/** An index that nobody asked for longer is rebuilt: the log of changes is kept for a day. */
const longestSleep = 12 * 60 * 60 * 1000;

interface HeldIndex extends IndexInstant {
  index: ProductIndex;
  synonyms: SynonymDictionary;
  pins: ReadonlyMap<string, number[]>;
}

/** Makes an empty registry; the indexes of all sites together take about `bytes` at most. */
export function createIndexRegistry(bytes: number): IndexRegistry {
  const held = new Map<number, HeldIndex>();
  const making = new Map<number, Promise<void>>();
  const catching = new Map<number, Promise<void>>();
  const tooLarge = new Set<number>();

  const naming = new Map<string, Promise<void>>();
  const closing = new AbortController();

  const once = <K>(running: Map<K, Promise<void>>, key: K, work: () => Promise<void>) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };

  const make = (ctx: Ctx) =>
    once(making, ctx.site.id, async () => {
      const made = await buildIndex(ctx, bytes, closing.signal);
      if (made === 'stopped') return;
      if (made !== 'too large') hold(ctx.site.id, made);
      else {
        tooLarge.add(ctx.site.id);
        held.delete(ctx.site.id);
        ctx.log.warn({ site: ctx.site.id }, 'the catalogue is too large for an index in memory');
      }
    });

  const hold = (siteId: number, made: HeldIndex) => {
    held.delete(siteId);
    held.set(siteId, made);
    // What was asked for longest ago makes room; a Map keeps the order.
    for (const [other] of held) {
      if (other === siteId || sum(held) <= bytes) break;
      held.delete(other);
    }
  };

  const makeSoon = async (ctx: Ctx) => {
    const made = make(ctx);
    // From the start: it may fail before the other answer is there, and nobody would hear of it.
    made.catch((error: unknown) => ctx.log.error(error, 'making the index of a catalogue'));
    if (await isSmall(ctx, smallCatalogue)) await made;
  };

  /** Takes over what changed; makes the index again where that is not possible, or where many slots are dead. */
  const takeOver = (ctx: Ctx, known: HeldIndex) =>
    once(catching, ctx.site.id, async () => {
      const isTaken = await catchUp(ctx, known);
      // A worn index answers right, only slower: it serves until the new one is there, when both fit.
      const mayStay = isTaken && known.index.bytes * 2 <= bytes;
      if (isTaken && !isWorn(known.index)) return;
      if (!mayStay) held.delete(ctx.site.id);
      await makeSoon(ctx);
    });

  return {
    recent({ site }) {
      const known = held.get(site.id);
      return known?.version === '' ? undefined : known;
    },
    learnNames(ctx) {
      const { site, language } = ctx;
      const learning = once(naming, `${site.id} ${language}`, () =>
        inSnapshot(ctx, async (source) => {
          const { index } = held.get(site.id) ?? {};
          index?.setNameOrder(language, await readNameOrder(source, language));
        }),
      );
      learning.catch((error: unknown) => ctx.log.error(error, 'reading the order of names'));
    },
    async current(ctx) {
      const { id } = ctx.site;
      if (tooLarge.has(id)) return undefined;
      if (!held.has(id)) await makeSoon(ctx);
      // A write may come while the one before is taken over: then once more, and then the database answers.
      for (let attempt = 0; attempt < 3; attempt++) {
        const known = held.get(id);
        if (!known || known.version === (await catalogueVersionNow(ctx))) return known;
        await takeOver(ctx, known);
      }
      return undefined;
    },
    isHeld: (siteId) => held.has(siteId) || making.has(siteId),
    made: (siteId) => making.get(siteId) ?? Promise.resolve(),
    close: () => closing.abort(),
  };
}

function isWorn({ dead, size }: ProductIndex): boolean {
  return dead > 1000 && dead * 3 > size;
}

function sum(kept: ReadonlyMap<number, HeldIndex>): number {
  return [...kept.values()].reduce((total, { index }) => total + index.bytes, 0);
}

/**
 * Reads the whole catalogue of a site in one snapshot, unless it would take more than `most` bytes. The database gathers
 * the next rows while the last ones are taken in.
 */
function buildIndex(
  ctx: Ctx,
  most: number,
  closing: AbortSignal,
): Promise<HeldIndex | 'too large' | 'stopped'> {
  return inSnapshot(ctx, async (source) => {
    const { version, snapshot, readAt } = await readInstant(source, undefined);
    const index = createProductIndex();
    for await (const rows of readAhead(allRows(source))) {
      for (const row of rows) index.add(itemOf(row));
      if (index.bytes > most) return 'too large';
      if (closing.aborted) return 'stopped';
    }
    index.words.settle();
    return {
      index,
      version,
      snapshot,
      readAt,
      synonyms: await readSynonyms(source),
      pins: await readPins(source),
    };
  });
}

async function* allRows(source: Ctx): AsyncGenerator<IndexRow[]> {
  for (let last = 0; ; ) {
    const rows = await readNextRows(source, last, batch);
    yield rows;
    last = rows.at(-1)?.[0] ?? last;
    if (rows.length < batch) return;
  }
}

/** Takes over what changed since the index was read; false when it has to be rebuilt. */
function catchUp(ctx: Ctx, kept: HeldIndex): Promise<boolean> {
  return inSnapshot(ctx, async (source) => {
    const { changed, ...instant } = await readInstant(source, kept.snapshot);
    const { index } = kept;
    const sleptLong = instant.readAt - kept.readAt > longestSleep;
    if (changed === null || sleptLong || changed.length > Math.max(mostChanges, index.size / 3)) return false;
    const synonyms = await readSynonyms(source);
    const pins = await readPins(source);
    for await (const { ids, rows } of readAhead(changedRows(source, changed))) {
      // Nobody uses it from here on until all is taken over: half of it is no version.
      kept.version = '';
      const byId = new Map(rows.map((row) => [row[0], itemOf(row)]));
      for (const id of ids) index.replace(id, byId.get(id));
    }
    Object.assign(kept, instant, { synonyms, pins });
    return true;
  });
}

async function* changedRows(
  source: Ctx,
  changed: readonly number[],
): AsyncGenerator<{ ids: readonly number[]; rows: IndexRow[] }> {
  for (let start = 0; start < changed.length; start += batch) {
    const ids = changed.slice(start, start + batch);
    yield { ids, rows: await readRowsOf(source, ids) };
  }
}

function inSnapshot<T>(ctx: Ctx, work: (source: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readSynonyms(source: Ctx): Promise<SynonymDictionary> {
  return synonymDictionary(await listAllSynonyms(source), source.site.defaultLanguage);
}
