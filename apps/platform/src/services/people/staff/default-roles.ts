import { type Permission, permissions, withContained } from '@izlog/contract/permissions';

/** Roles that every site has from the start; a site may change their permissions, but not those of the owner. */
export const defaultRoles = {
  owner: { name: 'Owner', permissions },
  manager: {
    name: 'Manager',
    permissions: [
      'content.edit',
      'content.publish',
      'media.edit',
      'catalogue.edit',
      'orders.edit',
      'users.edit',
      'reports.read',
      'cache.clear',
    ],
  },
  editor: { name: 'Editor', permissions: ['content.edit', 'content.publish', 'media.edit', 'cache.clear'] },
  orderClerk: { name: 'Order clerk', permissions: ['orders.edit'] },
  /** Packs and sends, and counts what lies there: no prices, no payments, no refunds. */
  warehouse: { name: 'Warehouse', permissions: ['orders.ship', 'stock.edit'] },
  /** Reads orders with payments and documents, and takes files out; changes nothing. */
  bookkeeper: { name: 'Bookkeeper', permissions: ['orders.read', 'reports.read', 'books.read'] },
  /** Of another firm: takes documents, taxes and sums of payments out, and sees no order. */
  accountant: { name: 'Accountant', permissions: ['books.read'] },
} as const satisfies Record<string, { name: string; permissions: readonly Permission[] }>;

export type DefaultRole = keyof typeof defaultRoles;

/** True when `name` is one of the default roles. */
export function isDefaultRole(name: string): name is DefaultRole {
  return Object.hasOwn(defaultRoles, name);
}

/** What these roles name: an owner's everything, also what a later release adds. */
export function permissionsOf(
  granted: ReadonlyArray<{ role: string; permission: string | null }>,
): Permission[] {
  if (granted.some(({ role }) => role === 'owner')) return [...permissions];
  const held = new Set(granted.map(({ permission }) => permission));
  return permissions.filter((permission) => held.has(permission));
}

/** What somebody with these roles may do: what they name, and what that contains. */
export function mayBy(granted: ReadonlyArray<{ role: string; permission: string | null }>): Permission[] {
  return withContained(permissionsOf(granted));
}
