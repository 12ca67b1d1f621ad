import { outcomeOf } from '@izlog/contract/client';
import { deleteOwnPasskey } from '@izlog/contract/user/passwordless/own-passkeys';
import { proofField, proofIn } from '#site/kit/forms/proof.server.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { doneForm } from './profile-actions.server.ts';

/** Takes a passkey off, with the password in a login that is older than ten minutes. */
export async function removeOwnPasskey(context: SiteContext, name: string, form: FormData) {
  const id = Number(name.slice(name.indexOf('-') + 1));
  const outcome = await outcomeOf(context.call(deleteOwnPasskey, { id, password: proofIn(reader(form)) }));
  return outcome.errored
    ? refusedForm(context, name, form, outcome.error, proofField)
    : doneForm(name, 'saved');
}
