import { outcomeOf } from '@izlog/contract/client';
import { savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import { isKeyedProvider, paymentProviders } from '@izlog/contract/ecommerce/payment-providers';
import { data } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { refusedProof } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { Method } from './payment.server.ts';

/** Sets the keys of a provider, all of them, or removes them. They are never sent back; the login has to be fresh. */
export async function takeKeys(site: SiteContext, { code, kind }: Method, form: FormData) {
  const name = reader(form)('form');
  if (!isKeyedProvider(kind)) throw data(null, { status: 400 });
  const read = name === 'keys' ? readKeys(site, kind, form) : { keys: null, faults: {} };
  if (Object.keys(read.faults).length > 0) return sealed(wrongForm(name, form, read.faults));
  const unproved = await refusedProof(site, name, form);
  if (unproved) return sealed(unproved);
  const outcome = await outcomeOf(ownCall(site)(savePaymentKeys, { gateway: kind, keys: read.keys }));
  if (outcome.errored) {
    const words = wordsOf(site)('payment.keyWrong');
    const fields = Object.fromEntries(
      Object.keys(paymentProviders[kind].keys).map((key) => [key, `key.${key}`]),
    );
    return sealed(refusedForm(site, name, form, outcome.error, fields, () => words));
  }
  return savedAt(site, 'adminPayment', { code });
}

/** Keys that may be missing. */
const optional = new Set(['certificate', 'certificatePassword', 'webhookId', 'plans']);

function readKeys(site: SiteContext, kind: keyof typeof paymentProviders, form: FormData) {
  const read = reader(form);
  const faults: Record<string, Fault> = {};
  const mode = read('key.mode') === 'live' ? 'live' : 'test';
  const keys: Record<string, unknown> = { mode };
  for (const name of Object.keys(paymentProviders[kind].keys ?? {})) {
    const value = read(`key.${name}`).replaceAll('\r\n', '\n').trim();
    if (name === 'plans') {
      const plans = plansIn(value);
      if (!plans) faults['key.plans'] = { key: 'form.wrong', words: wordsOf(site)('payment.plansWrong') };
      else if (value !== '') keys.plans = plans;
    } else if (value !== '') keys[name] = value;
    else if (!optional.has(name)) faults[`key.${name}`] = { key: 'validation.required' };
  }
  return { keys, faults };
}

/** `SKU = plan`, a line each. */
function plansIn(text: string): Record<string, string> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => line.split('=').map((part) => part.trim()));
  if (pairs.some(([sku, plan, ...more]) => !sku || !plan || more.length > 0)) return undefined;
  return Object.fromEntries(pairs);
}

/** Keys that were typed do not travel back, not even over a refusal. */
function sealed<A extends { data: { typed?: Readonly<Record<string, string>> } }>(answer: A): A {
  const typed = Object.entries(answer.data.typed ?? {}).filter(
    ([name]) => !name.startsWith('key.') || name === 'key.mode',
  );
  answer.data.typed = Object.fromEntries(typed);
  return answer;
}
