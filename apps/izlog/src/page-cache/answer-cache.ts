import { besideTheAnswer, type Transport, type TransportAnswer } from '@izlog/contract/client';
import { LRUCache } from 'lru-cache';
import { createDropJournal } from './drop-journal.ts';

type Request = Parameters<Transport>[0];

interface Cached {
  answer: TransportAnswer;
  site: number;
  tags: readonly string[];
}

/** The site's way to the platform, with a memory; see `createAnswerCache`. */
export interface AnswerCache {
  transport: Transport;
  /** Forgets the answers of a site that carry one of the tags; `*` means all of the site. */
  drop(site: number, tags: readonly string[]): void;
  clear(): void;
}

/**
 * Caches what the platform answers to visitors (API-015): a page that is rendered again, or another page with the same
 * menu and footer, asks only for what is new. Cached are successful answers of endpoints that declare it (`cache`) and name
 * the tags they were made from, for the site and language asked in, at most `maxAge` ms (API-016); never those of somebody
 * logged in.
 */
export function createAnswerCache(
  platform: Transport,
  options: { maxBytes: number; maxAge: number; now?: () => number },
): AnswerCache {
  const cached = new LRUCache<string, Cached>({
    maxSize: options.maxBytes,
    // The text, and what it holds when somebody has read it.
    sizeCalculation: ({ answer, tags }, key) => 4 * answer.text.length + key.length + 64 * tags.length + 256,
    ttl: options.maxAge,
    ttlResolution: 0,
    ...(options.now ? { perf: { now: options.now } } : {}),
  });
  const underWay = new Map<string, { since: number; answer: Promise<TransportAnswer> }>();
  const journal = createDropJournal();

  async function ask(key: string, request: Request, since: number): Promise<TransportAnswer> {
    const answer = await platform(request);
    const site = Number(request.headers.site);
    const tags = dropsOf(answer);
    if (isForAll(answer) && !journal.isDroppedSince(site, tags, since))
      cached.set(key, { answer: { ...answer, cached: {} }, site, tags });
    return answer;
  }

  return {
    async transport(request) {
      if (!mayBeForAll(request)) return platform(request);
      const key = keyOf(request);
      const known = cached.get(key);
      if (known) return known.answer;
      const since = journal.instant();
      const other = underWay.get(key);
      // What was asked before something was dropped may be answered from before.
      if (other?.since === since) {
        const answer = await other.answer;
        // What does not say what it was made from may be one visitor's own: a cart that was just begun.
        return isForAll(answer) ? answer : platform(request);
      }
      const { signal: _, ...shared } = request;
      const answer = ask(key, shared, since);
      underWay.set(key, { since, answer });
      const forget = () => {
        if (underWay.get(key)?.answer === answer) underWay.delete(key);
      };
      answer.then(forget, forget);
      return answer;
    },
    drop(site, tags) {
      journal.drop(site, tags);
      const wanted = new Set(tags);
      for (const [key, one] of cached.entries())
        if (one.site === site && (wanted.has('*') || one.tags.some((tag) => wanted.has(tag))))
          cached.delete(key);
    },
    clear() {
      journal.dropAll();
      cached.clear();
    },
  };
}

/** Headers that decide on the answer and are part of its key, and those that do not matter to it. */
const knownHeaders = new Set(['site', 'store', 'language', 'apikey', 'content-type', ...besideTheAnswer]);

/** Whether a call is one for a site, of an endpoint whose answer may be cached, by a visitor of whom nothing is known. */
function mayBeForAll({ mayBeCached = false, headers }: Request): boolean {
  return (
    mayBeCached && headers.site !== undefined && Object.keys(headers).every((name) => knownHeaders.has(name))
  );
}

const tagsOf = ({ headers }: TransportAnswer): string[] =>
  (headers['x-cache-tags'] ?? '').split(',').filter((tag) => tag !== '');

/** Content is asked for again after every publish, so that no page mixes two of them; finished pages go by their own tags. */
const dropsOf = (answer: TransportAnswer): string[] =>
  answer.headers['x-content-seq'] === undefined ? tagsOf(answer) : [...tagsOf(answer), 'publish'];

const isForAll = (answer: TransportAnswer): boolean => answer.status === 200 && tagsOf(answer).length > 0;

/** Everything that an answer depends on. */
function keyOf({ method, url, headers, body = '' }: Request): string {
  const { site, store, language, apikey } = headers;
  return `${method} ${url}\n${site}\n${store}\n${language}\n${apikey}\n${body}`;
}
