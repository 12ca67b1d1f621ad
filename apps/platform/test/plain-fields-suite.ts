import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import {
  type BulkChange,
  type BulkField,
  nameOfChange,
  planProductBulk,
  runProductBulk,
} from '@izlog/contract/product/record/product-bulk';
import { saveProductGrid } from '@izlog/contract/product/record/product-grid';
import {
  copyProductRecord,
  createProductRecord,
  getProductHistory,
  getProductRecord,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { filterProductRows } from '@izlog/contract/product/record/product-rows';
import { getProductVariants, updateProductVariants } from '@izlog/contract/product/record/product-variants';
import { fieldsWith } from '@izlog/contract/records/fields';
import { productPlainFields } from '@izlog/contract/records/product';
import type { Field, FieldOptions } from '@izlog/contract/resource/field';
import { withFile } from 'catalogue-io/testing';
import { expect } from 'vitest';
import { saveBrand } from '#platform/services/catalogue/attributes/save-brand.ts';
import { runBulkJob } from '#platform/services/catalogue/bulk/bulk-job.ts';
import { type ExportFormat, exportCatalogue } from '#platform/services/catalogue/export/export-catalogue.ts';
import { importDocument } from '#platform/services/catalogue/import/document/import-document.ts';
import { saveTaxClass } from '#platform/services/pricing/save-tax-class.ts';
import { buildProduct } from './builders/product.ts';
import type { platformTestWith, TestPlatform } from './kit.ts';

type Values = Readonly<Record<string, unknown>>;

const staff = { as: 'staff' } as const;
const words = { hrv: wordsOf('Polje') };

function wordsOf(name: string) {
  const empty = {
    slug: '',
    kindLine: '',
    shortDescription: '',
    safety: '',
    seoTitle: '',
    seoDescription: '',
  };
  return { ...empty, name, description: null };
}

const isIn = (name: string, option: keyof FieldOptions) =>
  name in fieldsWith(productPlainFields, option as keyof FieldOptions);

/** Two good values of every plain field, others at each number. */
async function valuesOf(platform: TestPlatform, number: number): Promise<Values> {
  const ctx = await platform.ctx();
  const maker = { name: `Maker ${number}`, address: 'Ilica 1, Zagreb', email: 'maker@example.com' };
  const named: Values = {
    brandId: await saveBrand(ctx, { name: `Maker ${number}`, manufacturer: maker }),
    taxClassId: await saveTaxClass(ctx, {
      code: `code-${number}`,
      name: `Tax ${number}`,
      rate: number * 100,
    }),
    // The rules of these know of each other.
    guaranteeTerms: `https://example.com/${number}`,
    maxQuantity: 1000 + number,
    externalUrl: `https://example.com/out/${number}`,
  };
  const sampled = Object.entries<Field>(productPlainFields).map(([name, { sample }]) => [
    name,
    named[name] ?? sample?.(number),
  ]);
  return Object.fromEntries(sampled);
}

/** Plays every plain field that is declared through the places that it has to stand in (HOUSE-01). */
export function plainFieldsSuite(test: ReturnType<typeof platformTestWith>): void {
  const made = async (platform: TestPlatform, values: Values) => {
    const price = { base: 10, sale: null, saleFrom: null, saleTo: null, member: null };
    const { sku: _sku, barcode: _barcode, ...said } = values;
    const { id } = await platform.call(
      createProductRecord,
      { words, price, state: 'published', ...said },
      staff,
    );
    return id;
  };

  test('[HOUSE-01] every plain field of a product is saved, read, copied and told in its history', async ({
    platform,
  }) => {
    const [first, second] = [await valuesOf(platform, 2), await valuesOf(platform, 3)];
    const id = await made(platform, first);
    const get = () => platform.call(getProductRecord, { id }, staff);
    const { sku: _sku, barcode: _barcode, ...shown } = first;
    expect(await get()).toMatchObject({ state: 'published', ...shown });

    await platform.call(updateProductRecord, { id, ...second }, staff);
    expect(await get()).toMatchObject(second);
    const { acts } = await platform.call(getProductHistory, { id }, staff);
    const told = Object.fromEntries(acts[0]?.parts.map(({ part, after }) => [part, after]) ?? []);
    const unlike = Object.keys(second).filter((name) => second[name] !== (first[name] ?? null));
    expect(Object.keys(told).toSorted()).toEqual(unlike.toSorted());

    const copy = await platform.call(copyProductRecord, { id }, staff);
    const { sku, ...copied } = second;
    expect(copy.sku).toBe(`${sku}-2`);
    expect(await platform.call(getProductRecord, { id: copy.id }, staff)).toMatchObject({
      ...copied,
      barcode: null,
    });
  });

  test.for<ExportFormat>(['csv', 'json'])(
    '[HOUSE-01] every plain field of a product goes out and comes in as %s',
    async (format, { platform }) => {
      const [first, second] = [await valuesOf(platform, 4), await valuesOf(platform, 5)];
      const sku = `FILE-${format}`;
      const id = await made(platform, {});
      await platform.call(updateProductRecord, { id, ...second, sku }, staff);
      let text = '';
      const write = async (part: string) => {
        text += part;
      };
      await exportCatalogue(await platform.ctx(), format, write);
      await platform.call(updateProductRecord, { id, ...first, sku }, staff);

      const report = await withFile(
        text,
        async (path) => importDocument(await platform.ctx(), platform.kernel, { path }),
        `catalogue.${format}`,
      );

      expect(report).toMatchObject({ updated: 1, refused: [] });
      expect(await platform.call(getProductRecord, { id }, staff)).toMatchObject({ ...second, sku });
    },
  );

  test('[HOUSE-01] plain fields stand where they are declared to: grid, list, page, tile, many at once', async ({
    platform,
  }) => {
    const [first, second] = [await valuesOf(platform, 6), await valuesOf(platform, 7)];
    const of = (option: keyof FieldOptions, values: Values) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => isIn(name, option)));
    const id = await made(platform, first);

    const cells = of('grid', second);
    const saved = await platform.call(saveProductGrid, { rows: [{ id, ...cells }] }, staff);
    expect(saved).toMatchObject({ saved: Object.keys(cells).length, refused: [], rows: [cells] });

    for (const [name, value] of Object.entries(of('bulk', first))) {
      const change = { kind: nameOfChange(name as BulkField), [name]: value } as BulkChange;
      const bulk = await platform.call(planProductBulk, { ids: [id], change }, staff);
      await platform.call(runProductBulk, { id: bulk.id }, staff);
      const { site } = await platform.ctx();
      await runBulkJob(platform.kernel, { siteId: site.id, bulkId: bulk.id });
      expect(await platform.call(getProductRecord, { id }, staff)).toMatchObject({ [name]: value });
    }

    const now: Values = await platform.call(getProductRecord, { id }, staff);
    const { records: rows } = await platform.call(filterProductRows, { search: 'Polje', limit: 100 }, staff);
    expect(rows.find((row) => row.id === id)).toMatchObject(of('list', now));
    expect(await platform.call(productGet, { id })).toMatchObject({ ...of('page', now), ...of('tile', now) });
    const tile = Object.keys(fieldsWith(productPlainFields, 'tile'));
    const filters = [{ key: 'id', value: [id] }];
    const { records } = await platform.call(productFilter, { filters, select: ['id', ...tile] as ['id'] });
    expect(records).toEqual([expect.objectContaining({ id, ...of('tile', now) })]);
  });

  test('[HOUSE-02] every plain field that a variant has of its own is saved, read and told in the history', async ({
    platform,
  }) => {
    const values = await valuesOf(platform, 8);
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => isIn(name, 'variants')));
    const id = await buildProduct(platform, { name: 'Majica', format: 'configurable' });
    const variant = await buildProduct(platform, { name: 'Crvena', parentId: id });

    await platform.call(updateProductVariants, { id, rows: [{ id: variant, ...own }] }, staff);

    const { variants } = await platform.call(getProductVariants, { id }, staff);
    expect(variants).toEqual([expect.objectContaining({ id: variant, ...own })]);
    const { acts } = await platform.call(getProductHistory, { id }, staff);
    const parts = acts[0]?.parts.filter(({ product }) => product === variant).map(({ part }) => part);
    expect(parts?.toSorted()).toEqual(Object.keys(own).toSorted());
  });
}
