import { CallError, outcomeOf } from '@izlog/contract/client';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { type defineBulk, mostAtOnce } from '@izlog/contract/resource';
import { data, redirect } from 'react-router';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusalWords } from '#site/kit/forms/refusal-words.server.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

type Bulk = ReturnType<typeof defineBulk>;

/** Does what the bar below a list asks for to the rows that were chosen, and says what was not done. */
export async function takeBulk(site: SiteContext, bulk: Bulk, form: FormData, url: URL) {
  const ids = form
    .getAll('ids')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, mostAtOnce);
  const say = sayer(site);
  const answer = (refusal: string, status: number) => data<FormAnswer>({ form: 'bulk', refusal }, { status });
  if (ids.length === 0) return answer(say('resource.nothingPicked'), 400);
  const input = { act: reader(form)('act'), ids } as EndpointInput<Bulk>;
  const outcome = await outcomeOf(ownCall(site)(bulk, input));
  if (outcome.errored) return refusedForm(site, 'bulk', form, outcome.error);
  const { done, refused } = outcome.data;
  if (refused.length > 0) {
    const why = [...new Set(refused.map((one) => wordsOf(site, one)))];
    return answer(say('resource.notAll', { done, count: refused.length, why: why.join(' ') }), 200);
  }
  site.cookies.push(flashCookie('saved'));
  return redirect(`${url.pathname}${url.search}`, { status: 303 });
}

/** Why something was not done to a record, as if it had been asked for alone. */
const wordsOf = (site: SiteContext, { code, message }: { code: string; message: string }): string =>
  refusalWords(site, new CallError({ status: 400, code, message })) ?? message;
