import { z } from 'zod';
import { isEmailAddress } from './is-email-address.ts';

/** An e-mail address as a field; spaces around it are dropped, refused with kind `email`. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .check((payload) => {
    if (isEmailAddress(payload.value)) return;
    payload.issues.push({
      code: 'invalid_format',
      format: 'email',
      message: 'Not an e-mail address.',
      input: payload.value,
    });
  });
