import { exportOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';

test('[API-014, ORDER-024] a search that no text of the database can hold is refused before the file begins', async ({
  platform,
}) => {
  const answer = await platform.http({ url: `${exportOrders.path}?search=%00` }, { as: 'staff' });

  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/json');
});
