import { outcomeOf } from '@izlog/contract/client';
import { listClaims, markClaim } from '@izlog/contract/ecommerce/law/claims';
import { greenClaims } from '@izlog/contract/ecommerce/law/green-words';
import { data } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Green words of all that visitors read, or of one product (`?proizvod=12`). */
export async function loadClaims(site: SiteContext, url: URL) {
  const productId = Number(/^[1-9]\d{0,14}$/.exec(url.searchParams.get('proizvod') ?? '')?.[0]);
  return { view: await site.call(listClaims, productId ? { productId } : {}) };
}

/** Handles the forms of the claims: each says what one rests on, or that it is none. */
export async function takeClaim(site: SiteContext, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const [, kind, id, claimed] = /^(product|content)-([1-9]\d{0,14})-(\w+)$/.exec(name) ?? [];
  const claim = greenClaims.find((one) => one === claimed);
  if ((kind !== 'product' && kind !== 'content') || !claim) throw data(null, { status: 400 });
  const isNone = read('act') === 'none';
  const proof = read('proof').trim();
  if (!isNone && proof === '') return wrongForm(name, form, { proof: { key: 'validation.required' } });
  const call = ownCall(site)(markClaim, { kind, itemId: Number(id), claim, proof: isNone ? null : proof });
  const outcome = await outcomeOf(writtenOrNotFound(call));
  return outcome.errored ? refusedForm(site, name, form, outcome.error) : savedAt(site, 'adminClaims');
}
