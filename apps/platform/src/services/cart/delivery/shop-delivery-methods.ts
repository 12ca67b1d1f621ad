import type {
  listDeliveryMethods,
  saveShopDeliveryMethod,
} from '@izlog/contract/ecommerce/delivery-method-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toCents, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import type { Ctx } from '../../../kernel/context.ts';
import { needsDefaultWords } from '../../settings/index.ts';
import { listMethodRows } from './delivery-method.queries.ts';
import { saveDeliveryMethodRow } from './save-delivery-method.ts';

type Listed = EndpointReturn<typeof listDeliveryMethods>;

/** The ways of delivery as the shop set them up, in their order. */
export async function showDeliveryMethods(ctx: Ctx): Promise<Listed> {
  return (await listMethodRows(ctx)).map((row) => ({
    ...row,
    rates: row.rates.map((rate) => ({
      ...rate,
      minTotal: toDecimalOrNull(rate.minTotal),
      maxTotal: toDecimalOrNull(rate.maxTotal),
      price: toDecimal(rate.price),
      freeFrom: toDecimalOrNull(rate.freeFrom),
    })),
  }));
}

/** Sets one up with its words and rates. */
export async function saveShopDelivery(
  ctx: Ctx,
  { words, rates, ...fields }: EndpointParsed<typeof saveShopDeliveryMethod>,
): Promise<EndpointReturn<typeof saveShopDeliveryMethod>> {
  needsDefaultWords(ctx, words);
  const cents = (amount: number | null) => (amount === null ? null : toCents(amount));
  const id = await saveDeliveryMethodRow(ctx, {
    ...fields,
    translations: words,
    rates: rates.map((rate) => ({
      ...rate,
      minTotal: cents(rate.minTotal),
      maxTotal: cents(rate.maxTotal),
      price: toCents(rate.price),
      freeFrom: cents(rate.freeFrom),
    })),
  });
  const saved = (await showDeliveryMethods(ctx)).find((one) => one.id === id);
  if (!saved) throw new Error('the delivery method was not kept');
  return saved;
}
