import { outcomeOf } from '@izlog/contract/client';
import { proveStaff } from '@izlog/contract/user/proof';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { refusedForm } from './refused-form.server.ts';
import { type ReadField, reader } from './rules.ts';

/** The field in which a form asks for the password again (FormFrame); what a wrong one is reported beside. */
const field = 'currentPassword';
export const proofField = { 'code:INCORRECT_OLD_PASSWORD': field };

/** The password that was typed as a proof; undefined when none was asked for. */
export const proofIn = (read: ReadField): string | undefined => read(field) || undefined;

/** Says the typed password to the platform before an act of staff; returns the answer to the form when it is wrong. */
export async function refusedProof(site: SiteContext, name: string, form: FormData) {
  const password = proofIn(reader(form));
  if (password === undefined) return undefined;
  const outcome = await outcomeOf(ownCall(site)(proveStaff, { password }));
  return outcome.errored ? refusedForm(site, name, form, outcome.error, proofField) : undefined;
}
