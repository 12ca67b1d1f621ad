/** Rights that a staff role can hold. A role is a set of these (document 1 §6: finer staff rights through `scope`). */
export const permissions = [
  'content.edit',
  'content.publish',
  'media.edit',
  'catalogue.edit',
  'orders.edit',
  'users.edit',
  'settings.edit',
  'cache.clear',
  /** Colleagues: their accounts, roles and the log of what they did. */
  'staff.edit',
] as const;

export type Permission = (typeof permissions)[number];
