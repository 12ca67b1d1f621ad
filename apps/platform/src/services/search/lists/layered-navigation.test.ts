import { layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { platformTest as test } from '#test/kit.ts';

test('[CATALOG-029, CATALOG-030, CATALOG-031] each value of a filter tells how many products choosing it would give', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const color = await buildProductAttribute(platform, 'boja', 'VisualSwatch', ['crvena', 'plava', 'bijela'], {
    label: { hrv: 'Boja', eng: 'Colour' },
  });
  const size = await buildProductAttribute(platform, 'velicina', 'TextSwatch', ['s', 'm']);
  const value = (attribute: typeof color, code: string) => attribute.values.get(code) ?? 0;
  const make = (colorCode: string, sizeCode: string, price = 1000) =>
    buildProduct(platform, {
      categories: [shelf],
      price,
      attributes: [
        { attributeId: color.id, valueIds: [value(color, colorCode)] },
        { attributeId: size.id, valueIds: [value(size, sizeCode)] },
      ],
    });
  await make('crvena', 's', 500);
  await make('crvena', 'm', 1500);
  await make('plava', 's');
  const totals = async (filters: { key: string; value: number[]; range?: boolean }[]) => {
    const layers = await platform.call(layeredNavigation, { mainCategory: shelf, filters });
    return Object.fromEntries(
      layers.map((layer) => [
        layer.attributeCode,
        layer.attributeCode === 'price'
          ? layer.values.map(({ minValue, maxValue, totalProducts }) => [minValue, maxValue, totalProducts])
          : Object.fromEntries(
              layer.values.map(({ valueLabel, totalProducts }) => [valueLabel, totalProducts]),
            ),
      ]),
    );
  };

  expect(await totals([])).toEqual({
    price: [[5, 15, 3]],
    boja: { crvena: 2, plava: 1 },
    velicina: { s: 2, m: 1 },
  });
  expect(await totals([{ key: 'boja', value: [value(color, 'plava')] }])).toEqual({
    price: [[10, 10, 1]],
    boja: { crvena: 2, plava: 1 },
    velicina: { s: 1 },
  });
  expect(
    await totals([
      { key: 'boja', value: [value(color, 'plava')] },
      { key: 'velicina', value: [value(size, 'm')] },
    ]),
  ).toEqual({ boja: { crvena: 1, plava: 0 }, velicina: { s: 1, m: 0 } });
  expect(await totals([{ key: 'price', value: [12, 20], range: true }])).toEqual({
    price: [[5, 15, 3]],
    boja: { crvena: 1 },
    velicina: { m: 1 },
  });
});

test('[CATALOG-029] a number and a date are one range with its ends, in the language asked for', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const pages = await buildProductAttribute(platform, 'stranica', 'Number', [], {
    label: { hrv: 'Broj stranica', eng: 'Pages' },
    unit: { eng: 'pages' },
  });
  const hidden = await buildProductAttribute(platform, 'skriveno', 'Number', [], { isFilterable: false });
  for (const number of [40, 120, 120]) {
    await buildProduct(platform, {
      categories: [shelf],
      prices: [],
      attributes: [
        { attributeId: pages.id, number },
        { attributeId: hidden.id, number },
      ],
    });
  }

  const layers = await platform.call(layeredNavigation, { mainCategory: shelf }, { language: 'eng' });

  expect(layers).toEqual([
    {
      attributeCode: 'stranica',
      label: 'Pages',
      type: 'Number',
      attributeID: pages.id,
      unit: 'pages',
      customClass: '',
      values: [
        {
          attributeID: 0,
          valueLabel: '',
          totalProducts: 3,
          minValue: 40,
          maxValue: 120,
          color: null,
          media: null,
        },
      ],
    },
  ]);
});

test('counts follow a write at once, though they are kept in memory', async ({ platform }) => {
  const shelf = await buildProductCategory(platform);
  const kind = await buildProductAttribute(platform, 'vrsta', 'Dropdown', ['knjiga']);
  const book = { attributeId: kind.id, valueIds: [kind.values.get('knjiga') ?? 0] };
  const first = await buildProduct(platform, { categories: [shelf], attributes: [book] });
  const count = async () => {
    const layers = await platform.call(layeredNavigation, { mainCategory: shelf });
    return layers.find((layer) => layer.attributeCode === 'vrsta')?.values[0]?.totalProducts;
  };

  expect(await count()).toBe(1);
  expect(await count()).toBe(1);
  await buildProduct(platform, { categories: [shelf], attributes: [book] });
  expect(await count()).toBe(2);
  await buildProduct(platform, { id: first, isArchived: true });
  expect(await count()).toBe(1);
});

test('[CATALOG-030] yes and no are both offered and counted, also when one of them finds nothing', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const other = await buildProductCategory(platform);
  const instant = await buildProductAttribute(platform, 'odmah', 'YesNo', ['yes', 'no']);
  const no = instant.values.get('no') ?? 0;
  await buildProduct(platform, {
    categories: [shelf],
    attributes: [{ attributeId: instant.id, valueIds: [no] }],
  });
  await buildProduct(platform, { categories: [other] });
  const offered = async (mainCategory: number) =>
    (await platform.call(layeredNavigation, { mainCategory, filters: [] }))
      .filter(({ attributeCode }) => attributeCode === 'odmah')
      .map(({ values }) => values.map(({ totalProducts }) => totalProducts));

  expect(await offered(shelf)).toEqual([[0, 1]]);
  expect(await offered(other)).toEqual([]);
});

test('[CATALOG-032] the layered navigation is asked for with POST under the product service and answers a list in data', async ({
  platform,
}) => {
  const request = { url: '/api/v1/product/layered/navigation', payload: {} };

  const answer = await platform.http({ method: 'POST', ...request });
  const asGet = await platform.http({ method: 'GET', url: request.url });

  expect(answer.statusCode).toBe(200);
  expect(Array.isArray(answer.json().data)).toBe(true);
  expect(asGet.statusCode).toBe(404);
});
