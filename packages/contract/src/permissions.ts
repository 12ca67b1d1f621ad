/** Rights that a staff role can hold. A role is a set of these (document 1 §6: finer staff rights through `scope`). */
export const permissions = [
  'content.edit',
  'content.publish',
  'media.edit',
  'catalogue.edit',
  'stock.edit',
  'prices.edit',
  /** Coupons and promotions. */
  'marketing.edit',
  'orders.edit',
  'orders.read',
  /** What is to be packed, without money: who packs, sends and writes down where parcels are. */
  'orders.ship',
  'orders.refund',
  'users.edit',
  'customers.read',
  'reports.read',
  /** Documents of a period, taxes and payments as sums: what a bookkeeper needs, and no order. */
  'books.read',
  'settings.edit',
  'cache.clear',
  /** Colleagues: their accounts, roles and the log of what they did. */
  'staff.edit',
] as const;

export type Permission = (typeof permissions)[number];

/** What a broader right holds beside itself. */
export const contained: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {
  'catalogue.edit': ['stock.edit', 'prices.edit', 'marketing.edit'],
  'orders.edit': ['orders.read', 'orders.ship', 'orders.refund'],
  // Anyone who gives money back sees what for.
  'orders.refund': ['orders.read'],
  'users.edit': ['customers.read'],
};

/** All that somebody with these rights may do, in the order of the rights: the broader ones hold finer ones. */
export function withContained(held: Iterable<string>): Permission[] {
  const own = new Set(held);
  const all = new Set(permissions.flatMap((one) => (own.has(one) ? [one, ...(contained[one] ?? [])] : [])));
  return permissions.filter((one) => all.has(one));
}
