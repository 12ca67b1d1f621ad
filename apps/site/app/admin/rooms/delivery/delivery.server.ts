import { outcomeOf } from '@izlog/contract/client';
import { countryName } from '@izlog/contract/countries';
import { type DeliveryGap, findDeliveryGap, turnedBounds } from '@izlog/contract/ecommerce/delivery-gaps';
import {
  deleteShopDeliveryMethod,
  listDeliveryMethods,
  saveShopDeliveryMethod,
} from '@izlog/contract/ecommerce/delivery-method-staff';
import type { EndpointAnswer, EndpointInput } from '@izlog/contract/endpoint';
import { deliveryMethodOptions } from '@izlog/contract/records/delivery-method';
import { refusals } from '@izlog/contract/refusals';
import { data } from 'react-router';
import { countriesIn, numberIn, typedAmount } from '#site/admin/ground/frame/typed/bounds-in.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { saveEdit } from '#site/admin/record/edit/save-edit.server.ts';
import { kindsOnSite } from '#site/admin/record/kinds-on-site.ts';
import { formFieldsOf } from '#site/admin/record/load-form.server.ts';
import { countryChoices } from '#site/admin/rooms/settings/door/country-choices.server.ts';
import { formatNumber } from '#site/i18n/formats.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead, languagesRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import {
  type DeliveryRow,
  type DeliveryView,
  type OptionView,
  optionKeys,
  type RateField,
  type RateRow,
  type RateTexts,
  rateFields,
} from './delivery-view.ts';
import { loadPlaceLists } from './place-lists.server.ts';

type Method = EndpointAnswer<typeof listDeliveryMethods>[number];
type Wanted = EndpointInput<typeof saveShopDeliveryMethod>;
type Rate = Wanted['rates'][number];

/** The last part of the address of a new way of delivery. */
const newDelivery = 'nova';

/** Options that stand in the form in controls of their own. */
const byHand: ReadonlySet<string> = new Set(['position', 'isActive', 'branchProvider', 'isPickup']);

// Of the names that the declaration has.
const optionFields = formFieldsOf({ fields: deliveryMethodOptions }).filter(
  ({ name }) => !byHand.has(name),
) as OptionView[];

/** The ways of delivery in the order of the checkout. */
export async function loadDeliveries(context: SiteContext): Promise<DeliveryRow[]> {
  const { call, language, site } = context;
  const main = site.languages.find(({ isDefault }) => isDefault)?.code ?? '';
  return (await call(listDeliveryMethods, {})).map((method) => ({
    code: method.code,
    name: method.words[language.code]?.name ?? method.words[main]?.name ?? method.code,
    isActive: method.isActive,
    rates: method.rates.map(
      ({ countries, price, freeFrom, minWeight, maxWeight, minTotal, maxTotal }): RateRow => ({
        ...{ price, freeFrom, minWeight, maxWeight, minTotal, maxTotal },
        countries: (countries ?? []).map((iso) => countryName(iso, languageRead(context))),
      }),
    ),
    branches: method.branches,
    list: method.branchProvider,
    isWithoutPlaces: method.branchProvider !== null && method.branches === 0,
  }));
}

/** One way of delivery by its code, or a new one; anything else is the 404 page. */
export async function loadDelivery(context: SiteContext, code: string): Promise<DeliveryView> {
  const languages = languagesRead(context);
  const [method, lists] = await Promise.all([findMethod(context, code), loadPlaceLists(context)]);
  const words = Object.entries(method?.words ?? {});
  return {
    code: method?.code ?? '',
    revision: method?.revision ?? '',
    names: Object.fromEntries(words.map(([language, { name }]) => [language, name])),
    descriptions: Object.fromEntries(words.map(([language, { description }]) => [language, description])),
    position: String(method?.position ?? 0),
    isActive: method?.isActive ?? true,
    branchProvider: method?.branchProvider ?? '',
    isPickup: method?.isPickup ?? false,
    options: optionFields,
    said: { ...method },
    rates: (method?.rates ?? []).map((rate) => rateTexts(rate, languageRead(context))),
    countries: await countryChoices(
      context,
      (method?.rates ?? []).flatMap(({ countries }) => countries ?? []),
    ),
    lists,
    languages,
  };
}

async function findMethod({ call }: SiteContext, code: string): Promise<Method | undefined> {
  if (code === newDelivery) return undefined;
  const method = (await call(listDeliveryMethods, {})).find((one) => one.code === code);
  if (!method) throw notFound();
  return method;
}

function rateTexts(rate: Method['rates'][number], code2: string): RateTexts {
  const typed = (value: number | null) => typedAmount(value, code2);
  const grams = (value: number | null) => (value === null ? '' : String(value));
  return {
    price: typed(rate.price),
    freeFrom: typed(rate.freeFrom),
    countries: (rate.countries ?? []).join(' '),
    minWeight: grams(rate.minWeight),
    maxWeight: grams(rate.maxWeight),
    minTotal: typed(rate.minTotal),
    maxTotal: typed(rate.maxTotal),
  };
}

/** Words of what somebody else may have changed meanwhile. */
const labels: Readonly<Record<string, string>> = {
  ...optionKeys,
  words: 'delivery.name',
  rates: 'delivery.prices',
};

/** Handles the form of a way of delivery; each wrong field is named, and what was typed stays. */
export async function takeDelivery(context: SiteContext, code: string, form: FormData) {
  const before = await findMethod(context, code);
  if (before && reader(form)('form') === 'delete') return takeDelete(context, before.code, form);
  const { faults, wanted } = read(context, form, before);
  if (!wanted) return wrongForm('delivery', form, faults);
  const refused = await saveEdit(context, form, {
    name: 'delivery',
    endpoint: saveShopDeliveryMethod,
    input: wanted,
    labelOf: (field) => wordsOf(context)(labels[field] ?? '') || field,
  });
  return refused ?? savedAt(context, 'adminDelivery', { code: wanted.code });
}

/** One that is switched off and that no order names goes; else the answer says why it stays. */
async function takeDelete(context: SiteContext, code: string, form: FormData) {
  const outcome = await outcomeOf(ownCall(context)(deleteShopDeliveryMethod, { code }));
  if (outcome.errored) {
    const isUsed = outcome.error.code === refusals.recordInUse.code;
    if (!isUsed) return refusedForm(context, 'delete', form, outcome.error);
    return data<FormAnswer>(
      { form: 'delete', refusal: wordsOf(context)('delivery.deleteUsed'), typed: {} },
      { status: 409 },
    );
  }
  return savedAt(context, 'adminDelivery');
}

function read(context: SiteContext, form: FormData, before: Method | undefined) {
  const text = (name: string) => reader(form)(name).trim();
  const words = wordsOf(context);
  const faults: Record<string, Fault> = {};
  const wrong = (name: string, key: string) => {
    faults[name] = { key: 'form.wrong', words: words(key) };
  };
  const code = before?.code ?? text('code');
  if (!/^[a-z0-9-]{1,40}$/.test(code) || code === newDelivery) wrong('code', 'delivery.codeWrong');
  const provider = text('branchProvider');
  if (!/^[a-z0-9-]{0,40}$/.test(provider)) wrong('branchProvider', 'delivery.codeWrong');
  if (!/^\d{1,3}$/.test(text('position'))) wrong('position', 'delivery.positionWrong');
  const said: Wanted['words'] = {};
  for (const { code: language, isDefault } of context.site.languages) {
    const name = text(`name-${language}`);
    if (name !== '') said[language] = { name, description: text(`description-${language}`) };
    else if (isDefault) faults[`name-${language}`] = { key: 'validation.required' };
  }
  const options: Record<string, unknown> = {};
  for (const field of optionFields) {
    const all = (name: string) => form.getAll(name).filter((one) => typeof one === 'string');
    const value = kindsOnSite[field.kind].control?.read(reader(form), field, {
      languages: [],
      before: null,
      all,
    });
    if (value && 'faults' in value) Object.assign(faults, value.faults);
    else if (value) options[field.name] = value.value;
  }
  const rates: Rate[] = [];
  // Their places in the form: what is empty is left out.
  const places: number[] = [];
  for (let at = 0; form.has(`rate.${at}.price`); at++) {
    const cell = (field: RateField) =>
      field === 'countries'
        ? form.getAll(`rate.${at}.countries`).join(' ').trim()
        : text(`rate.${at}.${field}`);
    if (rateFields.every((field) => cell(field) === '')) continue;
    const number = (field: RateField, most: number): number | null => {
      const value = cell(field) === '' ? null : numberIn(cell(field));
      if (value === undefined || (value ?? 0) > most) wrong(`rate.${at}.${field}`, 'delivery.numberWrong');
      return value ?? null;
    };
    const price = number('price', 1_000_000);
    if (cell('price') === '') faults[`rate.${at}.price`] = { key: 'validation.required' };
    const countries = countriesIn(cell('countries'));
    if (!countries) wrong(`rate.${at}.countries`, 'delivery.countriesWrong');
    const grams = (field: RateField): number | null => {
      if (cell(field) === '') return null;
      if (!/^\d{1,8}$/.test(cell(field))) wrong(`rate.${at}.${field}`, 'delivery.gramsWrong');
      return Number(cell(field)) || 0;
    };
    places.push(at);
    const bounds = {
      minWeight: grams('minWeight'),
      maxWeight: grams('maxWeight'),
      minTotal: number('minTotal', 1_000_000),
      maxTotal: number('maxTotal', 1_000_000),
    };
    for (const field of turnedBounds(bounds)) wrong(`rate.${at}.${field}`, 'payment.totalsWrong');
    rates.push({
      price: price ?? 0,
      freeFrom: number('freeFrom', 1_000_000),
      countries: countries?.length ? countries : null,
      ...bounds,
    });
  }
  if (rates.length === 0) faults['rate.0.price'] ??= { key: 'validation.required' };
  const gap = findDeliveryGap(rates.map((rate) => ({ ...noBounds, ...rate })));
  if (gap)
    faults[`rate.${places[gap.rate]}.minWeight`] ??= { key: 'form.wrong', words: gapWords(context, gap) };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    faults,
    wanted: {
      ...options,
      code,
      ...(text('revision') && { revision: text('revision') }),
      position: Number(text('position')),
      isActive: text('isActive') === 'true',
      branchProvider: provider || null,
      isPickup: text('isPickup') === 'true',
      // Words of languages that the site no longer shows stay what they were.
      words: { ...before?.words, ...said },
      rates,
    } satisfies Wanted,
  };
}

const noBounds = { countries: null, minWeight: null, maxWeight: null, minTotal: null, maxTotal: null };

/** The weights that no way of delivery carries though lighter and heavier carts go, in words; null where there are none. */
export async function gapBetweenWays(site: SiteContext): Promise<string | null> {
  const offered = (await site.call(listDeliveryMethods, {})).filter(
    ({ isActive, branchProvider, branches }) => isActive && (branchProvider === null || branches > 0),
  );
  const gap = findDeliveryGap(offered.flatMap(({ rates }) => rates));
  return gap ? gapWords(site, gap) : null;
}

/** Between what nothing is carried, and who could not order. */
function gapWords(context: SiteContext, { country, above, below }: DeliveryGap): string {
  const kg = (grams: number) => formatNumber(grams / 1000, languageRead(context));
  const values = { above: kg(above), below: kg(below), middle: kg((above + below) / 2) };
  const words = wordsOf(context);
  return country === null
    ? words('delivery.gap', values)
    : words('delivery.gapIn', { ...values, country: countryName(country, languageRead(context)) });
}
