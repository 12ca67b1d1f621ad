import { discountFaults } from '@izlog/contract/ecommerce/discount-faults';
import type { DiscountKind } from '@izlog/contract/ecommerce/discount-kinds';
import type { FieldRefusal } from '@izlog/contract/envelope';
import type { Ctx } from '#platform/kernel/context.ts';
import { hasSegment, idsOfWords, unknownIdsOf } from './discount-staff.queries.ts';

/** What staff say of a discount, ids and words of what it is for. */
interface Given {
  names: Record<string, string>;
  kind: DiscountKind;
  value: number;
  buyQuantity: number | null;
  payQuantity: number | null;
  giftProductIds: number[];
  segmentId: number | null;
  validFrom: string | null;
  validTo: string | null;
  usageLimit: number | null;
  productIds: number[];
  categoryIds: number[];
  userIds: number[];
}

/** Products and customers by what people call them. */
interface Words {
  skus: string[];
  emails: string[];
  giftSkus: string[];
}

/** The discount with the ids of what it names by words, and what is wrong with it by field. `used` is how often it was. */
export async function checkDiscount<G extends Given>(
  ctx: Ctx,
  { skus, emails, giftSkus, ...given }: G & Words,
  used: number,
): Promise<{ input: Omit<G, keyof Words>; faults: FieldRefusal[] }> {
  const named = await idsOfWords(ctx, { skus: [...skus, ...giftSkus], emails });
  const gifts = named.products.splice(skus.length);
  const isMany = given.kind === 'multiBuy';
  const input = {
    ...given,
    productIds: union(given.productIds, named.products),
    userIds: union(given.userIds, named.customers),
    // What belongs to another kind is not kept: it would come back when the kind is changed.
    giftProductIds: given.kind === 'gift' ? union(given.giftProductIds, gifts) : [],
    buyQuantity: isMany ? given.buyQuantity : null,
    payQuantity: isMany ? given.payQuantity : null,
  } as unknown as Omit<G, keyof Words> & Given;
  const faults = [
    ...faultsOf(ctx, input, used),
    ...discountFaults(input),
    ...unknownFaults('skus', skus, named.products),
    ...unknownFaults('emails', emails, named.customers),
    ...(given.kind === 'gift' ? unknownFaults('giftSkus', giftSkus, gifts) : []),
    ...(await strangerFaults(ctx, input)),
    ...(await kindFaults(ctx, input, giftSkus)),
  ];
  return { input, faults };
}

const union = (ids: readonly number[], more: readonly (number | null)[]): number[] => [
  ...new Set([...ids, ...more.filter((id) => id !== null)]),
];

/** What was named and is not there, at most 50 of it. */
function unknownFaults(
  field: keyof Words,
  words: readonly string[],
  ids: readonly (number | null)[],
): FieldRefusal[] {
  return words
    .flatMap((word, at) =>
      ids[at] === null
        ? [{ path: `${field}.${at}`, kind: 'reference', message: `${word} is not of this site.` }]
        : [],
    )
    .slice(0, 50);
}

function faultsOf({ site }: Ctx, input: Given, used: number): FieldRefusal[] {
  const { names, usageLimit } = input;
  const faults: FieldRefusal[] = [];
  const refuse = (path: string, fault: string, message: string) =>
    faults.push({ path, kind: fault, message });
  if (names[site.defaultLanguage] === undefined)
    refuse(`names.${site.defaultLanguage}`, 'required', 'The name in the default language is missing.');
  if (usageLimit !== null && usageLimit < used)
    refuse('usageLimit', 'range', `${used} orders have used it already.`);
  return faults;
}

/** The gift, where it is one, and the segment it may be for. */
async function kindFaults(
  ctx: Ctx,
  { kind, giftProductIds, segmentId }: Given,
  giftSkus: readonly string[],
): Promise<FieldRefusal[]> {
  const faults: FieldRefusal[] = [];
  if (kind === 'gift' && giftProductIds.length === 0 && giftSkus.length === 0)
    faults.push({ path: 'giftSkus', kind: 'required', message: 'Which product?' });
  if (segmentId !== null && !(await hasSegment(ctx, segmentId)))
    faults.push({ path: 'segmentId', kind: 'reference', message: 'There is no such segment.' });
  return faults;
}

async function strangerFaults(ctx: Ctx, input: Given): Promise<FieldRefusal[]> {
  const unknownIds = await unknownIdsOf(ctx, input);
  return unknownIds.slice(0, 50).map(({ field, id }) => ({
    path: `${field}.${input[field].indexOf(id)}`,
    kind: 'reference',
    message: `${id} is not of this site.`,
  }));
}
