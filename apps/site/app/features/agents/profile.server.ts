import { ucpCapabilities, ucpVersion } from '@izlog/contract/agents/ucp';
import { endpointPath } from '#site/i18n/agent-paths.ts';

const spec = `https://ucp.dev/${ucpVersion}`;

/**
 * What the shop says of itself at `/.well-known/ucp` (DOOR-07): catalogue and cart, and no more. It takes no payment from an
 * agent, so it names neither a checkout nor a way to pay.
 */
export const businessProfile = (origin: string) => ({
  ucp: {
    version: ucpVersion,
    services: {
      'dev.ucp.shopping': [
        {
          version: ucpVersion,
          spec: `${spec}/specification/overview/`,
          transport: 'rest',
          schema: `${spec}/services/shopping/rest.openapi.json`,
          endpoint: origin + endpointPath,
        },
      ],
    },
    capabilities: {
      [ucpCapabilities.search]: [capability('shopping/catalog/search', 'catalog_search')],
      [ucpCapabilities.lookup]: [capability('shopping/catalog/lookup', 'catalog_lookup')],
      [ucpCapabilities.cart]: [capability('shopping/cart', 'cart')],
    },
    payment_handlers: {},
  },
});

const capability = (page: string, schema: string) => ({
  version: ucpVersion,
  spec: `${spec}/specification/${page}/`,
  schema: `${spec}/schemas/shopping/${schema}.json`,
});
