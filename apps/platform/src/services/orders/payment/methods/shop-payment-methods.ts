import type {
  listPaymentMethods,
  saveShopPaymentMethod,
} from '@izlog/contract/ecommerce/payment-method-staff';
import { isKeyedProvider } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toCents, toDecimalOrNull } from '@izlog/contract/money';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mineSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { listMethodRows, savePaymentMethodRow } from '#platform/services/cart/index.ts';
import { needsDefaultWords } from '#platform/services/settings/index.ts';
import { readSeller } from '../../placing/seller.ts';
import { listKeyNames } from '../payment-keys.queries.ts';

type Listed = EndpointReturn<typeof listPaymentMethods>;
type Kind = Listed[number]['kind'];
type Method = Required<Omit<EndpointParsed<typeof saveShopPaymentMethod>, 'revision' | 'evenIfLast'>>;

/** What people change of a way to pay; its code names it for ever. */
const changeable = [
  'kind',
  'position',
  'isActive',
  'isForCompanies',
  'isOnTerms',
  'isForDigital',
  'countries',
  'minTotal',
  'maxTotal',
  'notWithDelivery',
  'feePercent',
  'feeFixed',
  'words',
] as const satisfies ReadonlyArray<keyof Method>;

/** The ways to pay as the shop set them up, in their order. */
export async function showPaymentMethods(ctx: Ctx, isHeld = false): Promise<Listed> {
  const [rows, isReady] = [await listMethodRows(ctx, isHeld), await readiness(ctx)];
  return rows.map((row) => {
    const shown = {
      ...row,
      minTotal: toDecimalOrNull(row.minTotal),
      maxTotal: toDecimalOrNull(row.maxTotal),
      feePercent: toDecimalOrNull(row.feePercent),
      feeFixed: toDecimalOrNull(row.feeFixed),
    };
    return { ...shown, isReady: isReady(row.kind), revision: revisionOf(shown, changeable) };
  });
}

/**
 * Sets one up. One that could not be used is not offered: no provider without its keys, no transfer without an account. The
 * last one that is offered, to anybody or to consumers, is switched off only when that is meant, and what somebody else changed since it was read stays.
 */
export function saveShopMethod(
  outer: Ctx,
  { revision, evenIfLast, ...given }: EndpointParsed<typeof saveShopPaymentMethod>,
): Promise<EndpointReturn<typeof saveShopPaymentMethod>> {
  needsDefaultWords(outer, given.words);
  return inTransaction(outer, async (ctx) => {
    const all = await showPaymentMethods(ctx, true);
    const before = all.find(({ code }) => code === given.code);
    const said: Method = {
      ...given,
      isOnTerms: given.isOnTerms ?? before?.isOnTerms ?? false,
      feePercent: given.feePercent === undefined ? (before?.feePercent ?? null) : given.feePercent,
      feeFixed: given.feeFixed === undefined ? (before?.feeFixed ?? null) : given.feeFixed,
    };
    const wanted = before ? { ...said, ...unchangedOf(before, said, revision) } : said;
    if (wanted.isActive && !(await readiness(ctx))(wanted.kind)) throw new Refusal('paymentMethodNotReady');
    if (before && !evenIfLast) {
      if (!wanted.isActive && isLast(before, all)) throw new Refusal('lastPaymentMethod');
      const { isActive, isForCompanies, kind } = wanted;
      const after = { ...before, isActive, isForCompanies, kind };
      if (isForConsumers(before) && !isForConsumers(after) && isLast(before, all.filter(isForConsumers)))
        throw new Refusal('lastPaymentMethod', { consumers: true });
    }
    const { words, minTotal, maxTotal, feePercent, feeFixed, ...fields } = wanted;
    const id = await savePaymentMethodRow(ctx, {
      ...fields,
      minTotal: minTotal === null ? null : toCents(minTotal),
      maxTotal: maxTotal === null ? null : toCents(maxTotal),
      feePercent: feePercent === null ? null : toCents(feePercent),
      feeFixed: feeFixed === null ? null : toCents(feeFixed),
      translations: words,
    });
    const saved = (await showPaymentMethods(ctx)).find((one) => one.id === id);
    if (!saved) throw new Error('the payment method was not kept');
    noteChange(ctx, `paymentMethod ${saved.code}`, before ? loggable(before) : {}, loggable(saved));
    return saved;
  });
}

/** What stays as it is now: all that the sender did not change since it was read. */
function unchangedOf(before: Listed[number], said: Method, revision: string | undefined): Partial<Method> {
  const mine = mineSince({
    revision,
    now: before,
    said,
    names: changeable,
    target: `paymentMethod ${before.code}`,
  });
  const unchanged = changeable.filter((name) => !mine.includes(name)).map((name) => [name, before[name]]);
  return Object.fromEntries(unchanged);
}

const isOffered = ({ isActive, isReady }: Listed[number]): boolean => isActive === true && isReady;

const isLast = (one: Listed[number], all: Listed): boolean =>
  isOffered(one) && !all.some((other) => other.id !== one.id && isOffered(other));

/** Whether somebody without a company can pay by it. */
const isForConsumers = (one: Listed[number]): boolean =>
  isOffered(one) && !one.isForCompanies && one.kind !== 'hpf';

const loggable = (method: Listed[number]) =>
  Object.fromEntries(changeable.map((name) => [name, method[name]]));

/** Whether a kind of payment can be used by this shop. */
async function readiness(ctx: Ctx): Promise<(kind: Kind) => boolean> {
  const [keys, seller] = [await listKeyNames(ctx), await readSeller(ctx)];
  const withKeys = new Set(keys.map(({ gateway }) => gateway));
  return (kind) => {
    if (isKeyedProvider(kind)) return withKeys.has(kind);
    return (kind !== 'bankTransfer' && kind !== 'hpf') || seller.iban !== '';
  };
}
