import { knownOptions } from '@izlog/contract/cms/option-keys';
import { type AnchorTerms, anchorOptions } from '@izlog/contract/ecommerce/law/anchor';
import { asc, eq, inArray } from 'drizzle-orm';
import { openOption } from '#platform/kernel/access/sealed-option.ts';
import type { Secrets } from '#platform/kernel/access/secrets.ts';
import type { Site } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { siteOptions } from './options/option.tables.ts';
import { currencies, siteDomains, sites, stores } from './settings.tables.ts';

/**
 * Every site of the installation with its hosts, for the registry: four small queries, whatever the number of sites. Without
 * `secrets` a password that is sealed stays so: that there is one is all that commands ask.
 */
export async function readSites(
  db: Db,
  secrets?: Pick<Secrets, 'decrypt'>,
): Promise<Array<{ site: Site; hosts: string[]; isDefault: boolean }>> {
  const rows = await db
    .select({ site: sites, currencyCode: currencies.code })
    .from(sites)
    .innerJoin(currencies, eq(currencies.id, sites.mainCurrencyId))
    .orderBy(asc(sites.id));
  const storesBySite = Map.groupBy(
    await db.select().from(stores).orderBy(asc(stores.id)),
    (one) => one.siteId,
  );
  const domainsBySite = Map.groupBy(
    await db.select().from(siteDomains).orderBy(asc(siteDomains.id)),
    (one) => one.siteId,
  );
  const options = await db
    .select({ siteId: siteOptions.siteId, key: siteOptions.key, value: siteOptions.value })
    .from(siteOptions)
    .where(inArray(siteOptions.key, ['MaintenanceMode', 'PasswordProtection', ...anchorOptions]));
  const optionOf = (id: number, name: string) =>
    options.find(({ siteId, key }) => siteId === id && key === name)?.value || undefined;
  const passwordOf = (siteId: number) => {
    const key = 'PasswordProtection';
    const value = optionOf(siteId, key);
    return secrets ? openOption(secrets, { siteId, key }, value) : value;
  };
  return rows.map(({ site, currencyCode }) => ({
    site: {
      id: site.id,
      name: site.name,
      apiKey: site.apiKey,
      defaultLanguage: site.defaultLanguage,
      languages: [site.defaultLanguage, ...site.languages.filter((code) => code !== site.defaultLanguage)],
      stores: (storesBySite.get(site.id) ?? []).map(({ id, language }) => ({ id, language })),
      addresses: (domainsBySite.get(site.id) ?? []).map(({ url }) => url),
      password: passwordOf(site.id),
      isEcommerce: site.isEcommerce,
      isInMaintenance: optionOf(site.id, 'MaintenanceMode') === 'true',
      anchor: anchorOf((key) => optionOf(site.id, key)),
      mainCurrency: { id: site.mainCurrencyId, code: currencyCode },
    },
    hosts: (domainsBySite.get(site.id) ?? []).map(({ host }) => host),
    isDefault: site.isDefault,
  }));
}

function anchorOf(option: (key: (typeof anchorOptions)[number]) => string | undefined): AnchorTerms | null {
  const scope = option('PriceList');
  if (scope !== 'all' && scope !== 'marked') return null;
  const day = option('AnchorDate') ?? knownOptions.AnchorDate?.value ?? '';
  return { day, isAll: scope === 'all', label: option('AnchorLabel') ?? null };
}
