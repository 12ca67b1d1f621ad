import { waited } from '@izlog/contract/captcha/puzzle';
import { type CallError, outcomeOf } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { captchaChallenge, type Recaptcha } from '@izlog/contract/settings/captcha';
import { data } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { refusedForm } from '../forms/refused-form.server.ts';
import { reader } from '../forms/rules.ts';
import { typedFields } from '../forms/typed-fields.server.ts';

/** What a form sends of the captcha (MKT-014); nothing when it was sent without. */
export function sentCaptcha(form: FormData): { recaptcha?: Recaptcha } {
  const read = reader(form);
  const recaptcha = { key: read('captchaKey'), response: read('captchaResponse') };
  return recaptcha.key && recaptcha.response ? { recaptcha } : {};
}

/**
 * The answer to a form that the platform refused. One without a good captcha comes back with a challenge that a browser
 * without scripts only has to wait for, and with everything that was typed.
 */
export async function refusedByPlatform(
  context: SiteContext,
  name: string,
  form: FormData,
  error: CallError,
  fields: Readonly<Record<string, string>> = {},
) {
  const isAboutCaptcha = [refusals.recaptchaMissing.code, refusals.recaptchaInvalid.code].some(
    (code) => code === error.code,
  );
  if (!isAboutCaptcha) return refusedForm(context, name, form, error, fields);
  const challenge = await outcomeOf(context.call(captchaChallenge, {}));
  if (challenge.errored) return refusedForm(context, name, form, challenge.error);
  const { messages, locale } = catalogueOf(context.language.code2);
  const answer: FormAnswer = {
    form: name,
    refusal: textOf(messages, locale, 'captcha.again'),
    typed: { ...typedFields(form), captchaKey: challenge.data.key, captchaResponse: waited },
  };
  return data(answer, { status: 400 });
}
