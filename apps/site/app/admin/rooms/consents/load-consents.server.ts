import { consentFilter } from '@izlog/contract/cms/consent-filter';
import { type FormType, formTypes } from '@izlog/contract/cms/forms/form-types';
import { gdprConsentFilter } from '@izlog/contract/gdpr/consent-filter';
import { consentResource } from '@izlog/contract/gdpr/consent-resource';
import { gdprConsentVersions } from '@izlog/contract/gdpr/consent-versions';
import { limits } from '@izlog/contract/limits';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

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

/** A page of the consents of the site, and how many of them each form asks for (ROUTE-016, ADMIN-009). */
export async function loadConsents(site: SiteContext, url: URL) {
  const [view, forms] = await Promise.all([loadList(site, url, consentResource), loadAssignments(site)]);
  return { view, forms };
}

/** What one form asks for, with every consent it could ask for (ADMIN-010). */
export async function loadAssignment(site: SiteContext, form: FormType) {
  const [consents, assignments] = await Promise.all([listAll(site), loadAssignments(site, form)]);
  const [assignment = { form, consents: [], required: [] }] = assignments;
  return { assignment, consents };
}

async function listAll({ call }: SiteContext): Promise<ConsentRow[]> {
  const { records } = await call(gdprConsentFilter, { limit: limits.consentListLimit, page: 1 });
  return records.map(({ uniqueNumber, displayName, version }) => ({
    uniqueNumber,
    html: displayName,
    version,
  }));
}

async function loadAssignments({ call }: SiteContext, only?: FormType): Promise<FormAssignment[]> {
  const { records } = await call(consentFilter, { perPage: limits.consentPageSize, assigned_to: only });
  return (only ? [only] : formTypes).map((form) => {
    const one = records.find((record) => record.assigned_to === form);
    return { form, consents: one?.consents ?? [], required: one?.requiredConsents ?? [] };
  });
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
