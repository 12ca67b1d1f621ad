import type { CallError } from '@izlog/contract/client';
import { data } from 'react-router';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { changedWords } from './changed-words.server.ts';

/**
 * Says which fields of a record somebody else changed; what was typed stays, and sent once more it is about what is saved
 * now: the answer carries that revision.
 */
export function refusedChange(
  site: SiteContext,
  name: string,
  form: FormData,
  { payload }: CallError,
  labelOf: (field: string) => string,
) {
  const { fields = [], record } = (payload ?? {}) as {
    fields?: readonly string[];
    record?: { revision?: string };
  };
  const answer: FormAnswer = {
    form: name,
    refusal: changedWords(site, payload, fields.map(labelOf)),
    typed: typedFields(form),
    shown: { revision: record?.revision ?? '' },
  };
  return data(answer, { status: 409 });
}
