import { countryCodes } from '@izlog/contract/countries';
import { createAddress, deleteAddress, updateAddress } from '@izlog/contract/user/address';
import { updateGuest } from '@izlog/contract/user/guest-update';
import { login } from '@izlog/contract/user/login';
import { getCustomerProfile } from '@izlog/contract/user/profile';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { behindALock } from '#test/behind-a-lock.ts';
import { buildCustomer } from '#test/builders/account.ts';
import { platformTest as test } from '#test/kit.ts';
import { userAddresses } from './address.tables.ts';
import { users } from './user.tables.ts';

const home = {
  type: 'shipping',
  firstName: 'Iva',
  lastName: 'Horvat',
  contactEmail: 'iva@prvi.test',
  contactPhone: '+385 91 123 4567',
  country: 'HR',
  region: 'Grad Zagreb',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1a',
  zipCode: '10000',
} as const;

test('[ACCT-040, ACCT-042] an address is kept with every field and given back with its id', async ({
  platform,
}) => {
  const kept = await platform.call(createAddress, home, { as: 'customer' });

  expect(kept).toEqual({ ...home, id: kept.id, country: 191 });
  const { addresses } = await platform.call(getCustomerProfile, {}, { as: 'customer' });
  expect(addresses).toContainEqual(kept);
});

test('[ACCT-040, ACCT-042] the same address sent twice stands once in the book, and only the last main one is the main one', async ({
  platform,
}) => {
  const { email, password } = await buildCustomer(platform);
  const { tokens } = await platform.call(login, { username: email, password });
  const as = { headers: { accessToken: tokens.accessToken } };
  const first = await platform.call(createAddress, { ...home, type: 'main' }, as);
  const again = await platform.call(createAddress, { ...home, type: 'main' }, as);
  const other = await platform.call(createAddress, { ...home, type: 'main', street: 'Vlaška' }, as);

  expect(again.id).toBe(first.id);
  const { addresses } = await platform.call(getCustomerProfile, {}, as);
  expect(addresses.map(({ id, type }) => [id, type])).toEqual([
    [first.id, 'other'],
    [other.id, 'main'],
  ]);
});

test('[ACCT-040] addresses sent at once stand once in the book, and one of them is the main one', async ({
  platform,
}) => {
  const { id, email, password } = await buildCustomer(platform);
  const { tokens } = await platform.call(login, { username: email, password });
  const as = { headers: { accessToken: tokens.accessToken } };
  const keep = (street: string) => () => platform.call(createAddress, { ...home, type: 'main', street }, as);

  await behindALock(platform, sql`select from users where id = ${id} for update`, [
    keep('Ilica'),
    keep('Ilica'),
    keep('Vlaška'),
  ]);

  const { addresses } = await platform.call(getCustomerProfile, {}, as);
  expect(addresses.map(({ street }) => street).toSorted()).toEqual(['Ilica', 'Vlaška']);
  expect(addresses.filter(({ type }) => type === 'main')).toHaveLength(1);
});

test('[ACCT-043] a country goes in by id or by ISO code and comes out by id, for every country', async ({
  platform,
}) => {
  for (const { id, iso } of [countryCodes[0], countryCodes.at(-1)].filter((one) => one !== undefined)) {
    for (const country of [id, iso, iso.toLowerCase()])
      expect((await platform.call(createAddress, { ...home, country }, { as: 'customer' })).country).toBe(id);
  }
  for (const country of ['', 'XX', 'HRV', 0, 1.5])
    expect(await platform.refusal(createAddress, { ...home, country }, { as: 'customer' })).toMatchObject({
      status: 400,
      payload: { fields: [{ path: 'country' }] },
    });
});

test('[LIMIT-009, AUTH-038] the longest city, street, house number and zip code are kept, one more sign is refused', async ({
  platform,
}) => {
  const most = { city: 75, street: 75, houseNumber: 15, zipCode: 25 };
  const full = Object.fromEntries(Object.entries(most).map(([field, length]) => [field, 'a'.repeat(length)]));
  expect(await platform.call(createAddress, { ...home, ...full }, { as: 'customer' })).toMatchObject(full);

  for (const [field, length] of Object.entries(most)) {
    const tooLong = { ...home, [field]: 'a'.repeat(length + 1) };
    expect(await platform.refusal(createAddress, tooLong, { as: 'customer' })).toMatchObject({
      payload: { fields: [{ path: field, kind: 'maxLength' }] },
    });
  }
});

test('every field but the region is needed', async ({ platform }) => {
  const { region, type, ...needed } = home;
  await platform.call(createAddress, { ...home, region: null }, { as: 'customer' });

  for (const field of Object.keys(needed)) {
    const { [field as keyof typeof needed]: _, ...rest } = { ...home };
    const refusal = await platform.refusal(createAddress, rest as typeof home, { as: 'customer' });
    expect(refusal.payload).toMatchObject({ fields: [{ path: field, kind: 'required' }] });
  }
});

test('[ACCT-041] an address is changed field by field', async ({ platform }) => {
  const { id } = await platform.call(createAddress, home, { as: 'customer' });

  const changed = await platform.call(
    updateAddress,
    { id, city: 'Split', country: 'DE' },
    { as: 'customer' },
  );

  expect(changed).toEqual({ ...home, id, city: 'Split', country: 276 });
});

test('[ACCT-041, API-020] an address of another person is not found and stays as it is', async ({
  platform,
}) => {
  const { db, site } = await platform.ctx();
  const { id: userId } = await buildCustomer(platform);
  const [foreign] = await db
    .insert(userAddresses)
    .values({ ...home, country: 191, siteId: site.id, userId })
    .returning();
  const id = foreign?.id ?? 0;

  for (const endpoint of [updateAddress, deleteAddress]) {
    const refusal = await platform.refusal(endpoint, { id, city: 'Knin' }, { as: 'customer' });
    expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
  const [after] = await db.select().from(userAddresses).where(eq(userAddresses.id, id));
  expect(after).toEqual(foreign);
});

test('an address is removed', async ({ platform }) => {
  const { id } = await platform.call(createAddress, home, { as: 'customer' });

  await platform.call(deleteAddress, { id }, { as: 'customer' });

  expect((await platform.refusal(deleteAddress, { id }, { as: 'customer' })).status).toBe(404);
});

test('[AUTH-065] without a login no address is kept', async ({ platform }) => {
  expect(await platform.refusal(createAddress, home)).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
});

const visitor = { email: 'gost@prvi.test', details: { firstName: 'Goran', lastName: 'Gost' } };

test('[CHECKOUT-021, CHECKOUT-022] a guest is kept with e-mail, name, company and addresses', async ({
  platform,
}) => {
  const company = { name: 'Gost d.o.o.', address: 'Riva 1, Split' };

  const guest = await platform.call(updateGuest, { ...visitor, company, addresses: [home] });

  expect(guest).toMatchObject({ ...visitor, company, addresses: [{ ...home, country: 191 }] });
  const { db } = await platform.ctx();
  const [row] = await db.select().from(users).where(eq(users.id, guest.id));
  expect(row).toMatchObject({ isGuest: true, passwordHash: null });
});

test('[CHECKOUT-022] with the key of before the same guest is changed and the addresses replaced', async ({
  platform,
}) => {
  const first = await platform.call(updateGuest, { ...visitor, addresses: [home, home] });

  const second = await platform.call(updateGuest, {
    ...visitor,
    email: 'drugi@prvi.test',
    addresses: [{ ...home, city: 'Pula' }],
    guestKey: first.guestKey,
  });

  expect(second).toMatchObject({ id: first.id, email: 'drugi@prvi.test', addresses: [{ city: 'Pula' }] });
});

test('[CHECKOUT-024] who knows an e-mail neither reads nor changes what its guest or customer has', async ({
  platform,
}) => {
  const first = await platform.call(updateGuest, { ...visitor, addresses: [home] });

  for (const guestKey of [undefined, 'x', `${first.id}.x`, `${first.id}`]) {
    const other = await platform.call(updateGuest, {
      ...visitor,
      addresses: [{ ...home, city: 'Knin' }],
      guestKey,
    });
    expect(other.id).not.toBe(first.id);
  }
  const customer = testSites[1].customerEmail;
  const asCustomer = await platform.call(updateGuest, { ...visitor, email: customer, addresses: [home] });
  expect(asCustomer.id).not.toBe(testSites[1].customerId);
  expect((await platform.call(getCustomerProfile, {}, { as: 'customer' })).details.firstName).toBe('Ivo');
});

test('[SET-019] the key of a guest is worth nothing on another site', async ({ platform }) => {
  const { guestKey, id } = await platform.call(updateGuest, { ...visitor, addresses: [home] });

  const other = await platform.call(updateGuest, { ...visitor, addresses: [home], guestKey }, { site: 2 });

  expect(other.id).not.toBe(id);
});
