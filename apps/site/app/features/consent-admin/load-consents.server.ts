import { consentFilter } from '@izlog/contract/cms/consent-filter';
import { type FormType, formTypes } from '@izlog/contract/cms/form-types';
import { gdprConsentFilter } from '@izlog/contract/gdpr/consent-filter';
import { gdprConsentVersions } from '@izlog/contract/gdpr/consent-versions';
import { limits } from '@izlog/contract/limits';
import { orNotFound } from '../../platform-client/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';

export interface ConsentRow {
  uniqueNumber: string;
  html: string;
  version: number;
}

export interface FormAssignment {
  form: FormType;
  consents: readonly string[];
  required: readonly string[];
}

/** The consents of the site, and which form asks for which (ROUTE-016, CMS-040). */
export async function loadConsents({ call }: SiteContext) {
  const [{ records }, assigned] = await Promise.all([
    call(gdprConsentFilter, { limit: limits.consentListLimit }),
    call(consentFilter, { perPage: limits.consentPageSize }),
  ]);
  const consents: ConsentRow[] = records.map(({ uniqueNumber, displayName, version }) => ({
    uniqueNumber,
    html: displayName,
    version,
  }));
  const assignments: FormAssignment[] = formTypes.map((form) => {
    const one = assigned.records.find((record) => record.assigned_to === form);
    return { form, consents: one?.consents ?? [], required: one?.requiredConsents ?? [] };
  });
  return { consents, assignments };
}

/** Every text a consent ever had, the newest first (ROUTE-017); the address `nova` is a new one without any. */
export async function loadVersions({ call }: SiteContext, uniqueNumber: string) {
  if (uniqueNumber === 'nova') return [];
  const { records } = await orNotFound(call(gdprConsentVersions, { uniqueNumber }));
  return records.map(({ version, displayName, created_at }) => ({
    version,
    texts: displayName,
    createdAt: created_at,
  }));
}
