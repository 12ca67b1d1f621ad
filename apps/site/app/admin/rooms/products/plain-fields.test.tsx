import { productPlainFields } from '@izlog/contract/records/product';
import type { Field } from '@izlog/contract/resource/field';
import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import { fullProduct, pagination, product } from '#site/testing/demo-answers.ts';
import type { Answers } from '#site/testing/fake-platform.ts';
import { sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { fieldKeys, type PlainName } from './plain-fields.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const fields: [PlainName, Field][] = Object.entries(productPlainFields) as [PlainName, Field][];
const named: Readonly<Record<string, unknown>> = { brandId: 2, taxClassId: 3, isReturnable: false };
const values = Object.fromEntries(fields.map(([name, { sample }]) => [name, named[name] ?? sample?.(2)]));

const price = { base: 10, sale: null, saleFrom: null, saleTo: null, member: null };
const record = {
  ...values,
  ...{
    id: 7,
    revision: 'r1',
    state: 'draft',
    format: 'simple',
    type: 'simple',
    promised: 0,
    isOrdered: false,
  },
  words: {},
  price: { ...price, nextBase: null, nextFrom: null },
  stock: { isTracked: false, quantity: 0, backorders: 'no', lowAt: null },
  ...{
    categories: [],
    tags: [],
    attributes: [],
    media: [],
    bundle: [],
    downloads: [],
    crossSell: [],
    upSell: [],
  },
  ...{ customOptions: [], pictures: [], members: [], journal: [], stops: [], weak: [] },
  changedBy: null,
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const shown = {
  ...{ finalPrice: 10, retailPrice: 10, basicPrice: 10, membershipPrice: null, discount: null },
  ...{ isPriceFrom: false, at: record.updatedAt, reason: 'noSale', lowest: null },
};
const line = {
  from: record.updatedAt,
  now: record.updatedAt,
  to: record.updatedAt,
  steps: [],
  reduction: null,
};
const answers: Answers = {
  'GET /api/v1/ecommerce/law/claims': () => ({ claims: [] }),
  'GET /api/v1/user/profile': () => ({
    isBackofficeUser: true,
    scope: ['catalogue.edit', 'prices.edit', 'stock.edit'],
  }),
  'GET /api/v1/product/record/get/7': () => record,
  'GET /api/v1/product/record/choices': () => ({
    ...{ categories: [], tags: [], attributes: [], usualTaxRate: 25 },
    brands: [{ id: 2, name: 'Luma' }],
    taxClasses: [{ id: 3, name: 'Knjige', rate: 5 }],
  }),
  'POST /api/v1/product/record/price/preview': () => ({ now: shown, later: null, next: null, line }),
  'GET /api/v1/product/record/history/7': () => ({
    acts: [
      {
        at: record.updatedAt,
        by: 'Ana',
        parts: fields.map(([part]) => {
          const after = values[part];
          return { part, product: 7, variant: null, before: after === false ? true : null, after };
        }),
      },
    ],
  }),
  'PATCH /api/v1/product/record/update/7': () => record,
};

test('[HOUSE-01] every plain field stands in the form and in the history by its words, and is sent as it stands', async () => {
  const site = await startSite({ answers });
  const { document } = await site.visit('/admin/proizvodi/7', { headers: { cookie } });
  const main = document.querySelector('main');
  const controls = [
    ...(main?.querySelectorAll<HTMLInputElement>('form [name]:not([type=submit], button)') ?? []),
  ].filter(({ form }) => form?.querySelector('[name="form"][value="product"]'));
  const labelOf = (name: string) => {
    const control = controls.find((one) => one.name === name);
    const label = document.querySelector(`label[for="${control?.id}"]`) ?? control?.closest('label');
    return label?.textContent ?? '';
  };
  const isSent = (one: HTMLInputElement) => one.type !== 'checkbox' || one.checked;

  const history = main?.querySelector('[aria-labelledby="h-povijest"]')?.textContent;
  for (const [name] of fields) {
    const words = hr[fieldKeys[name]];
    expect(labelOf(name), name).toContain(words);
    expect(history, name).toContain(words);
  }
  const sent = Object.fromEntries(controls.filter(isSent).map((one) => [one.name, one.value]));
  await site.visit('/admin/proizvodi/7', sentForm({ ...sent, 'name-hrv': 'Polje' }, cookie));

  expect(site.calls.findLast(({ path }) => path.endsWith('/update/7'))?.body).toMatchObject(values);
});

const row = {
  ...shown,
  ...values,
  ...{ id: 7, name: 'Polje', format: 'simple', variants: 0, state: 'draft', picture: null, stock: 1 },
  ...{ isLow: false, languages: ['hrv'], lacks: [], hasUnprovenSale: false, updatedAt: record.updatedAt },
};
const cells = {
  ...values,
  ...{ id: 7, parentId: null, title: 'Polje', name: 'Polje', without: [], promised: 0, revision: 'r1' },
  ...{ base: 10, sale: null, quantity: null, lowAt: null, categoryId: null, state: 'draft' },
};

test('[HOUSE-01] plain fields stand where they are declared to: list, many at once, grid, page, tile, search engines', async () => {
  const site = await startSite({
    answers: {
      ...answers,
      'GET /api/v1/product/record/filter': () => ({ records: [row], pagination, isMore: false, next: null }),
      'GET /api/v1/product/record/views': () => ({ '': 1 }),
      'GET /api/v1/product/record/grid': () => ({ rows: [cells], total: 1, next: null }),
      'GET /api/v1/product/web/get': () => ({ ...fullProduct, ...shownToVisitors }),
      'POST /api/v1/product/web/filter': () => ({
        records: [{ ...product, ...shownToVisitors }],
        pagination,
      }),
    },
  });
  const see = async (path: string) =>
    (await site.visit(path, { headers: path.startsWith('/admin') ? { cookie } : {} })).document;
  const textOf = (document: Document) => document.querySelector('main')?.textContent;
  const [list, grid] = [await see('/admin/proizvodi'), await see('/admin/proizvodi/tablica')];
  const [page, shop] = [await see('/product/racun-prije-betona'), await see('/shop')];
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';

  for (const [name, field] of fields) {
    const words = hr[fieldKeys[name]];
    if (field.grid) expect(textOf(grid), name).toContain(words);
    if (field.list) expect(textOf(list), name).toContain(words);
    if (field.list) expect(textOf(list), name).toContain(String(values[name]));
    if (field.bulk) expect(list.querySelector('form select[name="act"]')?.textContent, name).toContain(words);
    if (field.page) expect(textOf(page), name).toContain(`${words}${values[name]}`);
    if (field.tile) expect(textOf(shop), name).toContain(String(values[name]));
    if (field.schemaOrg) expect(data, name).toContain(`"${field.schemaOrg}":"${values[name]}"`);
  }
  expect(textOf(page)).toContain(product.name);
  expect(textOf(shop)).toContain(product.name);
});

/** What visitors are told, by the names of its fields. */
const shownToVisitors = Object.fromEntries(
  fields.filter(([, { page, tile }]) => page ?? tile).map(([name]) => [name, values[name]]),
);
