import {
  getMailState,
  saveMailServer as saveMailServerEndpoint,
  sendTestMail as sendTestMailEndpoint,
} from '@izlog/contract/settings/mail-state';
import { tryMail as tryMailEndpoint } from '@izlog/contract/settings/mail-words';
import { filterAudit as filterAuditEndpoint } from '@izlog/contract/user/audit';
import {
  deleteOwnSession,
  deleteStaffSession,
  endOtherSessions as endOthersEndpoint,
  endStaffSessions as endSessionsEndpoint,
  filterOwnSessions,
  filterStaffSessions,
} from '@izlog/contract/user/session';
import {
  acceptInvitation as acceptEndpoint,
  createRole as createRoleEndpoint,
  deleteRole as deleteRoleEndpoint,
  filterRoles as filterRolesEndpoint,
  filterStaff as filterStaffEndpoint,
  getInvitation as getInvitationEndpoint,
  getStaff,
  inviteStaff as inviteEndpoint,
  resetStaffPassword,
  updateOwnStaff,
  updateRole as updateRoleEndpoint,
  updateStaff as updateStaffEndpoint,
} from '@izlog/contract/user/staff';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { mailServer } from '#platform/services/messaging/index.ts';
import { changeUser } from '../account/user.queries.ts';
import { resetPassword } from '../login/change-password.ts';
import { filterAudit } from './audit.ts';
import { createRole, deleteRole, filterRoles, updateRole } from './roles.ts';
import { deleteSession, endOtherSessions, endStaffSessions, filterSessions } from './sessions.ts';
import {
  acceptInvitation,
  filterStaff,
  getInvitation,
  inviteStaff,
  readStaff,
  updateStaff,
} from './staff-accounts.ts';
import { saveMailServer, sendTestMail, tryMail } from './test-mail.ts';

/** People who run the shop: their roles, accounts, logins and the log of what they did. */
export function staffRoutes(kernel: Kernel): Route[] {
  return [
    route(filterRolesEndpoint, filterRoles),
    route(createRoleEndpoint, createRole),
    route(updateRoleEndpoint, updateRole),
    route(deleteRoleEndpoint, deleteRole),
    route(filterStaffEndpoint, filterStaff),
    route(getStaff, (ctx, { id }) => readStaff(ctx, id)),
    route(inviteEndpoint, (ctx, input) => inviteStaff(kernel, ctx, input)),
    route(getInvitationEndpoint, getInvitation),
    route(acceptEndpoint, acceptInvitation),
    route(updateStaffEndpoint, updateStaff),
    route(resetStaffPassword, (ctx, input) => resetPassword(kernel, ctx, input)),
    route(updateOwnStaff, async ({ db, site, caller, now }, { details }) => {
      const { firstName, lastName } = await changeUser(db, site.id, userIdOf(caller), {
        ...details,
        updatedAt: now,
      });
      return { details: { firstName, lastName } };
    }),
    route(filterOwnSessions, filterSessions),
    route(deleteOwnSession, deleteSession),
    route(filterStaffSessions, filterSessions),
    route(deleteStaffSession, deleteSession),
    route(endOthersEndpoint, endOtherSessions),
    route(endSessionsEndpoint, endStaffSessions),
    route(filterAuditEndpoint, filterAudit),
    route(getMailState, (ctx) => mailServer.state(kernel, ctx)),
    route(saveMailServerEndpoint, (ctx, input) => saveMailServer(kernel, ctx, input)),
    route(sendTestMailEndpoint, (ctx) => sendTestMail(kernel, ctx)),
    route(tryMailEndpoint, tryMail),
  ];
}
