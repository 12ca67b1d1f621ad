import { cartBehaviour } from '@izlog/contract/ecommerce/checkout-settings';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { offeredCurrencies } from '@izlog/contract/settings/offered-currencies';
import type { ShopSettings, saveShopSettings } from '@izlog/contract/settings/shop-settings';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mineSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { currencyId, currencyWords } from './known-currency.ts';
import { setCheckoutSettings } from './set-checkout-settings.ts';
import { holdSite, listKnownCurrencies, putRate, readCheckoutSettings } from './shop-settings.queries.ts';

type Said = EndpointParsed<typeof saveShopSettings>;

/** Where one may order to, and in what currencies prices are shown. */
export async function getShop(ctx: Ctx): Promise<ShopSettings> {
  const { db, site } = ctx;
  const row = await readCheckoutSettings(db, site.id);
  const known = (await listKnownCurrencies(db, site.id)).map(({ id, rate, ...one }) => ({
    ...one,
    isMain: id === site.mainCurrency.id,
    rate: rate === null ? null : Number(rate),
  }));
  const others = offeredCurrencies
    .filter((iso) => !known.some((one) => one.iso === iso))
    .map((iso) => ({ iso, label: currencyWords(iso).label, isMain: false, rate: null }));
  const currencies = [...known, ...others];
  const allowedCountries = row?.allowedCountries ?? null;
  const cartType = cartBehaviour(row?.cartType);
  return {
    allowedCountries,
    cartType,
    currencies,
    revision: revisionOf(flat({ allowedCountries, cartType, currencies }), names(currencies)),
  };
}

/** Changes them; what somebody else changed since it was read is refused. */
export function saveShop(outer: Ctx, { revision, rates = [], ...said }: Said): Promise<ShopSettings> {
  return inTransaction(outer, async (ctx) => {
    await holdSite(ctx.db, ctx.site.id);
    const before = await getShop(ctx);
    const main = before.currencies.find(({ isMain }) => isMain)?.iso;
    const unknown = rates.filter(
      ({ iso }) => iso === main || !before.currencies.some((one) => one.iso === iso),
    );
    if (unknown.length > 0)
      throw new Refusal('validationFailed', {
        fields: unknown.map(({ iso }) => ({
          path: `rates.${iso}`,
          kind: 'reference',
          message: 'Is the main currency, or none that is known here.',
        })),
      });
    // A refusal hands it on with the revision to which the next try refers.
    const now = { ...flat(before), revision: before.revision };
    const mine = mineSince({
      revision,
      now,
      said: { ...said, ...Object.fromEntries(rates.map(({ iso, rate }) => [iso, rate])) },
      names: names(before.currencies),
      target: 'shop settings',
    });
    const { allowedCountries, cartType } = said;
    const change = {
      ...(mine.includes('allowedCountries') &&
        allowedCountries !== undefined && {
          allowedCountries: allowedCountries && [...new Set(allowedCountries)].toSorted(),
        }),
      ...(mine.includes('cartType') && cartType !== undefined && { cartType }),
    };
    if (Object.keys(change).length > 0) await setCheckoutSettings(ctx, change);
    const changed = rates.filter(({ iso }) => mine.includes(iso));
    for (const { iso, rate } of changed) {
      await currencyId(ctx.db, iso);
      await putRate(ctx.db, ctx.site.id, iso, rate);
    }
    if (changed.length > 0) {
      // Pages and lists in another currency are worked out by its rate.
      await catalogueChanged(ctx, []);
      await dropTags(ctx, ['*']);
    }
    const after = await getShop(ctx);
    const changes = flat(after);
    const pick = (values: Record<string, unknown>) =>
      Object.fromEntries(mine.map((name) => [name, values[name]]));
    if (mine.length > 0) noteChange(ctx, 'shop settings', pick(now), pick(changes));
    return after;
  });
}

/** Each rate by the code of its currency, so that two people may change two of them at once. */
const flat = ({
  allowedCountries,
  cartType,
  currencies,
}: Omit<ShopSettings, 'revision'>): Record<string, unknown> => ({
  allowedCountries: allowedCountries?.toSorted() ?? null,
  cartType,
  ...Object.fromEntries(currencies.map(({ iso, rate }) => [iso, rate])),
});

/** In an order that stays when a currency is sold in for the first time. */
const names = (currencies: ShopSettings['currencies']): string[] => [
  'allowedCountries',
  'cartType',
  ...currencies.map(({ iso }) => iso).toSorted(),
];
