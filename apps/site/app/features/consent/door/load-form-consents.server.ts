import { type Outcome, outcomeOf } from '@izlog/contract/client';
import { consentFilter } from '@izlog/contract/cms/consent-filter';
import type { FormType } from '@izlog/contract/cms/forms/form-types';
import { gdprConsentFilter } from '@izlog/contract/gdpr/consent-filter';
import { limits } from '@izlog/contract/limits';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { FormConsent } from './form-consent.ts';

/**
 * The consents a form asks for, in the order of its assignment (GDPR-004, GDPR-014). When they cannot be loaded the form
 * says so (GDPR-009).
 */
export const loadFormConsents = (
  { call }: Pick<SiteContext, 'call'>,
  form: FormType,
): Promise<Outcome<FormConsent[]>> =>
  outcomeOf(
    Promise.all([
      call(consentFilter, { assigned_to: form }),
      call(gdprConsentFilter, { limit: limits.consentListLimit }),
    ]).then(([assignments, texts]) => {
      const known = new Map(texts.records.map((one) => [one.uniqueNumber, one.displayName]));
      const [assignment] = assignments.records;
      return (assignment?.consents ?? []).flatMap((uniqueNumber) => {
        const html = known.get(uniqueNumber);
        const isRequired = assignment?.requiredConsents.includes(uniqueNumber) ?? false;
        return html === undefined ? [] : [{ uniqueNumber, html, isRequired }];
      });
    }),
  );
