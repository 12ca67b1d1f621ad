import { customOptionKinds, type FilterType, productFormats } from '@izlog/contract/product/product-kinds';
import { expect, test } from 'vitest';
import { readDemoShops } from './index.ts';
import { productTypes, taxRates } from './shape-catalogue.ts';
import { partHandlers } from './shape-content.ts';
import type { DemoSite } from './shape-site.ts';
import { walk } from './walk.ts';

const demoSites = await readDemoShops();
const demoSite = mainOf(demoSites);

/** The types of filters that every shop may have (CATALOG-028); one that is added need not be shown. */
const filterTypes: FilterType[] = [
  'Dropdown',
  'Number',
  'MultiSelect',
  'TextSwatch',
  'VisualSwatch',
  'YesNo',
  'Date',
  'DateTime',
];

const products = demoSites.flatMap((site) => site.products);

test.each(demoSites)('[SHELL-004] attribute values of $name fit the type of their attribute', (site) => {
  const byCode = new Map(site.attributes.map((attribute) => [attribute.code, attribute]));
  for (const item of site.products) {
    const own = [item.attributes, ...item.variants.map((variant) => variant.attributes)];
    for (const [code, value] of own.flatMap((values) => Object.entries(values))) {
      const attribute = byCode.get(code);
      const choices = attribute?.choices?.map((choice) => choice.key) ?? [];
      switch (attribute?.type) {
        case 'Dropdown':
        case 'TextSwatch':
        case 'VisualSwatch':
          expect(choices, `${item.key} ${code}`).toContain(value);
          break;
        case 'MultiSelect':
          expect(choices, `${item.key} ${code}`).toEqual(expect.arrayContaining(value as string[]));
          break;
        case 'Number':
          expect(value, `${item.key} ${code}`).toBeTypeOf('number');
          break;
        case 'YesNo':
          expect(value, `${item.key} ${code}`).toBeTypeOf('boolean');
          break;
        case 'Date':
          expect(value, `${item.key} ${code}`).toMatch(/^20\d\d-\d\d-\d\d$/);
          break;
        case 'DateTime':
          expect(value, `${item.key} ${code}`).toEqual({
            inDays: expect.any(Number),
            at: expect.stringMatching(/^\d\d:\d\d$/),
          });
          break;
        default:
          expect.unreachable(`${item.key}: unknown attribute ${code}`);
      }
    }
    const combinations = item.variants.map((variant) => JSON.stringify(variant.attributes));
    expectUnique(combinations, `variants of ${item.key}`);
    for (const variant of item.variants)
      expect(Object.keys(variant.attributes)).toEqual(item.variantAttributes);
  }
});

test('[SHELL-004] every product type, format, tax rate, filter type, option kind, section and form is seen in use', () => {
  expect(new Set(products.map((item) => item.type))).toEqual(new Set(productTypes));
  expect(new Set(products.map((item) => item.format))).toEqual(new Set(productFormats));
  // Nothing that a shop at home sells to consumers has a rate of 0.
  expect(new Set(products.map((item) => item.tax))).toEqual(new Set(taxRates.filter((rate) => rate > 0)));
  const options = products.flatMap((item) => item.customOptions.map((option) => option.inputType));
  expect(new Set(options)).toEqual(new Set([...customOptionKinds, null]));
  const used = new Set(
    products.flatMap((item) => [...Object.keys(item.attributes), ...item.variantAttributes]),
  );
  const types = demoSite.attributes
    .filter((attribute) => used.has(attribute.code))
    .map((attribute) => attribute.type);
  expect(types).toEqual(expect.arrayContaining(filterTypes));
  const handlers = [...walk(demoSite)].flatMap(({ value }) => handlerOf(value));
  expect(handlers).toEqual(expect.arrayContaining([...partHandlers]));
  const forms = demoSite.consents.flatMap((consent) => consent.assignedTo.map((one) => one.form));
  // Where there is nothing to agree to nothing is ticked: a privacy policy is shown.
  expect(new Set(forms)).toEqual(new Set(['newsletter', 'registerForm', 'checkoutForm']));
  expect(products.some((item) => item.stock.tracked && item.stock.quantity === 0)).toBe(true);
  expect(products.some((item) => item.prices.isFrom)).toBe(true);
});

test('[SHELL-004] bundles with and without a configurable member exist, and subscriptions begin with their plan', () => {
  const formatOf = new Map(products.map((item) => [item.key, item.format]));
  const bundles = products.filter((item) => item.format === 'bundle');
  const needsChoice = bundles.map((item) =>
    item.bundle.some((entry) => formatOf.get(entry.product) === 'configurable'),
  );

  expect(new Set(needsChoice)).toEqual(new Set([true, false]));
  const subscriptions = products.filter((item) => [item.attributes.kind].flat().includes('subscription'));
  expect(subscriptions).toHaveLength(4);
  for (const item of subscriptions) {
    expect(item.customOptions[0]?.title).toBe('subscription');
    expect(item.customOptions[0]?.values.every((value) => value.price)).toBe(true);
  }
});

test('[SHELL-004] goods carry weights and EAN-13 codes with a right check digit, each code once', () => {
  const codes = products.flatMap((item) => [item.ean, ...item.variants.map((variant) => variant.ean)]);
  const given = codes.filter((code) => code !== undefined);

  expectUnique(given, 'EAN');
  for (const code of given) expect(hasRightCheckDigit(code), code).toBe(true);
  const goods = products.filter((item) => item.ean || item.variants.length > 0);
  expect(goods.length).toBeGreaterThan(10);
  for (const item of goods) expect(item.weight, item.key).toBeGreaterThan(0);
});

test('[SHELL-004] amounts are whole cents, today’s price is the journal’s, and a reduction undercuts the 30-day low', () => {
  const all = products.flatMap((item) => [
    item.prices,
    ...item.variants.flatMap((variant) => variant.prices ?? []),
  ]);
  for (const { base, sale, member, journal } of all) {
    for (const { amount } of journal) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
    expect(now(journal, 'base')).toBe(base);
    expect(now(journal, 'sale')).toBe(sale);
    expect(now(journal, 'member')).toBe(member);
    if (member) expect(member).toBeLessThan(sale ?? base);
    if (sale) expect(sale).toBeLessThan(lowest30(journal));
  }
  const planner = products.find((item) => item.key === 'planer');
  expect(lowest30(planner?.prices.journal ?? [])).toBe(3000);
});

function handlerOf(value: unknown): string | never[] {
  const { handler } = (value ?? {}) as { handler?: unknown };
  return typeof handler === 'string' ? handler : [];
}

function expectUnique(values: readonly string[], what: string): void {
  expect(
    values.filter((value, index) => values.indexOf(value) !== index),
    what,
  ).toEqual([]);
}

function hasRightCheckDigit(code: string): boolean {
  const digits = [...code].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(code) && sum % 10 === 0;
}

type Journal = DemoSite['products'][number]['prices']['journal'];

function now(journal: Journal, kind: Journal[number]['kind']): number | undefined {
  return journal.findLast((entry) => entry.kind === kind && (entry.endsInDays ?? 1) > 0)?.amount;
}

// Offered prices that held at some moment in the thirty days before the running reduction began.
function lowest30(journal: Journal): number {
  const running = journal.findLast((entry) => entry.kind === 'sale');
  const begin = running?.startsDaysAgo ?? 0;
  const offered = journal.filter(
    (entry) => entry !== running && entry.kind !== 'member' && -(entry.endsInDays ?? 0) < begin + 30,
  );
  return Math.min(...offered.map((entry) => entry.amount));
}

function mainOf([main]: DemoSite[]): DemoSite {
  if (!main) throw new Error('there is no main shop');
  return main;
}
