import { CallError, type Transport } from '@izlog/contract/client';
import { languageTag } from '@izlog/contract/settings/cache-clear';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { isForAgents } from '#site/i18n/agent-paths.ts';
import { canonicalAddress } from '#site/i18n/canonical-address.ts';
import { pathTo, splitPrefix } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { routeListScript } from '#site/render/route-list.ts';
import { cookieNamesIn, underHostNames } from '#site/session/cookies.ts';
import { forgetPreview, holdPreview } from '#site/session/held-preview.server.ts';
import { isStaff } from '#site/session/is-staff.server.ts';
import { arrivePath, unlockPath } from '#site/session/is-unlocked.ts';
import { createRefresher } from '#site/session/refresh-session.server.ts';
import { safeRedirect } from '#site/session/safe-redirect.ts';
import { isFromThisSite } from '#site/session/same-origin.ts';
import { takePass } from '#site/session/staff-pass.server.ts';
import { createSiteContext, publicPathname } from './create-site-context.ts';
import { withOwnStatus } from './errors/own-status.ts';
import { plainErrorPage } from './errors/plain-error-page.ts';
import { buildFor, isOfOffice, routeLists, routeListUrl } from './language-build.ts';
import { loadSite } from './load-site.ts';
import { isMixed } from './one-publish.ts';
import { createSiteCache } from './site-cache.ts';
import { type SiteContext, type SiteEnv, type SiteSettings, siteContext } from './site-context.ts';
import { wantedHost } from './wanted-host.ts';

/** What the composing process gets back: the response, and what its page cache needs to know about it. */
export interface SiteAnswer {
  response: Response;
  /** The body of the response where it is at hand: a page. */
  bytes?: Buffer;
  /** Cache tags of everything the page was made from. */
  tags: ReadonlySet<string>;
  /** Empty when no site answers on the host. */
  siteId: string;
  /** Two-letter code; empty when no site answers on the host. */
  language: string;
  /** True when the answer is the same for every anonymous visitor: GET, no session, a page or data with status 200. */
  cacheable: boolean;
}

/** What the front door knows of a request beside the request itself. */
export interface RequestFacts {
  requestId: string;
  /** The visitor's address. */
  ip?: string;
}

export interface SiteHandler {
  /** Answers one request. Never throws: faults become a page with the request's id. */
  handle(request: Request, about: RequestFacts): Promise<SiteAnswer>;
  /** Forgets what is remembered of all sites (options, languages); call it when such a thing was written. */
  forget(): void;
}

interface Parts {
  build: ServerBuild;
  transport: Transport;
  env: SiteEnv;
  createHandler: (build: ServerBuild) => RequestHandler;
  createContext: () => RouterContextProvider;
}

interface LanguageHandler {
  handle: RequestHandler;
  routeList: { url: string; script: string };
}

// Where a form comes from was looked at before; the router would refuse those behind a proxy that encrypts.
const allowedActionOrigins = ['**'];

/** See SiteHandler; the parts of React Router are handed in so that tests need no build. */
export function createSiteHandler({
  build,
  transport,
  env,
  createHandler,
  createContext,
}: Parts): SiteHandler {
  const sites = createSiteCache((host) => loadSite(env.developer?.servedDomain ?? host, transport));
  const handlers = new Map<string, LanguageHandler>();
  const refreshSpentSession = createRefresher();

  function handlerFor(
    language: SiteLanguage,
    { isEcommerce }: SiteSettings,
    isOffice: boolean,
  ): LanguageHandler {
    const routed = { isEcommerce, isOffice };
    const key = routeListUrl(build, language, routed);
    let handler = handlers.get(key);
    if (!handler) {
      const languageBuild = {
        ...withOwnStatus(buildFor(build, language, routed)),
        allowedActionOrigins,
      };
      const script = routeListScript(languageBuild.assets);
      handler = { handle: createHandler(languageBuild), routeList: { url: key, script } };
      handlers.set(key, handler);
    }
    return handler;
  }

  async function answer(sent: Request, { requestId, ip }: RequestFacts): Promise<SiteAnswer> {
    const url = new URL(sent.url);
    const site = await sites.get(url.host);
    const isOfAgent = isForAgents(url.pathname);
    // Nobody is logged in there: a page elsewhere that posts to it acts for no visitor.
    const request = isOfAgent ? withoutCookies(sent) : sent;
    if (!isOfAgent && !isFromThisSite(request))
      return whole(site, new Response('Forbidden', { status: 403 }));
    const routeList =
      url.pathname.startsWith(routeLists) &&
      site.languages
        .flatMap((one) => [false, true].map((isOffice) => handlerFor(one, site, isOffice).routeList))
        .find((list) => list.url === url.pathname);
    if (routeList) return whole(site, javascript(routeList.script));
    const moved = movedTo(url, site);
    if (moved) return whole(site, new Response(null, { status: 301, headers: { location: moved } }));

    const context = createSiteContext(request, { site, transport, env, requestId, ip });
    const isPersonal = context.session !== undefined;
    await refreshSpentSession(context);
    const closed = await closedTo(context, url);
    if (closed)
      return { ...whole(site, withCookies(closed, request, context)), language: context.language.code2 };
    if (url.searchParams.get('preview') === '') {
      const { isSecure } = context;
      const cookies = [forgetPreview(context)];
      return whole(site, withCookies(endOfPreview(url), request, { cookies, isSecure }));
    }
    if (!url.pathname.endsWith('.data')) {
      context.serialized = [];
      if (!url.pathname.startsWith('/_/')) await holdPreview(context);
    }
    context.tags.add(languageTag(context.language.code));
    const provider = createContext();
    provider.set(siteContext, context);
    const { rest } = splitPrefix(publicPathname(url.pathname), site.languages);
    const { handle } = handlerFor(context.language, site, isOfOffice(rest));
    let page = await handle(request, provider);
    for (
      let again = 1;
      again <= mostAgain && request.method === 'GET' && isMixed(context.publishes);
      again++
    ) {
      beginAgain(context);
      page = await handle(request, provider);
    }
    if (context.isPreview) makePrivate(page.headers);
    // Anyone who comes to the machine after staff left it finds nothing of the office by going back.
    else if (isOfOffice(rest)) page.headers.set('cache-control', 'private, no-store');
    const response = withCookies(page, request, context);
    const { rendered } = context;
    return {
      response,
      ...(rendered?.response === page && { bytes: rendered.bytes }),
      tags: context.tags,
      siteId: site.siteId,
      language: context.language.code2,
      cacheable:
        request.method === 'GET' &&
        response.status === 200 &&
        !isPersonal &&
        !context.isPreview &&
        !isMixed(context.publishes) &&
        site.passwordLock === undefined &&
        !response.headers.has('set-cookie'),
    };
  }

  return {
    forget: sites.clear,
    async handle(request, facts) {
      try {
        return await answer(request, facts);
      } catch (error) {
        console.error(facts.requestId, error);
        const unknownSite = error instanceof CallError && error.code === 'SITE_UNKNOWN';
        return {
          response: plainErrorPage(unknownSite ? 404 : 503, facts.requestId),
          tags: new Set(),
          siteId: '',
          language: '',
          cacheable: false,
        };
      }
    },
  };
}

const whole = (site: SiteSettings, response: Response): SiteAnswer => ({
  response,
  tags: new Set(),
  siteId: site.siteId,
  language: '',
  cacheable: false,
});

/** Where a visitor of a protected site is sent until he has entered its password; staff may always come in (ROUTE-070). */
async function closedTo(context: SiteContext, url: URL): Promise<Response | undefined> {
  if (!context.isLocked) return undefined;
  if (await isStaff(context)) {
    context.isLocked = false;
    await takePass(context);
    return undefined;
  }
  if (isOpenToAll(publicPathname(url.pathname), context)) return undefined;
  if (url.pathname.endsWith('.data')) return new Response(null, { status: 401 });
  if (isForAgents(url.pathname))
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const forRobots = lockedFile(url.pathname);
  if (forRobots) return forRobots;
  const from = safeRedirect(url.pathname + url.search);
  const location = `${unlockPath}?${new URLSearchParams({ from })}`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * What programs ask a site for, in the form they read and without a word of a locked one: it is not to be searched, and has
 * no address to name.
 */
function lockedFile(pathname: string): Response | undefined {
  const [type, text] =
    pathname === '/robots.txt'
      ? ['text/plain', 'User-agent: *\nDisallow: /\n']
      : /^\/sitemap[\w-]*\.xml$/.test(pathname)
        ? [
            'application/xml',
            '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>\n',
          ]
        : [];
  if (type === undefined) return undefined;
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  });
}

/** The password's own screen, and the way to the staff's login: else nobody could take the password away. */
function isOpenToAll(path: string, { language }: SiteContext): boolean {
  const admin = pathTo('admin', {}, language);
  const open = [unlockPath, arrivePath, pathTo('adminLogin', {}, language), admin];
  return open.includes(path) || path.startsWith(`${admin}/`);
}

/** How often a page is made once more that met a publish; then it is sent as it is, and nobody holds it. */
const mostAgain = 2;

function beginAgain(context: SiteContext): void {
  context.publishes.numbers.clear();
  context.publishes.isAgain = true;
  context.policy.formTargets.length = 0;
  if (context.serialized) context.serialized = [];
}

/** What shows a draft is for anyone who asked: no cache on the way holds it, no search engine finds it, no page learns its link. */
function makePrivate(headers: Headers): void {
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex');
  headers.set('referrer-policy', 'no-referrer');
}

/** The same address, as everybody sees it. */
function endOfPreview({ pathname, searchParams }: URL): Response {
  searchParams.delete('preview');
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  return new Response(null, {
    status: 302,
    // A path of two slashes would be another host.
    headers: { location: pathname.replace(/^\/+/, '/') + rest, 'cache-control': 'no-store' },
  });
}

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return new Request(request, { headers });
}

/** The answer with what happened to the session on the way. */
function withCookies(
  response: Response,
  request: Request,
  { cookies, isSecure }: Pick<SiteContext, 'cookies' | 'isSecure'>,
): Response {
  const lines = [...response.headers.getSetCookie(), ...cookies];
  if (lines.length === 0) return response;
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  const named = isSecure ? underHostNames(lines, cookieNamesIn(request.headers.get('cookie'))) : lines;
  for (const line of named) headers.append('set-cookie', line);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

const javascript = (script: string) =>
  new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });

/** The right host name (ROUTE-069) and the right path of an address, if it should move for good. */
function movedTo(url: URL, site: SiteSettings): string | undefined {
  const host = wantedHost(url.host, site.options.WwwPolicy);
  if (url.pathname.startsWith('/_/') || url.pathname.endsWith('.data')) return undefined;
  const path = canonicalAddress(publicPathname(url.pathname), site.languages);
  if (host !== url.host) return `${url.protocol}//${host}${path ?? url.pathname}${url.search}`;
  return path && path + url.search;
}
