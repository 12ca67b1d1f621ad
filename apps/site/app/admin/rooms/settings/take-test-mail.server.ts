import { outcomeOf } from '@izlog/contract/client';
import { sendTestMail } from '@izlog/contract/settings/mail-state';
import { data } from 'react-router';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Sends a mail to the caller, and tells at once what the server answered. */
export async function takeTestMail(site: SiteContext, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(sendTestMail, {}));
  if (outcome.errored) return refusedForm(site, 'testMail', form, outcome.error);
  const { recipient, fault, reason } = outcome.data;
  return data<FormAnswer>({ form: 'testMail', shown: { recipient, fault: fault ?? '', reason } });
}
