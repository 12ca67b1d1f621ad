import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import {
  categoryResource,
  categoryTree,
  emptyCategory,
  moveCategory,
} from '@izlog/contract/product/registries/category-resource';
import { tagResource } from '@izlog/contract/product/registries/tag-resource';
import { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { resourceSuite } from '#test/resource-suite.ts';
import { tags } from '../attributes/tag.tables.ts';
import { categories } from '../categories/category.tables.ts';
import { brands, taxClasses } from '../products/product.tables.ts';

resourceSuite(test, brandResource, { table: brands });
resourceSuite(test, tagResource, { table: tags });
resourceSuite(test, categoryResource, { table: categories });
resourceSuite(test, taxClassResource, { table: taxClasses });

const staff = { as: 'staff' } as const;

test('[OFFICE-01, OFFICE-02] what products use is counted, and does not go while they use it', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const { id: brand } = await platform.call(brandResource.endpoints.create, { name: 'Galeb' }, staff);
  const { id: tag } = await platform.call(
    tagResource.endpoints.create,
    { code: 'ljeto', names: { hrv: 'Ljeto' }, position: 1 },
    staff,
  );
  const { id: taxClass } = await platform.call(
    taxClassResource.endpoints.create,
    { code: 'knjige', name: 'Knjige', rate: 5 },
    staff,
  );
  const product = await buildProduct(platform, { brandId: brand, taxClassId: taxClass, tags: [tag] });

  for (const [{ endpoints }, id] of [
    [brandResource, brand],
    [tagResource, tag],
    [taxClassResource, taxClass],
  ] as const) {
    expect(
      await platform.call(endpoints.get as typeof brandResource.endpoints.get, { id }, staff),
    ).toMatchObject({
      products: 1,
    });
    expect(await platform.refusal(endpoints.delete, { id }, staff)).toMatchObject({
      status: 409,
      code: 'RECORD_IN_USE',
      payload: { products: 1 },
    });
  }
  await db.execute(sql`delete from product_tags where product_id = ${product}`);
  await platform.call(tagResource.endpoints.delete, { id: tag }, staff);
});

test('[OFFICE-01] a maker that is renamed by staff is renamed in the lists, and what is cleared stays empty', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const { get, create, update } = brandResource.endpoints;
  const made = await platform.call(create, { name: 'Stari', manufacturerAddress: 'Riva 1' }, staff);
  const product = await buildProduct(platform, { brandId: made.id });

  await platform.call(update, { id: made.id, name: 'Novobrod', manufacturerAddress: '' }, staff);

  expect(await platform.call(get, { id: made.id }, staff)).toMatchObject({
    name: 'Novobrod',
    manufacturerAddress: '',
  });
  const { rows } = await db.execute(
    sql`select from product_search where product_id = ${product} and brand::text ilike '%novobrod%'`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('[OFFICE-02] a tag in a language that the site does not have, and one with a taken address, say which field is wrong', async ({
  platform,
}) => {
  const { create } = tagResource.endpoints;
  const fields = async (input: object) =>
    (await platform.refusal(create, { code: 'zima', names: { hrv: 'Zima' }, position: 0, ...input }, staff))
      .payload;

  expect(await fields({ names: { hrv: 'Zima', zul: 'Zima' } })).toMatchObject({
    fields: [{ path: 'names.zul', kind: 'language' }],
  });
  expect(await fields({ names: {} })).toMatchObject({ fields: [{ path: 'names.hrv', kind: 'required' }] });
  await platform.call(
    create,
    { code: 'prvi', names: { hrv: 'Prvi' }, slugs: { hrv: 'ista' }, position: 0 },
    staff,
  );
  expect(await fields({ slugs: { hrv: 'ista' } })).toMatchObject({
    fields: [{ path: 'slugs.hrv', kind: 'taken' }],
  });
});

test('[OFFICE-01, CATALOG-047] categories stand in a tree, change places by buttons, and never stand below themselves', async ({
  platform,
}) => {
  const { create, update, delete: remove } = categoryResource.endpoints;
  const make = (name: string, parentId: number | null = null) =>
    platform.call(create, { names: { hrv: name }, parentId, isPublished: true }, staff);
  const tree = async (under: number | null) =>
    (await platform.call(categoryTree, {}, staff)).records
      .filter(({ parentId }) => parentId === under)
      .map(({ name }) => name);
  const top = await make('Papir');
  const [first, second, third] = [
    await make('Blokovi', top.id),
    await make('Planeri', top.id),
    await make('Olovke', top.id),
  ];

  expect(await tree(top.id)).toEqual(['Blokovi', 'Planeri', 'Olovke']);
  await platform.call(moveCategory, { id: third.id, way: 'up' }, staff);
  await platform.call(moveCategory, { id: first.id, way: 'up' }, staff);
  expect(await tree(top.id)).toEqual(['Blokovi', 'Olovke', 'Planeri']);
  await platform.call(update, { id: third.id, parentId: second.id }, staff);
  expect(await tree(second.id)).toEqual(['Olovke']);

  expect(await platform.refusal(update, { id: top.id, parentId: third.id }, staff)).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'parentId' }] },
  });
  expect(await platform.refusal(remove, { id: second.id }, staff)).toMatchObject({
    code: 'RECORD_IN_USE',
    payload: { children: 1 },
  });
  await buildProduct(platform, { categories: [third.id] });
  expect(await platform.refusal(remove, { id: third.id }, staff)).toMatchObject({ payload: { products: 1 } });
  expect((await platform.refusal(emptyCategory, { id: third.id, to: third.id }, staff)).status).toBe(400);
  expect((await platform.refusal(emptyCategory, { id: third.id, to: 999_999_999 }, staff)).status).toBe(404);
  expect(await platform.call(emptyCategory, { id: third.id, to: first.id }, staff)).toEqual({
    moved: 1,
    left: 0,
  });
  await platform.call(remove, { id: third.id }, staff);
  const { records } = await platform.call(categoryTree, {}, staff);
  expect(records.find(({ id }) => id === first.id)?.products).toBe(1);
});

test('[OFFICE-01, CMS-037] visitors of the old address of a category come to the new one, and back when it gets its name again', async ({
  platform,
}) => {
  const { create, update } = categoryResource.endpoints;
  const { id } = await platform.call(
    create,
    { names: { hrv: 'Stolovi', eng: 'Tables' }, slugs: { hrv: 'stolovi', eng: 'tables' }, isPublished: true },
    staff,
  );
  const leads = async () =>
    (await platform.call(redirectResource.endpoints.filter, { search: 'stol' }, staff)).records.map(
      ({ from, to }) => [from, to],
    );

  await platform.call(update, { id, slugs: { hrv: 'radni-stolovi', eng: 'tables' } }, staff);
  expect(await leads()).toEqual([['/shop/stolovi', '/shop/radni-stolovi']]);
  await platform.call(update, { id, slugs: { hrv: 'stolovi', eng: 'tables' } }, staff);
  expect(await leads()).toEqual([['/shop/radni-stolovi', '/shop/stolovi']]);
});
