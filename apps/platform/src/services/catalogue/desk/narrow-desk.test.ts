import { filterProductRows, productResource } from '@izlog/contract/product/record/product-rows';
import {
  attributeResource,
  attributeValueResource,
} from '@izlog/contract/product/registries/attribute-resource';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import { categoryResource } from '@izlog/contract/product/registries/category-resource';
import { tagResource } from '@izlog/contract/product/registries/tag-resource';
import { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import type { Field } from '@izlog/contract/resource/field';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';

const staff = { as: 'staff' } as const;

/** Everything that products are narrowed by, each of this name, and a product with two variants that use it. */
async function buildUsing(platform: TestPlatform, name: string, isOut: boolean) {
  const { create: createBrand } = brandResource.endpoints;
  const { create: createCategory } = categoryResource.endpoints;
  const { create: createTag } = tagResource.endpoints;
  const { create: createTaxClass } = taxClassResource.endpoints;
  const names = { hrv: name };
  const brand = await platform.call(createBrand, { name }, staff);
  const category = await platform.call(createCategory, { names, parentId: null, isPublished: true }, staff);
  const tag = await platform.call(createTag, { code: name, names, position: 0 }, staff);
  const taxClass = await platform.call(createTaxClass, { code: name, name, rate: 13 }, staff);
  const { id: attribute, values } = await saveAttribute(await platform.ctx(), {
    code: name,
    type: 'Dropdown',
    isVariationAxis: true,
    label: names,
    values: ['jedan', 'dva'].map((code) => ({ code, label: { hrv: code } })),
  });
  const product = await buildProduct(platform, {
    name,
    ...(isOut ? { brandId: brand.id } : { prices: [] }),
    categories: [category.id],
    tags: [tag.id],
    isPublished: isOut,
    format: 'configurable',
    axes: [attribute],
  });
  for (const value of values.values())
    await buildProduct(platform, {
      ...(isOut ? {} : { prices: [] }),
      parentId: product,
      taxClassId: taxClass.id,
      attributes: [{ attributeId: attribute, valueIds: [value] }],
      stock: isOut ? { isTracked: true, quantity: 0 } : { isTracked: true, quantity: 4, lowAt: 5 },
    });
  const [value = 0] = values.values();
  const asked = {
    state: isOut ? 'published' : 'draft',
    stock: isOut ? 'out' : 'low',
    ...(isOut ? { brand: brand.id } : { lacks: 'price' }),
    category: category.id,
    tag: tag.id,
    taxClass: taxClass.id,
    attribute,
    value,
  };
  return { product, asked: new Map<string, unknown>(Object.entries(asked)) };
}

const find = async (platform: TestPlatform, asked: object, site: 1 | 2 = 1) =>
  (await platform.call(filterProductRows, { limit: 100, ...asked }, { as: 'staff', site })).records.map(
    ({ id }) => id,
  );

test('[OFFICE-02] product: each filter by itself finds what it asks for and nothing else', async ({
  platform,
}) => {
  const pair = [
    await buildUsing(platform, 'prvi-od-dva', true),
    await buildUsing(platform, 'drugi-od-dva', false),
  ];
  for (const [name, field] of Object.entries<Field>(productResource.fields)) {
    if (!field.filter) continue;
    expect(
      pair.some(({ asked }) => asked.has(name)),
      `a product to find by ${name}`,
    ).toBe(true);
    for (const { product, asked } of pair) {
      if (!asked.has(name)) continue;
      const found = await find(platform, { [name]: asked.get(name) });
      if (field.kind === 'reference') expect(found, name).toEqual([product]);
      const own = found.filter((id) => pair.some((one) => one.product === id));
      expect(own, `${name}=${asked.get(name)}`).toEqual([product]);
      expect(await find(platform, { [name]: asked.get(name) }, 2), name).not.toContain(product);
    }
  }
});

test('[OFFICE-01, OFFICE-02] what will not go is used by as many products as its list shows, archived ones and those of variants too', async ({
  platform,
}) => {
  const { product, asked } = await buildUsing(platform, 'koristi-se', true);
  await buildProduct(platform, { id: product, prices: [], isArchived: true });

  for (const [name, { endpoints }] of [
    ['brand', brandResource],
    ['category', categoryResource],
    ['tag', tagResource],
    ['taxClass', taxClassResource],
    ['attribute', attributeResource],
    ['value', attributeValueResource],
  ] as const) {
    const id = Number(asked.get(name));
    const { get } = endpoints as typeof brandResource.endpoints;
    expect(await find(platform, { [name]: id }), name).toEqual([]);
    expect(await find(platform, { [name]: id, state: 'every' }), name).toEqual([product]);
    expect(await platform.call(get, { id }, staff), name).toMatchObject({ products: 1 });
    expect(await platform.refusal(endpoints.delete, { id }, staff), name).toMatchObject({
      status: 409,
      code: 'RECORD_IN_USE',
      payload: { products: 1 },
    });
  }
});
