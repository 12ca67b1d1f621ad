import type { StaffKey } from '#site/i18n/messages.ts';

/** The names that the platform gives the roles of every site; a site may rename them. */
const givenNames: Readonly<Record<string, { name: string; key: StaffKey }>> = {
  owner: { name: 'Owner', key: 'roles.owner' },
  manager: { name: 'Manager', key: 'roles.manager' },
  editor: { name: 'Editor', key: 'roles.editor' },
  orderClerk: { name: 'Order clerk', key: 'roles.orderClerk' },
  warehouse: { name: 'Warehouse', key: 'roles.warehouse' },
  bookkeeper: { name: 'Bookkeeper', key: 'roles.bookkeeper' },
  accountant: { name: 'Accountant', key: 'roles.accountant' },
};

/** The words for a given name that the log kept; nothing for a name of the site's own. */
export const givenRoleWords = (name: string): StaffKey | undefined =>
  Object.values(givenNames).find((given) => given.name === name)?.key;

/** A role's name in the reader's language, or the one that the site gave it. */
export function roleName(role: { key: string; name: string }, t: (key: StaffKey) => string): string {
  const given = Object.hasOwn(givenNames, role.key) ? givenNames[role.key] : undefined;
  return given?.name === role.name ? t(given.key) : role.name;
}
