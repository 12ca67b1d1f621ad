import type { Transport } from '@izlog/contract/client';
import type { DeveloperSettings } from '../developer-settings.ts';
import type { CacheSummary } from '../page-cache/page-cache.ts';
import type { CachePolicy } from '../page-cache/page-key.ts';

/** What the site answers, and what the page cache needs to know about it (the site's `SiteAnswer`). */
export interface SiteAnswer {
  response: Response;
  /** The body of the response where it is at hand: a page. */
  bytes?: Buffer;
  tags: ReadonlySet<string>;
  /** Empty when no site answers on the host. */
  siteId: string;
  /** Two-letter code. */
  language: string;
  /** The same for every anonymous visitor. */
  cacheable: boolean;
}

/** What the one process needs of the site: the exports of its server build. */
export interface SiteServer {
  /** Answers a page, a resource route or a form of the visitor at address `ip`; never throws. */
  handle(request: Request, about: { requestId: string; ip: string }): Promise<SiteAnswer>;
  /** Forgets what is remembered of sites (options, languages). */
  forget(): void;
  /** How pages of a path may be kept; undefined for paths that never are. */
  cachePolicy(pathname: string): CachePolicy | undefined;
}

/** What the site's staff may ask of the page cache (the site's `SitePageCache`). */
export interface SitePageCache {
  list(): readonly CacheSummary[];
  /** Forgets the pages of a site, or of its one language (two-letter code), in this process. */
  clear(which: { site: number; language?: string }): void;
}

/** What the pages of a public demonstration say (the site's `Demonstration`). */
export interface SiteDemonstration {
  /** Hours of the shop's clock at which it is put back: `3`, or `3, 15`. */
  hours: string;
  email: string;
  password: string;
  siteId: string;
}

/** The exports of the site's server build (apps/site/app/server.ts). */
export interface SiteBuild {
  createSiteHandler(options: {
    transport: Transport;
    env: {
      publicUrl?: string;
      production: boolean;
      pageCache?: SitePageCache;
      developer?: DeveloperSettings;
    };
  }): Omit<SiteServer, 'cachePolicy'>;
  cachePolicyOf: SiteServer['cachePolicy'];
}
