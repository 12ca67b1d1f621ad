import { countryName, listCountries } from '@izlog/contract/countries';
import { standardRates } from '@izlog/contract/ecommerce/taxes/standard-rates';
import { ratesOn } from '@izlog/contract/ecommerce/taxes/tax-rule';
import {
  type CountryRates,
  getTaxSettings,
  saveTaxSettings,
  type TaxSettings,
} from '@izlog/contract/ecommerce/taxes/tax-settings';
import { unionCountries } from '@izlog/contract/european-union';
import { isDay, shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { numberIn, typedNumber } from '#site/admin/ground/frame/typed/bounds-in.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { saveEdit } from '#site/admin/record/edit/save-edit.server.ts';
import { wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { rowField, type TaxesView } from './taxes-view.ts';

/** A part of the threshold from which it is spoken of. */
const nearlyAll = 0.8;

/** What the shop taxes sales at; with `?suggest` standard rates of the countries that have none stand in the form. */
export async function loadTaxes(site: SiteContext, url: URL): Promise<TaxesView> {
  const { countries, ...settings } = await site.call(getTaxSettings, {});
  const read = languageRead(site);
  const all = listCountries(read)
    .filter(({ iso }) => iso !== settings.home)
    .map(({ iso, name }) => ({ iso, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, read));
  const isSuggested = url.searchParams.has('suggest');
  const typed = (value: number) => typedNumber(value, read);
  const suggested = all.flatMap(({ iso }) => {
    const rate = isSuggested ? standardRates[iso] : undefined;
    const isThere = countries.some(({ country }) => country === iso);
    return rate === undefined || isThere
      ? []
      : [{ country: iso, from: settings.ossFrom ?? shopDayOf(Date.now()), rate: typed(rate), classes: {} }];
  });
  const rows = countries.map(({ country, from, rate, classes }) => ({
    country,
    from,
    rate: typed(rate),
    classes: Object.fromEntries(classes.map((one) => [one.taxClassId, typed(one.rate)])),
  }));
  return {
    settings,
    usualRate: settings.usualRate === null ? '' : typed(settings.usualRate),
    rows: [...rows, ...suggested],
    isSuggested: suggested.length > 0,
    home: { iso: settings.home, name: countryName(settings.home, read) },
    homeSince: ratesOn(countries, settings.home, shopDayOf(Date.now()))?.from ?? null,
    union: all.filter(({ iso }) => unionCountries.includes(iso)),
    others: all.filter(({ iso }) => !unionCountries.includes(iso)),
    lacking: settings.lacking.map((iso) => countryName(iso, read)),
    threshold: thresholdOf(settings),
  };
}

function thresholdOf({ abroad, ossFrom }: Pick<TaxSettings, 'abroad' | 'ossFrom'>): TaxesView['threshold'] {
  if (!abroad || (ossFrom !== null && ossFrom <= shopDayOf(Date.now()))) return null;
  const most = Math.max(abroad.thisYear.amount, abroad.lastYear.amount);
  if (most > abroad.limit) return 'above';
  return abroad.thisYear.amount >= abroad.limit * nearlyAll ? 'near' : 'far';
}

const labels: Readonly<Record<string, string>> = {
  usualRate: 'taxes.usualRate',
  ossFrom: 'taxes.ossFrom',
  countries: 'taxes.byCountry',
};

/** Saves them; what is wrong stands beside its field, and what was typed stays. */
export async function takeTaxes(site: SiteContext, form: FormData) {
  const words = wordsOf(site);
  const read = (name: string) => reader(form)(name).trim();
  const { taxClasses } = await site.call(getTaxSettings, {});
  const faults: Record<string, Fault> = {};
  const wrong = (name: string, key: string) => {
    faults[name] = { key: 'form.wrong', words: words(key) };
  };
  const percent = (name: string): number | null => {
    if (read(name) === '') return null;
    const value = numberIn(read(name));
    if (value === undefined || value > 100) wrong(name, 'taxes.rateWrong');
    return value ?? null;
  };
  const usualRate = percent('usualRate');
  const isOss = read('isOss') === 'true';
  if (isOss && !isDay(read('ossFrom'))) wrong('ossFrom', 'taxes.dayWrong');
  const countries: CountryRates[] = [];
  // Their places in the form: what has no country is left out.
  const places: number[] = [];
  for (let at = 0; form.has(rowField.country(at)); at++) {
    const country = read(rowField.country(at));
    const isTyped = taxClasses.some(({ id }) => read(rowField.ofClass(at, id)) !== '');
    if (country === '' && read('last') === String(at) && (isTyped || read(rowField.rate(at)) !== ''))
      wrong(rowField.country(at), 'taxes.countryNone');
    if (country === '') continue;
    if (!isDay(read(rowField.from(at)))) wrong(rowField.from(at), 'taxes.dayWrong');
    if (read(rowField.rate(at)) === '') faults[rowField.rate(at)] = { key: 'validation.required' };
    const classes = taxClasses.flatMap(({ id }) => {
      const rate = percent(rowField.ofClass(at, id));
      return rate === null ? [] : [{ taxClassId: id, rate }];
    });
    places.push(at);
    countries.push({
      country,
      from: read(rowField.from(at)),
      rate: percent(rowField.rate(at)) ?? 0,
      classes,
    });
  }
  if (Object.keys(faults).length > 0) return wrongForm('taxes', form, faults);
  const ossFrom = isOss ? read('ossFrom') : null;
  const refused = await saveEdit(site, form, {
    name: 'taxes',
    endpoint: saveTaxSettings,
    input: { revision: read('revision'), usualRate, ossFrom, countries },
    labelOf: (field) => words(labels[field] ?? field),
    controls: Object.fromEntries(
      places.flatMap((at, index) => [
        [`countries.${index}.from`, rowField.from(at)],
        [`countries.${index}.country`, rowField.country(at)],
      ]),
    ),
    wordsOf: (path, kind) =>
      kind === 'taken' && path.endsWith('.from')
        ? words('taxes.dayTaken')
        : path.endsWith('.from') || path === 'ossFrom'
          ? words('taxes.dayWrong')
          : undefined,
  });
  return refused ?? savedAt(site, 'adminTaxes');
}
