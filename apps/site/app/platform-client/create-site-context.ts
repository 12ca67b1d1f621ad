import { createClient, type Transport, toRequest, type VisitorHeaders } from '@izlog/contract/client';
import { cookieNames } from '@izlog/contract/limits';
import { splitPrefix } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { readCookies } from '#site/session/cookies.ts';
import { previewCookie, tokenIn } from '#site/session/held-preview.server.ts';
import { isUnlocked } from '#site/session/is-unlocked.ts';
import type { LoginState } from '#site/session/login-state.ts';
import { readSession } from '#site/session/read-session.ts';
import { withSession } from '#site/session/with-session.ts';
import { isOfOffice } from './language-build.ts';
import { notePublishes, type SeenPublishes } from './one-publish.ts';
import type { SentAct, SiteContext, SiteEnv, SiteSettings } from './site-context.ts';
import { collectTags } from './tagging-transport.ts';
import { withActKey } from './with-act-key.ts';
import { withCurrency } from './with-currency.ts';

interface Surroundings {
  site: SiteSettings;
  transport: Transport;
  env: SiteEnv;
  requestId: string;
  /** The visitor's address; absent for a page that is made for everybody. */
  ip?: string;
}

/** The address a person sees: without React Router's `.data` and `_.data` endings of background requests. */
export const publicPathname = (pathname: string): string =>
  pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');

/**
 * Reads a request: language from the address, session from the cookies, and a client of the platform that carries
 * apiKey (unless cookie skipApiKey is set outside of production, API-004), site, store of the language (I18N-009), language, accessToken and
 * currency. The visitor's address goes along, so that limits of the platform count each visitor, and what the browser
 * calls itself, so that people recognise their logins.
 */
export function createSiteContext(
  request: Request,
  { site, transport, env, requestId, ip }: Surroundings,
): SiteContext {
  const url = new URL(request.url);
  const cookies = readCookies(request.headers.get('cookie'));
  const language = languageOf(publicPathname(url.pathname), site);
  const visited = visitedOrigin(url, site, env);
  const login: LoginState = {
    session: readSession(cookies),
    cookies: [],
    isSecure: visited.startsWith('https:'),
  };
  const tags = new Set<string>();
  const headers = {
    // Where the platform asks for it the cookie of a developer would take every page away from its owner.
    apiKey: !env.production && cookies.has(cookieNames.skipApiKey) ? undefined : site.apiKey,
    site: site.siteId,
    store: site.stores[language.code],
    language: language.code,
    'x-request-id': requestId,
    'x-forwarded-for': ip || undefined,
    'user-agent': request.headers.get('user-agent') ?? undefined,
  } satisfies VisitorHeaders;
  // Answers to anyone who shows a pass are his own (createAnswerCache); an open site knows none.
  const pass = site.passwordLock === undefined ? undefined : cookies.get(cookieNames.sitePassword);
  const held = isOfOffice(splitPrefix(publicPathname(url.pathname), site.languages).rest)
    ? undefined
    : cookies.get(previewCookie);
  const drafts = draftsAskedFor(url, login, held);
  const publishes: SeenPublishes = { numbers: new Set(), isAgain: false };
  const client = createClient(collectTags(notePublishes(transport, publishes), tags), {
    ...headers,
    sitePassword: pass,
    ...drafts,
  });
  const ask: SiteContext['ask'] = (endpoint, input, body) => {
    const accessToken = login.session?.accessToken;
    const asked = toRequest(endpoint, input, { ...headers, sitePassword: pass, ...drafts, accessToken });
    if (!body) return transport(asked);
    return transport({
      ...asked,
      headers: { ...asked.headers, 'content-type': body.type },
      body: body.bytes,
    });
  };
  const isLocked = !isUnlocked(site.passwordLock, cookies.get(cookieNames.sitePassword));
  const acting: LoginState & { act?: SentAct } = login;
  const call = withActKey(withCurrency(withSession(client, login), site.currency.id), acting);
  return Object.assign(login, {
    requestId,
    ...(ip !== undefined && { ip }),
    origin: site.mainOrigin ?? url.origin,
    visitedOrigin: visited,
    site,
    language,
    call,
    ask,
    tags,
    env,
    isLocked,
    isPreview: drafts !== undefined,
    ...(drafts && 'preview' in drafts && { previewToken: drafts.preview }),
    publishes,
    policy: { formTargets: [] },
  });
}

/**
 * What a page is asked to show besides the public: what the preview link of its address names, all drafts to staff in edit
 * mode, or what the link names that was opened before. The platform decides whether it may; such a page is nobody else's
 * (page-key, entry.server).
 */
function draftsAskedFor(
  { searchParams }: URL,
  { session }: LoginState,
  held: string | undefined,
): { preview: string } | { view: 'draft' } | undefined {
  const opened = tokenIn(searchParams.get('preview'));
  if (opened !== undefined) return { preview: opened };
  if (session && searchParams.get('editPage') === 'true') return { view: 'draft' };
  const token = tokenIn(held);
  return token === undefined ? undefined : { preview: token };
}

/**
 * What the visitor's browser calls this place. A registered address says it whole; a proxy may hide that it speaks https,
 * and one that hides the host too stands in front of PUBLIC_URL.
 */
function visitedOrigin(url: URL, { mainOrigin, domainOrigin }: SiteSettings, { publicUrl }: SiteEnv): string {
  const known = [mainOrigin, domainOrigin].find((one) => one !== undefined && new URL(one).host === url.host);
  if (known) return url.protocol === 'https:' ? url.origin : known;
  const isMainSite = publicUrl && mainOrigin && bareHost(publicUrl) === bareHost(mainOrigin);
  return isMainSite ? mainOrigin : url.origin;
}

const bareHost = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** The language an address names, else the site's default language (ROUTE-025, ROUTE-026). */
function languageOf(pathname: string, site: SiteSettings): SiteLanguage {
  const [first] = site.languages;
  if (!first) throw new Error(`Site ${site.siteId} has no language.`);
  return (
    splitPrefix(pathname, site.languages).language ?? site.languages.find((one) => one.isDefault) ?? first
  );
}
