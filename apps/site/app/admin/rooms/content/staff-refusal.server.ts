import type { CallError } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { data } from 'react-router';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** Refusals of drafts and publishing that have words of their own, by code. */
const own: Readonly<Record<string, StaffKey>> = {
  [refusals.draftChanged.code]: 'content.draftChanged',
  [refusals.contentConflict.code]: 'content.publishConflict',
  [refusals.publishRefused.code]: 'content.publishRefused',
  [refusals.forbidden.code]: 'content.mayNot',
};

/** What is wrong with fields that acts on documents have, by field and kind. */
const ofFields: Readonly<Record<string, StaffKey>> = {
  'sendTo nowhere': 'redirects.nowhere',
  'at past': 'content.planPast',
  'at tooFar': 'content.planFar',
};

/** The answer to a form about content that the platform refused, in words of the back office where there are some. */
export function staffRefusal(
  site: SiteContext,
  name: string,
  form: FormData,
  error: CallError,
  more: object = {},
) {
  const key = own[error.code ?? ''];
  if (!key)
    return refusedForm(site, name, form, error, {}, (path, kind) => {
      const words = ofFields[`${path} ${kind}`];
      return words && sayer(site)(words);
    });
  const answer: FormAnswer = {
    form: name,
    typed: typedFields(form),
    refusal: sayer(site)(key),
    ...more,
  };
  return data(answer, { status: error.status });
}
