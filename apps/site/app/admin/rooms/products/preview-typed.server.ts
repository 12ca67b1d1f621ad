import { outcomeOf } from '@izlog/contract/client';
import { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { readTypedPrice } from './door/typed-price.ts';
import { recordOf } from './load-product.server.ts';

const headers = { 'cache-control': 'private, no-store' };

/** What buyers will see of the price that is typed; 400 while it is none yet. */
export async function previewTyped(site: SiteContext, form: FormData): Promise<Response> {
  const read = reader(form);
  const id = read('id').trim();
  const before = id === '' ? null : await recordOf(site, id);
  const { price, faults } = readTypedPrice(read, before?.price, Date.now());
  // A sale that is not lower is explained by the preview itself.
  // A plan that is half typed is none yet.
  const plan = faults.nextBase || faults.nextFrom ? { nextBase: null, nextFrom: null } : {};
  const isWrong = (['base', 'sale', 'member'] as const).some(
    (name) => faults[name] !== undefined && faults[name].key !== 'products.saleNotLower',
  );
  if (isWrong) return Response.json({}, { status: 400, headers });
  const outcome = await outcomeOf(
    ownCall(site)(previewProductPrice, { ...(before && { id: before.id }), price: { ...price, ...plan } }),
  );
  if (!outcome.errored) return Response.json(outcome.data, { headers });
  return Response.json({}, { status: outcome.error.status >= 400 ? outcome.error.status : 503, headers });
}
