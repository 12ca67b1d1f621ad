import {
  attributeResource,
  attributeValueResource,
  moveAttributeValue,
} from '@izlog/contract/product/registries/attribute-resource';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { resourceSuite } from '#test/resource-suite.ts';
import { attributes, attributeValues } from '../attributes/attribute.tables.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';

let attributeId = 0;
test.beforeAll(async ({ platform }) => {
  const saved = await saveAttribute(await platform.ctx(), {
    code: 'proba',
    type: 'Dropdown',
    label: { hrv: 'Proba' },
  });
  attributeId = saved.id;
});

resourceSuite(test, attributeResource, { table: attributes });
resourceSuite(test, attributeValueResource, {
  table: attributeValues,
  samples: { attributeId: () => attributeId },
});

const staff = { as: 'staff' } as const;
const { create, update, get, delete: remove } = attributeValueResource.endpoints;

test('[OFFICE-01, CATALOG-028] choices are named, coloured, cleared and put in order, and stay while products have them', async ({
  platform,
}) => {
  const { id: colour } = await platform.call(
    attributeResource.endpoints.create,
    { code: 'boja', labels: { hrv: 'Boja', eng: 'Colour' }, type: 'VisualSwatch', isVariationAxis: true },
    staff,
  );
  const make = (hrv: string, more = {}) =>
    platform.call(create, { attributeId: colour, labels: { hrv }, ...more }, staff);
  const red = await make('Crvena', { color: '#ff0000' });
  const blue = await make('Plava');
  const again = await make('Plava');
  expect([red.code, blue.code, again.code]).toEqual(['crvena', 'plava', 'plava-2']);

  await platform.call(moveAttributeValue, { id: blue.id, way: 'up' }, staff);
  const { records } = await platform.call(
    attributeValueResource.endpoints.filter,
    { attributeId: String(colour) },
    staff,
  );
  expect(records.map(({ code }) => code)).toEqual(['plava', 'crvena', 'plava-2']);
  await platform.call(update, { id: red.id, color: '', labels: { hrv: 'Bordo', eng: 'Claret' } }, staff);
  expect(await platform.call(get, { id: red.id }, staff)).toMatchObject({
    color: '',
    code: 'crvena',
    position: 1,
    labels: { hrv: 'Bordo', eng: 'Claret' },
  });

  await buildProduct(platform, { attributes: [{ attributeId: colour, valueIds: [red.id] }] });
  expect(await platform.refusal(remove, { id: red.id }, staff)).toMatchObject({
    code: 'RECORD_IN_USE',
    payload: { products: 1 },
  });
  expect(await platform.refusal(attributeResource.endpoints.delete, { id: colour }, staff)).toMatchObject({
    payload: { products: 1 },
  });
});

test('[OFFICE-02] a reserved code, another kind of values and a choice of a number say which field is wrong', async ({
  platform,
}) => {
  const { create: make, update: change } = attributeResource.endpoints;
  const fields = async (answer: Promise<{ payload: unknown }>) =>
    ((await answer).payload as { fields: { path: string; kind: string }[] }).fields.map(
      ({ path, kind }) => `${path} ${kind}`,
    );
  const number = await platform.call(
    make,
    { code: 'stranica', labels: { hrv: 'Broj stranica' }, type: 'Number' },
    staff,
  );

  expect(
    await fields(platform.refusal(make, { code: 'price', labels: { hrv: 'Cijena' }, type: 'Number' }, staff)),
  ).toEqual(['code reserved']);
  expect(await fields(platform.refusal(change, { id: number.id, type: 'Dropdown' }, staff))).toEqual([
    'type held',
  ]);
  expect(
    await fields(platform.refusal(create, { attributeId: number.id, labels: { hrv: 'Sto' } }, staff)),
  ).toEqual(['attributeId unknown']);
});
