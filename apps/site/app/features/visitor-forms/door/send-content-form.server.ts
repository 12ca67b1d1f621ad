import { outcomeOf } from '@izlog/contract/client';
import type { Form } from '@izlog/contract/cms/forms/form';
import { formGet } from '@izlog/contract/cms/forms/form-get';
import { formStoreData } from '@izlog/contract/cms/forms/form-store-data';
import { data } from 'react-router';
import { acceptedConsents, missesConsent } from '#site/features/consent/door/accepted-consents.ts';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import { refusedByPlatform, sentCaptcha } from '#site/kit/captcha/sent-captcha.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { contentFormRules, isShownField } from '../content-form-rules.ts';

/** A form with the consents it asks for; none where it does not check them (GDPR-008). */
export async function loadContentForm(
  context: SiteContext,
  id: number,
): Promise<{ content: Form; consents: FormConsent[] | null }> {
  const content = await context.call(formGet, { id });
  if (!content.validateConsents) return { content, consents: [] };
  const consents = await loadFormConsents(context, content.type);
  return { content, consents: consents.errored ? null : consents.data };
}

/** Sends what was filled in on to the platform (CMS-045, CMS-047). */
export async function sendContentForm(context: SiteContext, id: number, form: FormData) {
  const { content, consents } = await orNotFound(loadContentForm(context, id));
  const name = `form-${content.id}`;
  const read = reader(form);
  const faults = faultsOf(contentFormRules(content.fields), read);
  if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
  const accepted = acceptedConsents(form, consents ?? []);
  if (consents === null || missesConsent(consents, accepted)) {
    const key = consents === null ? 'error.consentsNotFetched' : 'core.notifications.consentRequired';
    const answer: FormAnswer = {
      form: name,
      faults: { consents: { key } },
      alerts: [key],
      typed: typedFields(form),
    };
    return data(answer, { status: 400 });
  }
  const shown = content.fields.filter(isShownField);
  const filled = shown.flatMap(({ name: field, kind }) => {
    const value = read(field);
    return value === '' ? [] : [[field, kind === 'checkbox' ? true : value] as const];
  });
  const sent = await outcomeOf(
    context.call(formStoreData, {
      id,
      data: Object.fromEntries(filled),
      consents: accepted,
      ...sentCaptcha(form),
    }),
  );
  const fields = Object.fromEntries(shown.map((field) => [`data.${field.name}`, field.name]));
  if (sent.errored) return refusedByPlatform(context, name, form, sent.error, fields);
  return data<FormAnswer>({ form: name, done: [content.requireEmailConfirm ? 'formConfirm' : 'formSent'] });
}
