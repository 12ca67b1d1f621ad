import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { gdprConsentFilter } from './consent-filter.ts';

/** Consents as the back office lists them (ADMIN-009). */
export const consentResource = resourceOver(
  { filter: gdprConsentFilter },
  { name: 'consent', fields: { uniqueNumber: kinds.text(60, { isRequired: true, list: 'name' }) } },
);
