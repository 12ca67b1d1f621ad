import { siteAddressLength, siteNameLength } from '@izlog/contract/field-lengths';
import { type FormRules, maxLength, required } from '#site/kit/forms/rules.ts';

/** A new site has a name and an address. */
export const newSiteRules: FormRules = {
  name: [required, maxLength(siteNameLength)],
  address: [required, maxLength(siteAddressLength)],
};
