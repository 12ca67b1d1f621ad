import { cartBehaviour, getCheckoutSettings } from '@izlog/contract/ecommerce/checkout-settings';
import { getCurrencyConfig } from '@izlog/contract/ecommerce/currency-config';
import { type Route, route } from '../../kernel/route.ts';
import { listCurrencies, readCheckoutSettings } from './shop-settings.queries.ts';

/** Checkout and currency settings of the site (SET-008…011). */
export function shopSettingsRoutes(): Route[] {
  return [
    route(getCheckoutSettings, async (ctx) => {
      ctx.tags.add('site');
      const row = await readCheckoutSettings(ctx.db, ctx.site.id);
      return {
        config: {
          ...row?.extra,
          allowedCountries: row?.allowedCountries ?? ('ALL' as const),
          cart_type: cartBehaviour(row?.cartType),
        },
      };
    }),
    route(getCurrencyConfig, async (ctx) => {
      ctx.tags.add('site');
      const currencies = await listCurrencies(ctx.db, ctx.site.id);
      return {
        responseData: {
          allowedCurrencies: currencies.map((one) => ({ ...one, rate: Number(one.rate) })),
          mainCurrencyId: ctx.site.mainCurrency.id,
        },
      };
    }),
  ];
}
