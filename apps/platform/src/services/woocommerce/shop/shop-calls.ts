import { getOwnProgramKey } from '@izlog/contract/user/programs/program-keys';
import { version } from '#platform/kernel/version.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import type { DialectCall } from '../door/dialect-call.ts';

/** What programs ask first, to see whether they are connected: any key may. */
export const shopCalls: readonly DialectCall[] = [
  {
    method: 'GET',
    path: '/',
    as: getOwnProgramKey,
    answer: async () => ({ namespace: 'wc/v3', routes: {} }),
  },
  {
    method: 'GET',
    path: '/system_status',
    as: getOwnProgramKey,
    answer: async ({ kernel, ctx }) => {
      const address = await mainAddress(kernel, ctx.site);
      return {
        environment: {
          home_url: address,
          site_url: address,
          version: '9.0.0',
          server_info: `Izlog ${version}`,
          wp_multisite: false,
          default_timezone: 'Europe/Zagreb',
          language: ctx.site.defaultLanguage,
        },
        settings: {
          api_enabled: true,
          currency: ctx.site.mainCurrency.code,
          number_of_decimals: 2,
          thousand_separator: '.',
          decimal_separator: ',',
        },
        security: { secure_connection: true, hide_errors: true },
      };
    },
  },
];
