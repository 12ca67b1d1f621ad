import { countryCodes, countryName } from '@izlog/contract/countries';
import { tryDelivery } from '@izlog/contract/ecommerce/delivery-method-staff';
import { numberIn } from '#site/admin/ground/frame/typed/bounds-in.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { DeliveryTrial } from './delivery-view.ts';

/** What delivery of a parcel would cost, as asked by the address (`?country=AT&kg=3&total=64`); the rule is the cart's. */
export async function loadTrial(context: SiteContext, url: URL): Promise<DeliveryTrial> {
  const { call, language, site } = context;
  const read = languageRead(context);
  const asked = (name: string) => url.searchParams.get(name)?.trim() ?? '';
  const countries = countryCodes
    .map(({ iso }) => ({ iso, name: countryName(iso, read) }))
    .sort((a, b) => a.name.localeCompare(b.name, read));
  const isKnown = countries.some(({ iso }) => iso === asked('country'));
  const typed = {
    country: isKnown ? asked('country') : 'HR',
    kg: asked('kg'),
    total: asked('total'),
  };
  const kg = gramsIn(typed.kg);
  const total = typed.total === '' ? 0 : numberIn(typed.total);
  const isAsked = url.searchParams.has('kg');
  const faults = {
    kg: isAsked && (kg === undefined || kg > 100_000_000),
    total: isAsked && (total === undefined || total > 1_000_000),
  };
  if (!isAsked || kg === undefined || total === undefined || faults.kg || faults.total)
    return { countries, typed, faults, results: null, isDeliverable: true };
  const { isDeliverable, methods } = await call(tryDelivery, { country: typed.country, weight: kg, total });
  const main = site.languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const results = methods
    .filter(({ isActive }) => isActive)
    .map(({ code, words, price, why, weights }) => ({
      code,
      name: words[language.code]?.name ?? words[main]?.name ?? code,
      price,
      why,
      weights,
    }));
  return { countries, typed, faults, results, isDeliverable };
}

/** `3`, `2,5` and `0.250` kilograms as grams. */
function gramsIn(text: string): number | undefined {
  const found = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text.replaceAll(/\s|kg/gi, ''));
  return found ? Number(found[1]) * 1000 + Number((found[2] ?? '').padEnd(3, '0')) : undefined;
}
