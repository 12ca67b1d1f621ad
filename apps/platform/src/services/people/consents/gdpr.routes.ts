import { consentCreate } from '@izlog/contract/cms/consent-create';
import { consentFilter } from '@izlog/contract/cms/consent-filter';
import { gdprConsentFilter } from '@izlog/contract/gdpr/consent-filter';
import { gdprConsentGiven, gdprConsentWithdraw } from '@izlog/contract/gdpr/consent-given';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { gdprConsentLogFilter } from '@izlog/contract/gdpr/consent-log-filter';
import { gdprConsentSave } from '@izlog/contract/gdpr/consent-save';
import { gdprConsentVersions } from '@izlog/contract/gdpr/consent-versions';
import { inTransaction } from '#platform/kernel/context.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { getCustomer } from '../account/get-customer.ts';
import { consentPart } from './consent-part.ts';
import { listGivenConsents, withdrawConsents } from './given-consents.ts';
import { logConsents } from './log-consents.ts';
import { filterAssignments, filterConsents, filterLog, getConsentVersions } from './read-consents.ts';
import { assignConsents, saveConsent } from './save-consent.ts';

/** Consents: their texts, the forms that ask for them, and the log of what was agreed. */
export function gdprRoutes(kernel: Kernel): Route[] {
  kernel.personalData.add(consentPart);
  return [
    route(gdprConsentFilter, filterConsents),
    route(gdprConsentLogCreate, (ctx, input) => logConsents(kernel, ctx, input)),
    route(gdprConsentLogFilter, filterLog),
    route(gdprConsentSave, saveConsent),
    route(gdprConsentVersions, (ctx, { uniqueNumber }) => getConsentVersions(ctx, uniqueNumber)),
    route(gdprConsentGiven, async (ctx) => ({
      records: await listGivenConsents(ctx, await getCustomer(ctx)),
    })),
    route(gdprConsentWithdraw, async (outer, { consents }) => {
      await inTransaction(outer, async (ctx) => withdrawConsents(ctx, await getCustomer(ctx), consents));
      return {};
    }),
    route(consentCreate, assignConsents),
    route(consentFilter, filterAssignments),
  ];
}
