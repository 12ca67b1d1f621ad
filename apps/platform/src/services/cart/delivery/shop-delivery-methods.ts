import { findDeliveryGap, turnedBounds } from '@izlog/contract/ecommerce/delivery-gaps';
import type {
  listDeliveryMethods,
  saveShopDeliveryMethod,
} from '@izlog/contract/ecommerce/delivery-method-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toCents, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mineSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { needsDefaultWords } from '#platform/services/settings/index.ts';
import { listMethodRows, lockMethods, optionNames } from './delivery-method.queries.ts';
import { saveDeliveryMethodRow } from './save-delivery-method.ts';

type Listed = EndpointReturn<typeof listDeliveryMethods>;
type Method = Omit<EndpointParsed<typeof saveShopDeliveryMethod>, 'revision'>;

/** What people change of a way of delivery; its code names it for ever. */
const changeable: readonly (keyof Method)[] = [...optionNames, 'words', 'rates'];

/** The ways of delivery as the shop set them up, in their order. */
export async function showDeliveryMethods(ctx: Ctx): Promise<Listed> {
  return (await listMethodRows(ctx)).map((row) => {
    const rates = row.rates.map((rate) => ({
      ...rate,
      minTotal: toDecimalOrNull(rate.minTotal),
      maxTotal: toDecimalOrNull(rate.maxTotal),
      price: toDecimal(rate.price),
      freeFrom: toDecimalOrNull(rate.freeFrom),
    }));
    const shown = { ...row, rates };
    return { ...shown, revision: revisionOf(shown, changeable) };
  });
}

/**
 * Sets one up with its words and rates. Refuses a gap between the weights of a country, and with recordChanged what somebody
 * else has changed since it was read.
 */
export function saveShopDelivery(
  outer: Ctx,
  { revision, ...said }: EndpointParsed<typeof saveShopDeliveryMethod>,
): Promise<EndpointReturn<typeof saveShopDeliveryMethod>> {
  needsDefaultWords(outer, said.words);
  refuseGap(said.rates);
  return inTransaction(outer, async (ctx) => {
    await lockMethods(ctx);
    const before = (await showDeliveryMethods(ctx)).find(({ code }) => code === said.code);
    const { words, rates, ...fields } = before ? { ...said, ...unchangedOf(before, said, revision) } : said;
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
    noteChange(ctx, `deliveryMethod ${saved.code}`, before ? loggable(before) : {}, loggable(saved));
    return saved;
  });
}

const cents = (amount: number | null) => (amount === null ? null : toCents(amount));

/** A rate that fits no cart, and what no rate fits. */
function refuseGap(rates: Method['rates']): void {
  const turned = rates.flatMap((rate, at) => turnedBounds(rate).map((field) => `rates.${at}.${field}`));
  if (turned.length > 0)
    throw new Refusal('validationFailed', {
      fields: turned.map((path) => ({
        path,
        kind: 'range',
        message: 'The upper bound is below the lower one.',
      })),
    });
  const gap = findDeliveryGap(rates);
  if (!gap) return;
  const where = gap.country ?? 'other countries';
  const message = `Nothing carries more than ${gap.above} and less than ${gap.below} grams to ${where}.`;
  throw new Refusal('validationFailed', {
    fields: [{ path: `rates.${gap.rate}.minWeight`, kind: 'gap', message }],
  });
}

/** What stays as it is now: all that the sender did not change since it was read. */
function unchangedOf(before: Listed[number], said: Method, revision: string | undefined): Partial<Method> {
  const mine = mineSince({
    revision,
    now: before,
    said,
    names: changeable,
    target: `deliveryMethod ${before.code}`,
  });
  return Object.fromEntries(
    changeable.filter((name) => !mine.includes(name)).map((name) => [name, before[name]]),
  );
}

const loggable = (method: Listed[number]) =>
  Object.fromEntries(changeable.map((name) => [name, method[name]]));
