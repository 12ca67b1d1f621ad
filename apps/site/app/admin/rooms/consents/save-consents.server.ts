import { outcomeOf } from '@izlog/contract/client';
import { consentCreate } from '@izlog/contract/cms/consent-create';
import { type FormType, isFormType } from '@izlog/contract/cms/forms/form-types';
import { gdprConsentSave } from '@izlog/contract/gdpr/consent-save';
import { data } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, faultsOf, reader, required } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** Says which consents a form asks for (CMS-039); a required one is asked for too. */
export async function saveAssignment(context: SiteContext, assigned_to: FormType, form: FormData) {
  const name = `assign-${assigned_to}`;
  const texts = (field: string) => form.getAll(field).filter((one) => typeof one === 'string');
  const requiredConsents = texts('required');
  const consents = [...new Set([...texts('asked'), ...requiredConsents])];
  const outcome = await outcomeOf(context.call(consentCreate, { assigned_to, consents, requiredConsents }));
  if (outcome.errored) return refusedForm(context, name, form, outcome.error);
  return data<FormAnswer>({ form: name, done: ['consentsSaved'] });
}

/** Makes a consent or gives it a new text: a new version, the former ones stay (GDPR-005). */
export async function saveConsent(context: SiteContext, form: FormData) {
  const read = reader(form);
  const { languages } = context.site;
  const main = languages.find((one) => one.isDefault)?.code ?? '';
  const faults: Record<string, Fault> = {
    ...faultsOf({ uniqueNumber: [required, name], [`text-${main}`]: [required] }, read),
  };
  if (Object.keys(faults).length > 0) return wrongForm('consent', form, faults);
  const texts = languages.map(({ code }) => [code, read(`text-${code}`).trim()] as const);
  const displayName = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  const uniqueNumber = read('uniqueNumber').trim();
  const outcome = await outcomeOf(context.call(gdprConsentSave, { uniqueNumber, displayName }));
  if (outcome.errored) return refusedForm(context, 'consent', form, outcome.error);
  return savedAt(context, 'adminConsent', { slug: uniqueNumber }, 'consentsSaved');
}

/** The names of forms and `nova` lead elsewhere. */
const name = (value: string): Fault | undefined =>
  /^[A-Za-z0-9_-]{1,60}$/.test(value.trim()) && value.trim() !== 'nova' && !isFormType(value.trim())
    ? undefined
    : { key: 'consents.numberFormat' };
