import { CallError, type Transport } from '@izlog/contract/client';
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { canonicalAddress } from '../i18n/canonical-address.ts';
import type { SiteLanguage } from '../i18n/site-language.ts';
import { createSiteContext, publicPathname } from './create-site-context.ts';
import { buildFor, routeListUrl } from './language-build.ts';
import { loadSite } from './load-site.ts';
import { withOwnStatus } from './own-status.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { createSiteCache } from './site-cache.ts';
import { type SiteEnv, type SiteSettings, siteContext } from './site-context.ts';
import { wantedHost } from './wanted-host.ts';

/** What the composing process gets back: the response, and what its page cache needs to know about it. */
export interface SiteAnswer {
  response: Response;
  /** Cache tags of everything the page was made from. */
  tags: ReadonlySet<string>;
  /** Empty when no site answers on the host. */
  siteId: string;
  /** Two-letter code; empty when no site answers on the host. */
  language: string;
  /** True when the answer is the same for every anonymous visitor: GET, no session, a page or data with status 200. */
  cacheable: boolean;
}

export interface SiteHandler {
  /** Answers one request. Never throws: faults become a page with the request's id. */
  handle(request: Request, about: { requestId: string }): Promise<SiteAnswer>;
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

/** See SiteHandler; the parts of React Router are handed in so that tests need no build. */
export function createSiteHandler({
  build,
  transport,
  env,
  createHandler,
  createContext,
}: Parts): SiteHandler {
  const sites = createSiteCache((host) => loadSite(host, transport));
  const handlers = new Map<string, LanguageHandler>();

  function handlerFor(language: SiteLanguage): LanguageHandler {
    const key = routeListUrl(build, language);
    let handler = handlers.get(key);
    if (!handler) {
      const languageBuild = withOwnStatus(buildFor(build, language));
      const script = `window.__reactRouterManifest=${JSON.stringify(languageBuild.assets)};`;
      handler = { handle: createHandler(languageBuild), routeList: { url: key, script } };
      handlers.set(key, handler);
    }
    return handler;
  }

  async function answer(request: Request, requestId: string): Promise<SiteAnswer> {
    const url = new URL(request.url);
    const site = await sites.get(url.host);
    const routeList = site.languages
      .map((one) => handlerFor(one).routeList)
      .find((list) => list.url === url.pathname);
    if (routeList) return whole(site, javascript(routeList.script));
    const moved = movedTo(url, site);
    if (moved) return whole(site, new Response(null, { status: 301, headers: { location: moved } }));

    const context = createSiteContext(request, { site, transport, env, requestId });
    const provider = createContext();
    provider.set(siteContext, context);
    const response = await handlerFor(context.language).handle(request, provider);
    return {
      response,
      tags: context.tags,
      siteId: site.siteId,
      language: context.language.code2,
      cacheable:
        request.method === 'GET' &&
        response.status === 200 &&
        !context.session &&
        !response.headers.has('set-cookie'),
    };
  }

  return {
    forget: sites.clear,
    async handle(request, { requestId }) {
      try {
        return await answer(request, requestId);
      } catch (error) {
        console.error(requestId, error);
        const unknownSite = error instanceof CallError && error.code === 'SITE_UNKNOWN';
        return {
          response: plainErrorPage(unknownSite ? 404 : 503, requestId),
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
