import { cartBehaviour, getCheckoutSettings } from '@izlog/contract/ecommerce/checkout-settings';
import { getCurrencyConfig } from '@izlog/contract/ecommerce/currency-config';
import { getInvoicingState } from '@izlog/contract/ecommerce/duties/invoicing-state';
import { getOpening } from '@izlog/contract/ecommerce/orders/opening';
import { getTaxSettings, saveTaxSettings } from '@izlog/contract/ecommerce/taxes/tax-settings';
import { getSetup } from '@izlog/contract/settings/setup';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { listCurrencies, readCheckoutSettings } from '#platform/services/settings/index.ts';
import { invoicingState } from '../documents/invoice-settings.ts';
import { getTaxes, saveTaxes } from '../taxes/tax-settings.ts';
import { readOpening, showOpening } from './opening.ts';
import { readSetup } from './read-setup.ts';

/** Checkout and currency settings of the site (SET-008…011). */
export function shopSettingsRoutes(kernel: Kernel): Route[] {
  return [
    route(getCheckoutSettings, async (ctx) => {
      for (const tag of ['site', 'options', 'consents']) ctx.tags.add(tag);
      const [row, opening] = await Promise.all([readCheckoutSettings(ctx.db, ctx.site.id), readOpening(ctx)]);
      for (const { id } of opening.pages) ctx.tags.add(`page:${id}`);
      return {
        config: {
          ...row?.extra,
          takesOrders: opening.takesOrders,
          allowedCountries: row?.allowedCountries ?? ('ALL' as const),
          cart_type: cartBehaviour(row?.cartType),
        },
      };
    }),
    route(getOpening, showOpening),
    route(getSetup, (ctx) => readSetup(ctx, kernel.env)),
    route(getInvoicingState, invoicingState),
    route(getTaxSettings, getTaxes),
    route(saveTaxSettings, saveTaxes),
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
