import { z } from 'zod';
import { emailLength } from '../field-lengths.ts';
import { isEmailAddress } from './is-email-address.ts';

/** An e-mail address as a field; spaces around it are dropped, refused with kind `email`. */
export const emailAddress = z
  .string()
  .trim()
  .max(emailLength)
  .check((payload) => {
    if (isEmailAddress(payload.value)) return;
    payload.issues.push({
      code: 'invalid_format',
      format: 'email',
      message: 'Not an e-mail address.',
      input: payload.value,
    });
  });
