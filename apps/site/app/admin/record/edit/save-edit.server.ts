import { outcomeOf } from '@izlog/contract/client';
import type { AnyEndpoint, EndpointInput } from '@izlog/contract/endpoint';
import { refusals } from '@izlog/contract/refusals';
import { refusedChange } from '#site/admin/ground/text/changed-meanwhile.server.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

interface Edit<E extends AnyEndpoint> {
  /** Name of the form. */
  name: string;
  endpoint: E;
  input: EndpointInput<E>;
  /** What a field is called that somebody else changed. */
  labelOf(field: string): string;
  /** The controls of what a refusal names, and its words, as `refusedForm` takes them. */
  controls?: Parameters<typeof refusedForm>[4];
  wordsOf?: Parameters<typeof refusedForm>[5];
}

/** Saves what an EditForm was sent with. Where that is refused the answer says why, and what was typed stays. */
export async function saveEdit<E extends AnyEndpoint>(
  site: SiteContext,
  form: FormData,
  { name, endpoint, input, labelOf, controls, wordsOf }: Edit<E>,
) {
  const outcome = await outcomeOf(ownCall(site)(endpoint, input));
  if (!outcome.errored) return undefined;
  return outcome.error.code === refusals.recordChanged.code
    ? refusedChange(site, name, form, outcome.error, labelOf)
    : refusedForm(site, name, form, outcome.error, controls, wordsOf);
}
