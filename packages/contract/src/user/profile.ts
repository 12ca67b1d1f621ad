import { defineEndpoint } from '../endpoint.ts';
import { user } from './user.ts';

/** The calling staff user (AUTH-013). */
export const getStaffProfile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/profile',
  summary: 'The profile of the calling staff user.',
  access: 'staff',
  answer: user,
});

/** The calling customer (AUTH-012). */
export const getCustomerProfile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/profile',
  summary: 'The profile of the calling customer.',
  access: 'customer',
  answer: user,
});
