import { z } from 'zod';
import { eachOnce } from '../each-once.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { permissions } from '../permissions.ts';
import { emailAddress } from './email-address.ts';
import { newPassword, personName } from './user.ts';

const id = z.coerce.number().int().positive();
const access = { staff: 'staff.edit' } as const;

/** A role of a site: a name for a set of permissions. */
export const role = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  isDefault: z.boolean().describe('One of the four that every site has; it cannot be deleted.'),
  members: z.int().describe('Staff who have it.'),
});

const roleFields = {
  name: z.string().trim().min(1).max(limits.nameMaxLength),
  permissions: eachOnce(z.enum(permissions)).max(permissions.length),
};

export const filterRoles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/role/filter',
  summary: 'The roles of the site with their permissions.',
  access,
  answer: z.object({ records: z.array(role) }),
});

/** Makes an own role. Nobody can give what they do not hold (forbidden). */
export const createRole = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/role/create',
  summary: 'Makes a role of the site’s own.',
  access,
  status: 201,
  body: z.object(roleFields),
  answer: role,
  refusals: ['forbidden'],
});

/**
 * Changes a role; it counts at once for everybody who has it. The owner's role holds everything and stays so. Other
 * permissions only in a login of the last ten minutes, or after `prove`.
 */
export const updateRole = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/user/role/update/{id}',
  summary: 'Changes name or permissions of a role.',
  access,
  params: z.object({ id }),
  body: z.object(roleFields).partial(),
  answer: role,
  refusals: ['proofRequired', 'notFound', 'forbidden'],
});

export const deleteRole = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/role/delete/{id}',
  summary: 'Deletes a role that nobody has.',
  access,
  params: z.object({ id }),
  answer: z.object({}),
  refusals: ['notFound', 'forbidden', 'roleInUse'],
});

/** Somebody who works for the shop. */
export const staffMember = z.object({
  id: z.int(),
  email: z.string(),
  details: z.object({ firstName: z.string(), lastName: z.string() }),
  roles: z.array(z.object({ id: z.int(), key: z.string(), name: z.string() })),
  isActive: z.boolean(),
  isInvited: z.boolean().describe('True until the invitation is accepted.'),
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const filterStaff = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/staff/filter',
  summary: 'The staff of the site.',
  access,
  reads: true,
  body: z.object({
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(staffMember), pagination }),
});

/** One colleague. */
export const getStaff = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/staff/get/{id}',
  summary: 'One of the staff of the site.',
  access,
  params: z.object({ id }),
  answer: staffMember,
  refusals: ['notFound'],
});

const roleIds = eachOnce(z.int().positive()).min(1).max(20);

/** Invites somebody by mail (seven days); inviting again sends a new link. In a login of the last ten minutes, or after `prove`. */
export const inviteStaff = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/staff/invite',
  summary: 'Invites somebody to work for the shop, by mail.',
  access,
  status: 201,
  body: z.object({
    email: emailAddress,
    details: personName,
    roleIds,
    language: z.string().max(10).optional().describe('Language of mail and admin, as code or code2.'),
  }),
  answer: staffMember,
  refusals: ['proofRequired', 'userExists', 'forbidden', 'notFound'],
});

const invitationToken = z.string().min(1).max(500);

/** What an invitation says, before it is accepted; refuses with linkInvalid one that is used, too old or taken back. */
export const getInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/staff/invitation/get',
  summary: 'What the invitation with this token says: whom it is for and which roles it gives.',
  access: 'visitor',
  beforePass: true,
  body: z.object({ token: invitationToken }),
  answer: z.object({
    email: z.string(),
    details: z.object({ firstName: z.string(), lastName: z.string() }),
    roles: z.array(z.object({ key: z.string(), name: z.string() })),
  }),
  refusals: ['linkInvalid', 'tooManyRequests'],
});

/** Accepts an invitation with the token of the mail; the e-mail is proved by it. Then comes an ordinary login. */
export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/staff/accept',
  summary: 'Accepts an invitation and sets the password.',
  access: 'visitor',
  beforePass: true,
  body: z.object({
    token: invitationToken,
    password: newPassword,
    details: personName.optional().describe('The own name, where it was misspelt in the invitation.'),
  }),
  answer: z.object({ email: z.string() }),
  refusals: ['linkInvalid', 'tooManyRequests'],
});

/**
 * Changes name, roles or lock of a colleague; it counts at once. The last active owner stays an owner. Roles and lock only
 * in a login of the last ten minutes, or after `prove`.
 */
export const updateStaff = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/user/staff/update/{id}',
  summary: 'Changes name, roles or lock of a staff account.',
  access,
  params: z.object({ id }),
  body: z.object({
    details: personName.partial().optional(),
    roleIds: roleIds.optional(),
    isActive: z.boolean().optional().describe('false locks the account and ends its logins.'),
  }),
  answer: staffMember,
  refusals: ['proofRequired', 'notFound', 'forbidden', 'lastOwner'],
});

/**
 * Takes the second factors off a colleague who lost them, and ends their logins. In a login of the last ten minutes, or
 * after `prove`.
 */
export const resetSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/staff/resetSecondFactor/{id}',
  summary: 'Takes the second factors off a staff account that lost them.',
  access,
  params: z.object({ id }),
  answer: z.object({}),
  refusals: ['proofRequired', 'notFound', 'forbidden'],
});

/** Changes the password of the calling staff user; the other logins end. */
export const resetStaffPassword = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/password/reset',
  summary: 'Changes the password of the calling staff user.',
  access: 'staff',
  body: z.object({ oldPassword: z.string().max(1000), newPassword }),
  answer: z.object({}),
  refusals: ['proofRequired', 'incorrectOldPassword', 'tooManyRequests'],
});

/** Changes the name of the calling staff user; the e-mail is changed by colleagues only, through a new invitation. */
export const updateOwnStaff = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/user/update',
  summary: 'Changes the name of the calling staff user.',
  access: 'staff',
  body: z.object({ details: personName.partial() }),
  answer: z.object({ details: z.object({ firstName: z.string(), lastName: z.string() }) }),
});
