import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { deleteRole, filterRoles, filterStaff, getStaff } from './staff.ts';

/** Colleagues as the back office lists them; an account is a screen of its own. */
export const staffResource = resourceOver(
  { filter: filterStaff, get: getStaff },
  { name: 'staff', fields: { email: kinds.email({ list: 'name' }) } },
);

/** Roles as the back office lists them, all on one page. */
export const roleResource = resourceOver(
  { filter: filterRoles, delete: deleteRole },
  { name: 'role', fields: { name: kinds.text(75, { isRequired: true, list: 'name' }) } },
);
