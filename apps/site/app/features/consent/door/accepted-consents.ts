import type { FormConsent } from './form-consent.ts';

/** Unique numbers of the consents that were ticked in a form; others than it asked for do not count. */
export function acceptedConsents(form: FormData, asked: readonly FormConsent[]): string[] {
  const ticked = new Set(form.getAll('consents').filter((value) => typeof value === 'string'));
  return asked.map(({ uniqueNumber }) => uniqueNumber).filter((number) => ticked.has(number));
}

/** Whether a required consent was not accepted (GDPR-007). */
export const missesConsent = (asked: readonly FormConsent[], accepted: readonly string[]): boolean =>
  asked.some(({ isRequired, uniqueNumber }) => isRequired && !accepted.includes(uniqueNumber));
