import { listDeliveryMethods, saveShopDeliveryMethod } from '@izlog/contract/ecommerce/delivery-method-staff';
import { deliveryMethodOptions } from '@izlog/contract/records/delivery-method';
import type { Field } from '@izlog/contract/resource/field';
import { filterAudit } from '@izlog/contract/user/audit';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const options = Object.entries<Field>(deliveryMethodOptions);
/** Two good values of every option, others at each number. */
const valuesOf = (number: number) =>
  Object.fromEntries(
    options.map(([name, { sample }]) => [
      name,
      name === 'branchProvider' ? `list-${number}` : sample?.(number),
    ]),
  );

test('[HOUSE-02] every option of a way of delivery is saved, read and told in the log', async ({
  platform,
}) => {
  const method = { code: 'proba', words: { hrv: { name: 'Proba', description: '' } }, rates: [{ price: 3 }] };
  const [first, second] = [valuesOf(2), valuesOf(3)];
  await platform.call(saveShopDeliveryMethod, { ...method, ...first }, staff);

  const saved = await platform.call(saveShopDeliveryMethod, { ...method, ...second }, staff);

  expect(saved).toMatchObject(second);
  const all = await platform.call(listDeliveryMethods, {}, staff);
  expect(all.find(({ code }) => code === 'proba')).toEqual(saved);
  const { records } = await platform.call(filterAudit, { limit: 1 }, staff);
  const target = expect.stringContaining('proba');
  expect(records[0]?.changes).toEqual([expect.objectContaining({ target, before: first, after: second })]);
});
