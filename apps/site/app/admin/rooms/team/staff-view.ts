import type { Permission } from '@izlog/contract/permissions';

/** A role as the staff screens show it. */
export interface RoleView {
  id: number;
  key: string;
  name: string;
  permissions: readonly Permission[];
  isDefault: boolean;
  members: number;
  /** The reader holds all of it, so may give, take and change it. */
  isWithinReach: boolean;
}

/** A colleague as the staff screens show it. */
export interface MemberView {
  id: number;
  /** First and last name, or the e-mail. */
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  roles: readonly { id: number; key: string; name: string }[];
  isActive: boolean;
  isInvited: boolean;
  hasSecondFactor: boolean;
  lastSeenAt: string | null;
  isSelf: boolean;
}
