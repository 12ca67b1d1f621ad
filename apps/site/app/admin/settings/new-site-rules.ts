import { type FormRules, maxLength, required } from '../../kit/forms/rules.ts';

/** A new site has a name and an address. */
export const newSiteRules: FormRules = {
  name: [required, maxLength(200)],
  address: [required, maxLength(250)],
};
