import { listCountries } from '@izlog/contract/countries';
import { cartBehaviour } from '@izlog/contract/ecommerce/checkout-settings';
import { unionCountries } from '@izlog/contract/european-union';
import { getShopSettings, saveShopSettings } from '@izlog/contract/settings/shop-settings';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { saveEdit } from '#site/admin/record/edit/save-edit.server.ts';
import { shopSlug } from '#site/admin/rooms/settings/door/settings-view.ts';
import { wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { ShopView } from './shop-screen.tsx';

/** Countries, currencies and what follows on adding to the cart. */
export async function loadShop(site: SiteContext): Promise<ShopView> {
  const shop = await site.call(getShopSettings, {});
  const all = listCountries(languageRead(site)).map(({ iso, name }) => ({ iso, name }));
  const names = new Intl.DisplayNames(languageRead(site), { type: 'currency' });
  const nameOf = (iso: string) => names.of(iso) ?? iso;
  return {
    shop,
    currencyNames: Object.fromEntries(shop.currencies.map(({ iso }) => [iso, nameOf(iso)])),
    newCurrencies: shop.currencies
      .filter(({ rate, isMain }) => !isMain && rate === null)
      .map(({ iso }) => ({ iso, name: nameOf(iso) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, languageRead(site))),
    // The nearest market is shown first.
    union: all.filter(({ iso }) => unionCountries.includes(iso)),
    others: all.filter(({ iso }) => !unionCountries.includes(iso)),
  };
}

/** A rate that was typed; 0 for what is none. */
function rateOf(typed: string): number {
  const text = typed.replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,8})?$/.test(text) ? Number(text) : 0;
}

/** Saves them; what is wrong stands beside its field. */
export async function takeShop(site: SiteContext, form: FormData) {
  const words = wordsOf(site);
  const read = (name: string) => reader(form)(name).trim();
  const { currencies } = await site.call(getShopSettings, {});
  const faults: Record<string, Fault> = {};
  const rates = currencies.flatMap(({ iso, isMain, rate: before }) => {
    if (isMain || !form.has(`rate-${iso}`)) return [];
    const typed = read(`rate-${iso}`);
    const rate = rateOf(typed);
    if (rate > 0) return [{ iso, rate }];
    if (typed !== '') faults[`rate-${iso}`] = { key: 'form.wrong', words: words('settings.rateWrong') };
    else if (before !== null)
      faults[`rate-${iso}`] = { key: 'form.wrong', words: words('settings.rateStays') };
    return [];
  });
  const newCurrency = read('newCurrency');
  const isNew = currencies.some(({ iso, isMain, rate }) => iso === newCurrency && !isMain && rate === null);
  const newRate = rateOf(read('newRate'));
  if (isNew && newRate > 0) rates.push({ iso: newCurrency, rate: newRate });
  else if (newCurrency !== '') faults.newRate = { key: 'form.wrong', words: words('settings.rateWrong') };
  else if (read('newRate') !== '')
    faults.newCurrency = { key: 'form.wrong', words: words('settings.newCurrencyNone') };
  const chosen = form.getAll('country').filter((one): one is string => typeof one === 'string');
  const isAll = read('countries') !== 'some';
  if (!isAll && chosen.length === 0)
    faults.countries = { key: 'form.wrong', words: words('settings.countriesNone') };
  if (Object.keys(faults).length > 0) return wrongForm('shop', form, faults);
  const refused = await saveEdit(site, form, {
    name: 'shop',
    endpoint: saveShopSettings,
    input: {
      revision: read('revision'),
      allowedCountries: isAll ? null : chosen.toSorted(),
      cartType: cartBehaviour(Number(read('cartType'))),
      rates,
    },
    labelOf: (field) => words(changedLabels[field] ?? '') || field,
  });
  return refused ?? savedAt(site, 'adminSettings', { group: shopSlug });
}

/** What somebody else may have changed. */
const changedLabels: Readonly<Record<string, string>> = {
  allowedCountries: 'settings.countries',
  cartType: 'settings.afterAdding',
};
