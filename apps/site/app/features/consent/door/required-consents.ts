import type { Rule } from '#site/kit/forms/rules.ts';
import type { FormConsent } from './form-consent.ts';

/** The rule that every required consent of a form is ticked (GDPR-007); `formOf` gives the form when it is sent. */
export const requiredConsents =
  (consents: readonly FormConsent[] | undefined, formOf: () => HTMLFormElement | null): Rule =>
  () =>
    consents?.some(({ isRequired, uniqueNumber }) => isRequired && !isTicked(formOf(), uniqueNumber))
      ? { key: 'core.notifications.consentRequired' }
      : undefined;

const isTicked = (form: HTMLFormElement | null, uniqueNumber: string): boolean =>
  form?.querySelector(`input[name="consents"][value="${CSS.escape(uniqueNumber)}"]:checked`) !== null;
