import { outcomeOf } from '@izlog/contract/client';
import { switchExtension } from '@izlog/contract/settings/extensions';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { refusedProof } from '#site/kit/forms/proof.server.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Handles the form that switches an extension on or off. */
export async function takeExtension(site: SiteContext, name: string, form: FormData) {
  const isOn = reader(form)('act') === 'on';
  const unproved = await refusedProof(site, 'switch', form);
  if (unproved) return unproved;
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(switchExtension, { name, isOn })));
  if (outcome.errored) return refusedForm(site, 'switch', form, outcome.error, {});
  // One whose folder is gone is gone with its switch.
  return outcome.data.extension
    ? savedAt(site, 'adminExtension', { name })
    : savedAt(site, 'adminExtensions');
}
