import type { Shop } from '@izlog/client';
import type { EventName, ShopEventData } from '@izlog/contract/events/shop-events';
import type { KeyRight } from '@izlog/contract/user/programs/key-rights';

export type { Shop } from '@izlog/client';
export type { EventName, ShopEventData } from '@izlog/contract/events/shop-events';

/** Languages of the back office; one of them has to be there. */
export type WordsLanguage = 'hr' | 'en' | 'de';

/** What the staff of a shop reads of an extension before it switches it on. */
export interface ExtensionWords {
  /** Its name for people, at most 60 signs. */
  title: string;
  /** What a shop has of it, in a sentence. */
  about?: string;
  /** Why it asks for a right or a host, by the name of either. */
  why?: Readonly<Record<string, string>>;
}

/** What happened: once in order for each thing, and perhaps once more after a fault, by the same `id`. */
export interface ExtensionEvent<E extends EventName = EventName> {
  /** `evt_…`, the same for webhooks and at every try. */
  id: string;
  type: E;
  /** When it happened, ISO 8601. */
  timestamp: string;
  version: number;
  /** The number of the site. */
  site: number;
  data: ShopEventData<E>;
}

/** A site of the shop, as an extension reaches it. */
export interface ExtensionShop {
  /** The number of the site. */
  siteId: number;
  /** Calls the shop with the rights that were declared and given; each act is in its log under the extension's name. */
  call: Shop;
  /** Asks one of the `hosts`, by https. Bodies are texts; an answer is cut off after 1 MB, a redirect is not followed. */
  fetch(url: string, init?: OutsideRequest): Promise<Response>;
}

export interface OutsideRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Work by the clock, once on all machines of a shop: every so many minutes, or at a time of day by the clock of Zagreb. */
export type ExtensionJob = {
  /** At most a minute; what is left waits for the next time. */
  run(shop: ExtensionShop): Promise<void> | void;
} & ({ everyMinutes: number } | { dailyAt: `${number}:${number}` });

/** All that an extension says of itself. */
export interface Extension {
  /** The name of its folder: small letters, digits and hyphens. It stays for ever. */
  name: string;
  /** `1.2.3` */
  version: string;
  /** The oldest Izlog that it works on, such as `0.9.0`. */
  needs: string;
  /** Who made it. */
  maker?: string;
  words: Readonly<Partial<Record<WordsLanguage, ExtensionWords>>>;
  /** What it may do; the person who switches it on gives these rights and can give no more than their own. */
  rights?: {
    /** Rights of which only what reads is open. */
    reads?: readonly KeyRight[];
    /** Rights as a person has them. */
    writes?: readonly KeyRight[];
    /** Hosts outside that it asks, such as `api.example.com`. */
    hosts?: readonly string[];
  };
  /** Events and what it does at each, after the fact: at most ten seconds. It reads by a right what it hears of. */
  on?: {
    readonly [E in EventName]?: (event: ExtensionEvent<E>, shop: ExtensionShop) => Promise<void> | void;
  };
  /** Versions of events that it knows, where that is not the newest: a newer shop tells it those. */
  versions?: Readonly<Partial<Record<EventName, number>>>;
  /** Work by the clock, each by its name. */
  jobs?: Readonly<Record<string, ExtensionJob>>;
}

/** The declaration of an extension: `export default defineExtension({ … })` in `extensions/<name>/extension.ts`. */
export const defineExtension = (extension: Extension): Extension => extension;
