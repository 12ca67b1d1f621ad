import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { memberCardBarcode } from './user.ts';

/** Whether a member card may be used by the caller: known, active and nobody else's (ACCT-036, ACCT-038). */
export const validateMembersBarcode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/validateMembersBarcode',
  summary: 'Whether the barcode is that of a member card the caller may use.',
  access: 'visitor',
  body: z.object({ barcode: memberCardBarcode }),
  answer: z.object({ isValid: z.boolean() }),
  refusals: ['tooManyRequests'],
});
