import { limits } from '@izlog/contract/limits';
import { email, type FormRules, maxLength, required } from '#site/kit/forms/rules.ts';

const name = [required, maxLength(limits.nameMaxLength)];

/** The person who is invited. */
export const inviteRules: FormRules = { email: [required, email], firstName: name, lastName: name };

export const memberRules: FormRules = { firstName: name, lastName: name };

export const roleRules: FormRules = { name };
