import { outcomeOf } from '@izlog/contract/client';
import { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import { reader } from '../../kit/forms/rules.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { ownCall } from '../../session/own-call.ts';
import { isDay, lastDayOf, shopDayOf, startOfDay } from '../frame/shop-day.ts';
import { recordOf } from './load-product.server.ts';
import { readPrice } from './read-price.ts';

const headers = { 'cache-control': 'private, no-store' };

/** What buyers will see of the price that is typed; 400 while it is none yet. */
export async function previewTyped(site: SiteContext, form: FormData): Promise<Response> {
  const read = (name: string) => reader(form)(name).trim();
  const before = read('id') === '' ? null : await recordOf(site, read('id'));
  const [base, sale, member] = ['base', 'sale', 'member'].map((name) => readPrice(read(name)));
  const amounts = [base, sale, member].map((typed) =>
    typed?.is === 'amount' ? typed.amount : typed?.is === 'nothing' ? null : undefined,
  );
  if (amounts.includes(undefined)) return Response.json({}, { status: 400, headers });
  const today = shopDayOf(Date.now());
  const [from, to] = [read('saleFrom'), read('saleTo')];
  const known = before?.price;
  const saleFrom =
    known?.saleFrom && shopDayOf(known.saleFrom) === from
      ? known.saleFrom
      : isDay(from) && from > today
        ? startOfDay(from)
        : null;
  const saleTo =
    known?.saleTo && lastDayOf(known.saleTo) === to ? known.saleTo : isDay(to) ? startOfDay(to, 1) : null;
  const price = {
    base: amounts[0] ?? null,
    sale: amounts[1] ?? null,
    member: amounts[2] ?? null,
    saleFrom,
    saleTo,
  };
  const outcome = await outcomeOf(
    ownCall(site)(previewProductPrice, { ...(before && { id: before.id }), price }),
  );
  if (!outcome.errored) return Response.json(outcome.data, { headers });
  return Response.json({}, { status: outcome.error.status >= 400 ? outcome.error.status : 503, headers });
}
