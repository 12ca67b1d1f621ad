import type {
  listPaymentMethods,
  saveShopPaymentMethod,
} from '@izlog/contract/ecommerce/payment-method-staff';
import { isKeyedProvider } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toCents, toDecimalOrNull } from '@izlog/contract/money';
import type { Ctx } from '../../../../kernel/context.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { listMethodRows, savePaymentMethodRow } from '../../../cart/index.ts';
import { needsDefaultWords } from '../../../settings/index.ts';
import { readSeller } from '../../placing/seller.ts';
import { listKeyNames } from '../payment-keys.queries.ts';

type Listed = EndpointReturn<typeof listPaymentMethods>;
type Kind = Listed[number]['kind'];

/** The ways to pay as the shop set them up, in their order. */
export async function showPaymentMethods(ctx: Ctx): Promise<Listed> {
  const [rows, isReady] = [await listMethodRows(ctx), await readiness(ctx)];
  return rows.map((row) => ({
    ...row,
    minTotal: toDecimalOrNull(row.minTotal),
    maxTotal: toDecimalOrNull(row.maxTotal),
    isReady: isReady(row.kind),
  }));
}

/** Sets one up. One that could not be used is not offered: no provider without its keys, no transfer without an account. */
export async function saveShopMethod(
  ctx: Ctx,
  input: EndpointParsed<typeof saveShopPaymentMethod>,
): Promise<EndpointReturn<typeof saveShopPaymentMethod>> {
  const { words, minTotal, maxTotal, ...fields } = input;
  needsDefaultWords(ctx, words);
  if (input.isActive && !(await readiness(ctx))(input.kind)) throw new Refusal('paymentMethodNotReady');
  const id = await savePaymentMethodRow(ctx, {
    ...fields,
    minTotal: minTotal === null ? null : toCents(minTotal),
    maxTotal: maxTotal === null ? null : toCents(maxTotal),
    translations: words,
  });
  const saved = (await showPaymentMethods(ctx)).find((one) => one.id === id);
  if (!saved) throw new Error('the payment method was not kept');
  return saved;
}

/** Whether a kind of payment can be used by this shop. */
async function readiness(ctx: Ctx): Promise<(kind: Kind) => boolean> {
  const [keys, seller] = [await listKeyNames(ctx), await readSeller(ctx)];
  const withKeys = new Set(keys.map(({ gateway }) => gateway));
  return (kind) => {
    if (isKeyedProvider(kind)) return withKeys.has(kind);
    return (kind !== 'bankTransfer' && kind !== 'hpf') || seller.iban !== '';
  };
}
