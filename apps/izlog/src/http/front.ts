import { createHash, randomUUID } from 'node:crypto';
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { httpsOnly } from '@izlog/platform/kernel/http/https-only';
import { makePage, type Page, variantFor } from '../page-cache/page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { pageAddress } from '../page-cache/page-key.ts';
import { limitBodyTime } from './body-time.ts';
import { faultPage } from './fault-page.ts';
import { markdownRequest } from './markdown/in-markdown.ts';
import { addressOf, type Origin, originOf, targetOf } from './request-origin.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteAnswer, SiteServer } from './site-server.ts';
import { sendWebResponse, toWebRequest } from './web-bridge.ts';

/** Parts of the front door, in the order in which they are asked. */
export interface FrontParts {
  /** Undefined when the cache is off. */
  cache: PageCache | undefined;
  /** Hosts whose pages may be kept; any other host is answered, but not from the cache. */
  isKnownHost: (host: string) => boolean;
  /** Whether a redirect of an address with this very query may be there. */
  isRedirected?: (address: string) => boolean;
  /** Answers files of the build; calls `next` when there is none. */
  assets: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  /** The platform (and health, metrics); undefined when this process is the site alone. */
  platform: RequestListener | undefined;
  /** Whether the platform speaks a dialect below `/wp-json` on a host: else that is an address of the site like others. */
  isDialectOn?: (host: string) => Promise<boolean>;
  site: SiteServer | undefined;
  /** How many proxies stand in front and add to X-Forwarded-*; 0 when visitors reach this process itself. */
  trustProxy: number;
  /** Longest time in ms that a body of `length` bytes may take. */
  bodyTime?: (length: number) => number;
  /** A public demonstration: no robot lists what stands in it. */
  isDemonstration?: boolean;
  onFault: (error: unknown, requestId: string) => void;
  /** A page of a product of a site was shown to a visitor. */
  onProduct?: (site: number) => void;
}

/**
 * The one listener of the process. A kept page is answered before anything else is looked at; then files, the
 * platform's paths, and the site.
 */
export function createFront(parts: FrontParts): RequestListener {
  const answer = createAnswer(parts);
  return (req, res) => {
    try {
      answer(req, res);
    } catch (error) {
      // What is thrown out of a listener ends the process: one request must never close the shop.
      const requestId = randomUUID();
      parts.onFault(error, requestId);
      faultPage(res, requestId);
    }
  };
}

function createAnswer(parts: FrontParts): RequestListener {
  return (req, res) => {
    if (namesTwoHosts(req)) return refuse(res, 400);
    if (parts.isDemonstration) res.setHeader('x-robots-tag', 'noindex, nofollow');
    limitBodyTime(req, res, parts.bodyTime);
    const target = targetOf(req);
    const { platform } = parts;
    if (platform && target !== undefined && isPlatformPath(target)) return platform(req, res);
    const origin = originOf(req, parts.trustProxy);
    if (platform && parts.isDialectOn && origin && target !== undefined && isDialectPath(target)) {
      parts
        .isDialectOn(origin.host)
        .then((isOn) => (isOn ? platform(req, res) : answerSite(parts, req, res, target, origin)))
        .catch((error: unknown) => {
          const requestId = randomUUID();
          parts.onFault(error, requestId);
          faultPage(res, requestId);
        });
      return;
    }
    answerSite(parts, req, res, target, origin);
  };
}

/** What the site answers: a kept page, a file of the build, or a page that is made now. */
function answerSite(
  parts: FrontParts,
  req: IncomingMessage,
  res: ServerResponse,
  target: string | undefined,
  origin: Origin | undefined,
) {
  if (!parts.site) {
    res.writeHead(404).end();
    return;
  }
  if (target === undefined || origin === undefined) return refuse(res, 400);
  if (!siteMethods.has(req.method ?? '')) return refuse(res, 405);
  const inMarkdown = isRead(req) ? markdownRequest(parts.site, target, req.headers.accept) : undefined;
  const { site, url } = inMarkdown ?? { site: parts.site, url: target };
  const isShared = mayBeCached(parts, req, origin);
  // What is kept under the very address was found worth keeping under it: no need to ask again.
  const cached = isShared && !inMarkdown && parts.cache?.ready(`${origin.protocol}://${origin.host}${url}`);
  if (cached) return sendPage(parts, req, res, cached);
  const page = isShared
    ? pageAddress(`${origin.protocol}://${origin.host}`, url, site.cachePolicy, parts.isRedirected)
    : undefined;
  // No address has a space: no page is kept under the name of its Markdown.
  const address = page && inMarkdown ? { ...page, key: `${page.key} as Markdown` } : page;
  const sameCached = address && parts.cache?.ready(address.key);
  if (sameCached) return sendPage(parts, req, res, sameCached);
  // What follows is a file of the build or a page that is made now: both are announced before their own headers.
  if (origin.protocol === 'https') res.setHeader(...httpsOnly);
  parts.assets(req, res, () => {
    const requestId = randomUUID();
    const work = address
      ? cachedAnswer(parts, site, req, res, origin, url, address, requestId)
      : freshAnswer(parts, site, req, res, origin, url, requestId);
    work.catch((error: unknown) => {
      if (req.destroyed && !res.writable) return;
      parts.onFault(error, requestId);
      faultPage(res, requestId);
    });
  });
}

/** Whether the answer may come from, and go into, the page cache: read by anybody, on a host of ours. */
function mayBeCached(parts: FrontParts, req: IncomingMessage, origin: Origin): boolean {
  if (!parts.cache || !isRead(req)) return false;
  return !isPersonal(req.headers.cookie) && parts.isKnownHost(origin.host);
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

async function cachedAnswer(
  parts: FrontParts,
  site: SiteServer,
  req: IncomingMessage,
  res: ServerResponse,
  origin: Origin,
  url: string,
  address: { key: string; url: string },
  requestId: string,
): Promise<void> {
  let own: SiteAnswer | undefined;
  // The page is everybody's: it is rendered without this visitor's cookies, and to the end even when he leaves.
  const page = await parts.cache?.rebuild(address.key, async () => {
    const request = new Request(addressOf(origin, address.url), { headers: { host: origin.host } });
    own = await site.handle(request, { requestId, ip: origin.ip });
    return keepable(own, origin, isProduct(site, address.url));
  });
  if (page) return sendPage(parts, req, res, page);
  // What others shared was not for keeping; this visitor's own answer is asked for with his own cookies.
  if (!own) return freshAnswer(parts, site, req, res, origin, url, requestId);
  await sendAnswer(parts, site, req, res, own, origin, url, requestId);
}

async function freshAnswer(
  parts: FrontParts,
  site: SiteServer,
  req: IncomingMessage,
  res: ServerResponse,
  origin: Origin,
  url: string,
  requestId: string,
) {
  const answer = await site.handle(toWebRequest(req, res, origin, url), { requestId, ip: origin.ip });
  if (answer.siteId !== '' && showsProduct(site, req, url, answer.response.status))
    countProduct(parts, req, Number(answer.siteId));
  await sendAnswer(parts, site, req, res, answer, origin, url, requestId);
}

async function sendAnswer(
  parts: FrontParts,
  site: SiteServer,
  req: IncomingMessage,
  res: ServerResponse,
  answer: SiteAnswer,
  origin: Origin,
  url: string,
  requestId: string,
): Promise<void> {
  if (!answer.cacheable || !isDataForAll(parts, site, req, origin, url))
    return send(req, res, answer, origin, requestId);
  const bytes = answer.bytes ?? Buffer.from(await answer.response.clone().arrayBuffer());
  if (!dataIsKnown(req, res, bytes)) await send(req, res, { ...answer, bytes }, origin, requestId);
}

/**
 * Seconds for which a browser may draw a page from data that it fetched ahead without asking again: from touching a link to
 * pressing it. No older than a page is that somebody has just opened.
 */
const aheadFor = 10;

/** Whether it is the data of a page that everybody sees alike, by the rule of the pages that are cached. */
function isDataForAll(
  parts: FrontParts,
  site: SiteServer,
  { method, headers }: IncomingMessage,
  { protocol, host }: Origin,
  url: string,
): boolean {
  if (method !== 'GET' || isPersonal(headers.cookie) || !parts.isKnownHost(host)) return false;
  const { pathname, searchParams } = new URL(url, `${protocol}://${host}`);
  if (!pathname.endsWith('.data')) return false;
  // Which loaders are asked is the router's own business.
  searchParams.delete('_routes');
  const page = pathname.slice(0, -'.data'.length) + (searchParams.size > 0 ? `?${searchParams}` : '');
  return pageAddress(`${protocol}://${host}`, page, site.cachePolicy, parts.isRedirected) !== undefined;
}

/** Says how long data may be kept, and by what it is known again; true when the browser has it already, and was told so. */
function dataIsKnown({ headers }: IncomingMessage, res: ServerResponse, bytes: Buffer): boolean {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const isAhead = headers['sec-purpose']?.includes('prefetch') === true;
  res.setHeader('etag', etag);
  res.setHeader('cache-control', isAhead ? `private, max-age=${aheadFor}` : 'private, no-cache');
  // Anyone who logs in, or is asked for a password, is shown nothing that was fetched for somebody else.
  res.setHeader('vary', 'cookie');
  if (!headers['if-none-match']?.includes(etag)) return false;
  res.writeHead(304).end();
  return true;
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  { response, bytes }: SiteAnswer,
  origin: Origin,
  requestId: string,
) {
  // Whose body took too long was told so.
  if (res.writableEnded) return;
  for (const [name, value] of securityHeaders(origin.protocol)) res.setHeader(name, value);
  res.setHeader('x-request-id', requestId);
  if (!response.headers.has('cache-control') && !res.hasHeader('cache-control'))
    res.setHeader('cache-control', 'private, no-cache');
  await sendWebResponse(res, response, {
    method: req.method,
    acceptEncoding: req.headers['accept-encoding'],
    bytes,
  });
}

/** A page that may be kept: complete HTML or Markdown, for everybody, of a known site. The response stays readable. */
async function keepable(
  { response, bytes, tags, siteId, language, cacheable }: SiteAnswer,
  { protocol }: Origin,
  isOfProduct: boolean,
): Promise<Page | undefined> {
  const isPage = /^text\/(html|markdown)/.test(response.headers.get('content-type') ?? '');
  const isPrivate = /no-store|private/.test(response.headers.get('cache-control') ?? '');
  if (!cacheable || !isPage || isPrivate || siteId === '') return undefined;
  const html = bytes ?? Buffer.from(await response.clone().arrayBuffer());
  const headers = new Headers(securityHeaders(protocol));
  for (const [name, value] of response.headers) headers.set(name, value);
  return makePage({
    html,
    headers,
    site: Number(siteId),
    language,
    tags: [...tags],
    builtAt: Date.now(),
    isProduct: isOfProduct,
  });
}

/** Whether an address is that of a product's page. */
const isProduct = (site: SiteServer, url: string): boolean => {
  const [pathname = ''] = url.split('?', 1);
  return !pathname.endsWith('.data') && site.cachePolicy(pathname)?.isProduct === true;
};

/** Where a browser says that it has rendered the page of a product by itself: its data may have been fetched long before. */
const shownPath = '/_/shown';

/** Whether a visitor sees the page of a product after this answer. */
const showsProduct = (site: SiteServer, { method }: IncomingMessage, url: string, status: number): boolean =>
  url === shownPath
    ? method === 'POST' && status === 204
    : method === 'GET' && status === 200 && isProduct(site, url);

/** Counts a page of a product, for the report of the way to orders: not what robots and staff see, nor what is only fetched ahead. */
function countProduct({ onProduct }: FrontParts, { method, headers }: IncomingMessage, site: number): void {
  if (!onProduct || method === 'HEAD' || headers['sec-purpose'] !== undefined) return;
  if (headers.cookie?.includes('auth.token.admin') || robots.test(headers['user-agent'] ?? 'bot')) return;
  onProduct(site);
}

/** How robots call themselves, those of links that are shared too. */
const robots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|curl|wget|python|headless|lighthouse/i;

function sendPage(parts: FrontParts, req: IncomingMessage, res: ServerResponse, page: Page): void {
  if (page.isProduct) countProduct(parts, req, page.site);
  if (req.headers['if-none-match']?.includes(page.etag)) {
    res.writeHead(304, page.notModified as string[]).end();
    return;
  }
  const variant = variantFor(page, req.headers['accept-encoding'] as string | undefined);
  res.writeHead(200, variant.headers as string[]);
  res.end(req.method === 'HEAD' ? undefined : variant.body);
}

/** Methods a browser sends to a page; anything else has nothing to find here. */
const siteMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Answers what is no request of a page. It is the sender's mistake: nothing is logged. */
function refuse(res: ServerResponse, status: 400 | 405): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  res.writeHead(status, status === 405 ? { ...headers, allow: [...siteMethods].join(', ') } : headers);
  res.end(STATUS_CODES[status]);
}

/**
 * Whether more than one `Host` stands there (RFC 9112 section 3.2): of those a proxy in front may have believed another
 * one than we do.
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Cookies of which one is enough: such a browser never gets, and never makes, a kept page. */
const personal = ['auth.', 'skipApiKey', 'sitePassword', 'preview='];

function isPersonal(cookie: string | undefined): boolean {
  return cookie !== undefined && personal.some((name) => cookie.includes(name));
}

const isDialectPath = (url: string): boolean => /^\/wp-json(\/|\?|$)/.test(url);

function isPlatformPath(url: string): boolean {
  return /^\/(api\/|(healthz|readyz|metrics|mcp)(\?|$))/.test(url);
}
