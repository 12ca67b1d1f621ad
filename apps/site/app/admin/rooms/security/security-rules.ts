import { joinedAddressLength } from '@izlog/contract/field-lengths';
import { limits } from '@izlog/contract/limits';
import {
  differsFrom,
  type FormRules,
  maxLength,
  minLength,
  type Rule,
  repeats,
  required,
} from '#site/kit/forms/rules.ts';

const name = [required, maxLength(limits.nameMaxLength)];

export const ownNameRules: FormRules = { firstName: name, lastName: name };

/** The old password may be of any length: rules of today came after some accounts. */
export const staffPasswordRules: FormRules = {
  oldPassword: [required],
  newPassword: [required, minLength(limits.passwordMinLength), differsFrom('oldPassword')],
  newPasswordAgain: [required, repeats('newPassword')],
};

/** What is dangerous asks for the password again. */
export const passwordAgainRules: FormRules = { password: [required] };

const sixDigits: Rule = (value) =>
  /^\d{6}$/.test(value.replaceAll(/\s/g, '')) ? undefined : { key: 'error.secondFactorInvalid' };

export const totpCodeRules: FormRules = { code: [required, sixDigits] };

/** The other site is named by its address. */
export const joinRules: FormRules = { host: [required, maxLength(joinedAddressLength)] };

export const passkeyNameRules: FormRules = { name };
