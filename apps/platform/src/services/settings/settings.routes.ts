import { listCountries } from '@izlog/contract/countries';
import { listLanguages } from '@izlog/contract/languages';
import { getAddresses, saveAddresses as saveAddressesEndpoint } from '@izlog/contract/settings/addresses';
import { clearCache, languageTag } from '@izlog/contract/settings/cache-clear';
import { getCommons } from '@izlog/contract/settings/commons';
import { detectDomain as detectDomainEndpoint } from '@izlog/contract/settings/detect-domain';
import { filterDomains } from '@izlog/contract/settings/filter-domains';
import { getShopSettings, saveShopSettings } from '@izlog/contract/settings/shop-settings';
import { unlockSite as unlockSiteEndpoint } from '@izlog/contract/settings/site-unlock';
import { listTodo as listTodoEndpoint } from '@izlog/contract/settings/todo';
import { dropTags } from '#platform/kernel/context.ts';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { readAddresses, saveAddresses, type TellLostAddresses } from './domains/addresses.ts';
import { detectDomain } from './domains/detect-domain.ts';
import { listDomains } from './domains/domain.queries.ts';
import { getShop, saveShop } from './shop/shop-settings.ts';
import { unlockSite } from './site-password.ts';
import { listTodo } from './todo/list-todo.ts';

/** Domains, languages and countries, the password of a site, and its cache. */
export function settingsRoutes(kernel: Kernel, tellLost: TellLostAddresses): Route[] {
  return [
    rawRoute(detectDomainEndpoint, async (ctx, _input, { headers }) => ({
      data: await detectDomain(kernel, ctx, headers),
    })),
    route(filterDomains, async (ctx, { name, siteID }) => {
      ctx.tags.add('site');
      const { id, stores } = ctx.site;
      if (siteID !== undefined && siteID !== id) return { records: [] };
      const domains = await listDomains(ctx.db, id, name);
      const domainStores = stores.map((store) => ({ language: store.language, storeID: store.id }));
      return { records: domains.map((domain) => ({ ...domain, siteID: id, stores: domainStores })) };
    }),
    route(getCommons, ({ language }, input) =>
      input.type === 'languages'
        ? listLanguages(input.language ?? language)
        : listCountries(input.language ?? language),
    ),
    route(clearCache, async (ctx, { language }) => {
      await dropTags(ctx, [language ? languageTag(language) : '*']);
      return {};
    }),
    route(listTodoEndpoint, listTodo),
    route(getShopSettings, getShop),
    route(saveShopSettings, saveShop),
    route(getAddresses, (ctx) => readAddresses(kernel, ctx)),
    route(saveAddressesEndpoint, (ctx, input) => saveAddresses(kernel, tellLost, ctx, input)),
    route(unlockSiteEndpoint, (ctx, input) => unlockSite(kernel, ctx, input)),
  ];
}
