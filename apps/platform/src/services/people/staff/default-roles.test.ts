import { permissions } from '@izlog/contract/permissions';
import { expect, test } from 'vitest';
import { defaultRoles, isDefaultRole, permissionsOf } from './default-roles.ts';

test('an owner may do everything, also what a later release adds', () => {
  expect(permissionsOf([{ role: 'owner', permission: null }])).toEqual([...permissions]);
});

test('roles add up, and a permission that no longer exists is left out', () => {
  const granted = [
    { role: 'editor', permission: 'content.edit' },
    { role: 'orderClerk', permission: 'orders.edit' },
    { role: 'orderClerk', permission: 'coffee.make' },
    { role: 'bare', permission: null },
  ];

  expect(permissionsOf(granted)).toEqual(['content.edit', 'orders.edit']);
});

test('only the owner may change settings, and an order clerk may only work on orders', () => {
  const mayChangeSettings = Object.entries(defaultRoles)
    .filter(([, role]) => (role.permissions as readonly string[]).includes('settings.edit'))
    .map(([key]) => key);

  expect(mayChangeSettings).toEqual(['owner']);
  expect(defaultRoles.orderClerk.permissions).toEqual(['orders.edit']);
  expect(defaultRoles.warehouse.permissions).toEqual(['orders.ship', 'stock.edit']);
  expect(defaultRoles.bookkeeper.permissions).toEqual(['orders.read', 'reports.read', 'books.read']);
  expect(defaultRoles.accountant.permissions).toEqual(['books.read']);
});

test('names of objects are not roles', () => {
  for (const name of ['constructor', '__proto__', 'toString', '']) expect(isDefaultRole(name)).toBe(false);
  expect(isDefaultRole('manager')).toBe(true);
});
