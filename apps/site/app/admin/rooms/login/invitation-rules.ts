import { limits } from '@izlog/contract/limits';
import { type FormRules, maxLength, minLength, repeats, required } from '#site/kit/forms/rules.ts';

const name = [required, maxLength(limits.nameMaxLength)];

/** The own name, and a password typed twice. */
export const invitationRules: FormRules = {
  firstName: name,
  lastName: name,
  newPassword: [required, minLength(limits.passwordMinLength)],
  newPasswordAgain: [required, repeats('newPassword')],
};
