import { LRUCache } from 'lru-cache';
import { createDropJournal } from './drop-journal.ts';
import type { Page } from './page.ts';

/** What `lookUp` found: a page to send, or nothing; `isStale` pages may be sent while one request rebuilds. */
export interface Found {
  page: Page;
  isStale: boolean;
  isBeingRebuilt: boolean;
}

/** How often a page is sent before it is worth being compressed once more. */
const popular = 20;

/** One line of `/_cache/list`: a site and language with how much of it is cached. */
export interface CacheSummary {
  site: number;
  language: string;
  entries: number;
  bytes: number;
  /** Age of the oldest entry in seconds. */
  oldestSeconds: number;
}

/**
 * Finished pages by key, bounded in bytes. A page carries the tags of what it shows; a dropped tag makes it stale, and
 * the next request rebuilds it while all others still get the old one. API-015, API-016: at most `maxAge` ms old.
 */
export function createPageCache(options: {
  maxBytes: number;
  maxAge: number;
  now?: () => number;
  /** Makes a page that many ask for smaller; its failure is its own to tell. */
  squeeze?: (page: Page) => Promise<Page | undefined>;
}) {
  const now = options.now ?? Date.now;
  const pages = new LRUCache<string, Page>({
    maxSize: options.maxBytes,
    sizeCalculation: (page) => page.bytes,
  });
  const staleKeys = new Set<string>();
  const rebuilding = new Map<string, Promise<Page | undefined>>();
  const journal = createDropJournal();
  const clearings = createDropJournal();

  /** The page under `key`, if any. */
  function lookUp(key: string): Found | undefined {
    const page = pages.get(key);
    if (!page) return undefined;
    const isStale = staleKeys.has(key) || now() - page.builtAt > options.maxAge;
    return { page, isStale, isBeingRebuilt: rebuilding.has(key) };
  }

  return {
    lookUp,

    /** The page under `key` if it may be sent at once: it is fresh, or another request is building the next one. */
    ready(key: string): Page | undefined {
      const found = lookUp(key);
      if (!found || (found.isStale && !found.isBeingRebuilt)) return undefined;
      found.page.sent += 1;
      if (found.page.sent === popular) void squeeze(key, found.page);
      return found.page;
    },

    /**
     * Builds the page under `key`, or joins the build that is under way. `build` gives undefined for an answer that
     * may not be kept; it is then not stored, and an old page is forgotten.
     */
    async rebuild(key: string, build: () => Promise<Page | undefined>): Promise<Page | undefined> {
      const underWay = rebuilding.get(key);
      if (underWay) return underWay;
      const startedAt = journal.instant();
      const clearing = clearings.instant();
      const promise = build().then((page) => {
        // It answers who asked before the clearing, and nobody after.
        if (page && clearings.isDroppedSince(page.site, [], clearing)) return page;
        if (!page) {
          pages.delete(key);
          staleKeys.delete(key);
          return undefined;
        }
        pages.set(key, page);
        if (journal.isDroppedSince(page.site, page.tags, startedAt)) staleKeys.add(key);
        else staleKeys.delete(key);
        return page;
      });
      rebuilding.set(key, promise);
      try {
        return await promise;
      } finally {
        if (rebuilding.get(key) === promise) rebuilding.delete(key);
      }
    },

    /** Marks every page of the site that carries one of the tags as stale; the tag `*` means all of the site's pages. */
    drop(site: number, tags: readonly string[]): void {
      journal.drop(site, tags);
      const wanted = new Set(tags);
      for (const [key, page] of pages.entries()) {
        if (page.site === site && (wanted.has('*') || page.tags.some((tag) => wanted.has(tag))))
          staleKeys.add(key);
      }
      forgetGoneKeys();
    },

    /**
     * Forgets pages altogether, those that are being built too; of one site, of one site's language, or all. Returns how
     * many were kept.
     */
    clear(which: { site?: number; language?: string } = {}): number {
      if (which.site === undefined) clearings.dropAll();
      else clearings.drop(which.site, ['*']);
      // Whose they are is known when they are built: anyone who asks from now on begins again.
      rebuilding.clear();
      let cleared = 0;
      for (const [key, page] of [...pages.entries()]) {
        if (which.site !== undefined && page.site !== which.site) continue;
        if (which.language !== undefined && page.language !== which.language) continue;
        pages.delete(key);
        staleKeys.delete(key);
        cleared += 1;
      }
      return cleared;
    },

    /** What is cached, by site and language. */
    list(): CacheSummary[] {
      const groups = new Map<string, CacheSummary>();
      for (const page of pages.values()) {
        const name = `${page.site} ${page.language}`;
        const group = groups.get(name) ?? {
          site: page.site,
          language: page.language,
          entries: 0,
          bytes: 0,
          oldestSeconds: 0,
        };
        group.entries += 1;
        group.bytes += page.bytes;
        group.oldestSeconds = Math.max(group.oldestSeconds, Math.round((now() - page.builtAt) / 1000));
        groups.set(name, group);
      }
      return [...groups.values()].sort((a, b) => a.site - b.site || (a.language < b.language ? -1 : 1));
    },
  };

  async function squeeze(key: string, page: Page) {
    const small = await options.squeeze?.(page);
    // Meanwhile there may be a newer one.
    if (small && pages.peek(key) === page) pages.set(key, small);
  }

  function forgetGoneKeys() {
    for (const key of staleKeys) if (!pages.has(key)) staleKeys.delete(key);
  }
}

export type PageCache = ReturnType<typeof createPageCache>;
