export { addressKey } from './address-key.ts';
export { countAttempt, forgetAttempts, uncountAttempt } from './attempts.queries.ts';
export { createStaff } from './create-staff.ts';
export { type DefaultRole, defaultRoles, isDefaultRole } from './default-roles.ts';
export { getCustomer } from './get-customer.ts';
export { limitAddress } from './limit-address.ts';
export { mountSocialBounce } from './social/social-bounce.ts';
export { userRoutes } from './user.routes.ts';
