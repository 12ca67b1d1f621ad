import { getApplicableDeliveryMethods, saveDeliveryMethod } from '@izlog/contract/ecommerce/delivery';
import { saveShopDeliveryMethod } from '@izlog/contract/ecommerce/delivery-method-staff';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { ownPlaces, pickupPlaceResource } from '@izlog/contract/ecommerce/pickup-place-resource';
import { expect } from 'vitest';
import { buildReadyCart, fromOwnAddress } from '#test/builders/order.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;

test('[CHECKOUT-032, ORDER-012] whoever fetches an order is told the telephone of the place, on the order and in the mail, where it has one', async ({
  platform,
}) => {
  const place = (name: string, phone: string) =>
    platform.call(
      pickupPlaceResource.endpoints.create,
      {
        ...{ name, provider: ownPlaces, type: 'shop', isActive: true, openingHours: [], phone },
        ...{ street: 'Riva 1', zipCode: '21000', city: 'Split', country: 'HR' },
      },
      staff,
    );
  await place('S telefonom', '+385 21 555 010');
  await place('Bez telefona', '');
  const { id: deliveryMethodId } = await platform.call(
    saveShopDeliveryMethod,
    {
      code: 'mjesta-s-telefonom',
      branchProvider: ownPlaces,
      words: { hrv: { name: 'Preuzimanje', description: '' } },
      rates: [{ price: 0 }],
    },
    staff,
  );
  const ordered = async (name: string, email: string) => {
    const cart = await buildReadyCart(platform, 'bankTransfer', { deliveryMethodId, email });
    const [way] = await platform.call(getApplicableDeliveryMethods, { ...cart, countryId: 191 });
    const branch = way?.options.branches.find((one) => one.name === name);
    await platform.call(saveDeliveryMethod, {
      ...cart,
      deliveryMethodId,
      branchId: branch?.id,
      countryId: 191,
    });
    const { orderSlug: slug } = await platform.call(createOrder, cart, fromOwnAddress({}));
    const { deliveryMethod } = await platform.call(getStaffOrder, { slug }, staff);
    const mails = await mailsTo(platform, email);
    return {
      chosen: branch?.phone,
      phone: deliveryMethod?.phone,
      mail: JSON.stringify(mails.map(({ data }) => data)),
    };
  };

  const withPhone = await ordered('S telefonom', 's-telefonom@kupci.test');
  const without = await ordered('Bez telefona', 'bez-telefona@kupci.test');

  expect(withPhone.chosen).toBe('+385 21 555 010');
  expect(withPhone.phone).toBe('+385 21 555 010');
  expect(withPhone.mail).toContain('"+385 21 555 010"');
  expect(without.phone).toBe('');
  expect(without.mail).not.toContain('Telefon');
});
