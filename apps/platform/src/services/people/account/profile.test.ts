import { getCustomerProfile, getStaffProfile } from '@izlog/contract/user/profile';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { platformTest as test } from '#test/kit.ts';
import { users } from './user.tables.ts';

test('[AUTH-012, API-020] a customer gets its own profile', async ({ platform }) => {
  const profile = await platform.call(getCustomerProfile, {}, { as: 'customer' });

  expect(profile).toMatchObject({
    id: testSites[1].customerId,
    email: testSites[1].customerEmail,
    username: testSites[1].customerEmail,
  });
  expect(await platform.call(getCustomerProfile, {}, { as: 'customer', site: 2 })).toMatchObject({
    id: testSites[2].customerId,
  });
});

test('[AUTH-012, API-018] a profile without a login is refused with 401', async ({ platform }) => {
  for (const endpoint of [getCustomerProfile, getStaffProfile]) {
    expect(await platform.refusal(endpoint, {})).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
  }
});

test('[AUTH-013, AUTH-066] a customer cannot read the staff profile, nor staff the customer profile', async ({
  platform,
}) => {
  expect(await platform.refusal(getStaffProfile, {}, { as: 'customer' })).toMatchObject({ status: 403 });
  expect(await platform.refusal(getCustomerProfile, {}, { as: 'staff' })).toMatchObject({ status: 403 });
});

test('an account that is gone since the token was made is asked to log in', async ({ platform }) => {
  const { db } = await platform.ctx({ site: 2 });
  await db.delete(users).where(eq(users.id, testSites[2].staffId));

  const refusal = await platform.refusal(getStaffProfile, {}, { as: 'staff', site: 2 });

  expect(refusal).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
});
