import { createClient, type Transport } from '@izlog/contract/client';
import { cookieNames } from '@izlog/contract/limits';
import { splitPrefix } from '../i18n/path-to.ts';
import type { SiteLanguage } from '../i18n/site-language.ts';
import { readCookies } from '../session/cookies.ts';
import { readSession } from '../session/read-session.ts';
import type { SiteContext, SiteEnv, SiteSettings } from './site-context.ts';
import { collectTags } from './tagging-transport.ts';
import { withCurrency } from './with-currency.ts';

interface Surroundings {
  site: SiteSettings;
  transport: Transport;
  env: SiteEnv;
  requestId: string;
}

/** The address a person sees: without React Router's `.data` and `_.data` endings of background requests. */
export const publicPathname = (pathname: string): string =>
  pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');

/**
 * Reads a request: language from the address, session from the cookies, and a client of the platform that carries
 * apiKey (unless cookie skipApiKey is set, API-004), site, store of the language (I18N-009), language, accessToken and currency.
 */
export function createSiteContext(
  request: Request,
  { site, transport, env, requestId }: Surroundings,
): SiteContext {
  const url = new URL(request.url);
  const cookies = readCookies(request.headers.get('cookie'));
  const language = languageOf(publicPathname(url.pathname), site);
  const session = readSession(cookies);
  const tags = new Set<string>();
  const client = createClient(collectTags(transport, tags), {
    apiKey: cookies.has(cookieNames.skipApiKey) ? undefined : site.apiKey,
    site: site.siteId,
    store: site.stores[language.code],
    language: language.code,
    accessToken: session?.accessToken,
    'x-request-id': requestId,
  });
  const call = withCurrency(client, site.currency.id);
  return { requestId, origin: env.publicUrl ?? url.origin, site, language, call, session, tags, env };
}

/** The language an address names, else the site's default language (ROUTE-025, ROUTE-026). */
function languageOf(pathname: string, site: SiteSettings): SiteLanguage {
  const [first] = site.languages;
  if (!first) throw new Error(`Site ${site.siteId} has no language.`);
  return (
    splitPrefix(pathname, site.languages).language ?? site.languages.find((one) => one.isDefault) ?? first
  );
}
