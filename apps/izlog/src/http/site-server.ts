import type { CachePolicy } from '../page-cache/page-key.ts';

/** What the one process needs of the site: exported by the site's server build. */
export interface SiteServer {
  /**
   * Answers a page, a resource route or a form. Answers that may be kept carry `x-cache-site` (id), `x-cache-language`
   * (three letters) and `x-cache-tags`; these headers never leave the process.
   */
  handle(request: Request, facts: RequestFacts): Promise<Response>;
  /** How pages of this path may be kept; undefined for paths that are never kept. */
  cachePolicy(pathname: string): CachePolicy | undefined;
}

export interface RequestFacts {
  requestId: string;
  ip: string;
}
