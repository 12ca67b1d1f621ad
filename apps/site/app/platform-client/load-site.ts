import { type CallHeaders, createClient, type Transport } from '@izlog/contract/client';
import { getCurrencyConfig } from '@izlog/contract/ecommerce/currency-config';
import { findLanguage } from '@izlog/contract/languages';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import type { Currency } from '#site/i18n/formats.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { loadOptions } from './load-options.ts';
import type { SiteSettings } from './site-context.ts';
import { wantedHost } from './wanted-host.ts';

/**
 * Asks the platform which site answers on a host (`izlog.example:3000`) and what is known of it (SET-001 to SET-004).
 * An unknown domain is refused by the platform with siteUnknown (SET-002).
 */
export async function loadSite(host: string, transport: Transport): Promise<SiteSettings> {
  const domain = await createClient(transport, { customreferer: host })(detectDomain, {});
  const headers: CallHeaders = {
    apiKey: domain.apiKeyToken,
    site: String(domain.siteID),
    language: domain.defaultLanguage,
    store: storeOf(domain.stores, domain.defaultLanguage),
  };
  const call = createClient(transport, headers);
  const [options, currency] = await Promise.all([loadOptions(call), call(getCurrencyConfig, {})]);
  return {
    siteId: String(domain.siteID),
    apiKey: domain.apiKeyToken,
    name: domain.name,
    mainOrigin: wantedOrigin(domain.mainUrl, options.values.WwwPolicy),
    domainOrigin: new URL(domain.url).origin,
    languages: domain.allowedLanguages.flatMap((code) => toLanguage(code, domain.defaultLanguage)),
    stores: Object.fromEntries(domain.stores.map((store) => [store.language, String(store.storeID)])),
    options: options.values,
    logo: options.logo,
    currency: mainCurrency(currency.responseData),
    isEcommerce: domain.isEcommerce,
    passwordLock: domain.passwordLock,
  };
}

/** The origin that visitors of an address end at (ROUTE-069). */
function wantedOrigin(address: string, policy: string | undefined): string {
  const { protocol, host } = new URL(address);
  return `${protocol}//${wantedHost(host, policy)}`;
}

const storeOf = (stores: { language: string; storeID: number }[], language: string): string | undefined => {
  const store = stores.find((one) => one.language === language);
  return store && String(store.storeID);
};

function toLanguage(code: string, defaultLanguage: string): SiteLanguage[] {
  const known = findLanguage(code);
  if (!known) {
    if (import.meta.env.DEV) console.warn(`Language ${code} of the site is not known and is left out`);
    return [];
  }
  const name = new Intl.DisplayNames([known.code2], { type: 'language' }).of(known.code2) ?? known.code2;
  return [{ code, code2: known.code2, name, isDefault: code === defaultLanguage }];
}

/** The site's main currency (SET-012). */
function mainCurrency(config: { allowedCurrencies: Currency[]; mainCurrencyId: number }): Currency {
  const main = config.allowedCurrencies.find((one) => one.id === config.mainCurrencyId);
  return main ?? config.allowedCurrencies[0] ?? { id: 0, iso: 'EUR', label: '€' };
}
