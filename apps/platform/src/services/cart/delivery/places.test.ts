import { getApplicableDeliveryMethods, saveDeliveryMethod } from '@izlog/contract/ecommerce/delivery';
import { saveShopDeliveryMethod } from '@izlog/contract/ecommerce/delivery-method-staff';
import {
  listPlaceLists,
  ownPlaces,
  pickupPlaceResource,
} from '@izlog/contract/ecommerce/pickup-place-resource';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { resourceSuite } from '#test/resource-suite.ts';
import { deliveryBranches } from './delivery.tables.ts';

resourceSuite(test, pickupPlaceResource, { table: deliveryBranches });

const staff = { as: 'staff' } as const;

test('[CHECKOUT-032, OFFICE-01, OFFICE-15] the own shop is added as a pick-up place and chosen by a buyer, until it is switched off', async ({
  platform,
}) => {
  const { create, update, history } = pickupPlaceResource.endpoints;
  const cart = await buildCart(platform, [
    { productId: await buildProduct(platform, { price: 1000 }), qty: 1 },
  ]);
  const offered = () => platform.call(getApplicableDeliveryMethods, { ...cart, countryId: 191 });
  const lists = await platform.call(listPlaceLists, {}, staff);
  const method = await platform.call(
    saveShopDeliveryMethod,
    {
      code: 'osobno',
      branchProvider: ownPlaces,
      words: { hrv: { name: 'Osobno', description: '' } },
      rates: [{ price: 0 }],
    },
    staff,
  );
  const before = await offered();

  const place = await platform.call(
    create,
    {
      name: 'Knjižara na Rivi',
      provider: ownPlaces,
      type: 'branch',
      street: 'Riva 1',
      zipCode: '21000',
      city: 'Split',
      country: 'HR',
      openingHours: ['pon–pet 08:00–20:00'],
      phone: '+385 21 555 010',
      isActive: true,
    },
    staff,
  );
  const [shown] = await offered();
  const branchId = shown?.options.branches[0]?.id;
  const chosen = await platform.call(saveDeliveryMethod, {
    ...cart,
    countryId: 191,
    deliveryMethodId: method.id,
    branchId,
  });
  await platform.call(update, { id: place.id, isActive: false }, staff);

  expect(lists).toEqual([{ code: ownPlaces, places: 0, isOwn: true }]);
  expect(before).toEqual([]);
  expect(shown).toMatchObject({
    name: 'Osobno',
    options: {
      branches: [{ name: 'Knjižara na Rivi', street: 'Riva 1', phone: '+385 21 555 010' }],
    },
  });
  expect(chosen.deliveryMethod).toMatchObject({ branch: { name: 'Knjižara na Rivi', type: 'branch' } });
  expect(await offered()).toEqual([]);
  const { acts } = await platform.call(history, { id: place.id }, staff);
  expect(await platform.refusal(update, { id: place.id, provider: 'gls' }, staff)).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'provider' }] },
  });
  expect(acts[0]).toMatchObject({ before: { isActive: true }, after: { isActive: false } });
});
