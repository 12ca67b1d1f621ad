import type { FieldRefusal } from '@izlog/contract/envelope';
import type { Ctx } from '../../kernel/context.ts';
import { idsOfWords, unknownIdsOf } from './discount-staff.queries.ts';

/** What staff say of a discount, ids and words of what it is for. */
interface Given {
  names: Record<string, string>;
  kind: 'percent' | 'amount' | 'freeDelivery';
  value: number;
  validFrom: string | null;
  validTo: string | null;
  usageLimit: number | null;
  productIds: number[];
  categoryIds: number[];
  userIds: number[];
}

/** The discount with the ids of what it names by words, and what is wrong with it by field. `used` is how often it was. */
export async function checkDiscount<G extends Given>(
  ctx: Ctx,
  { skus, emails, ...given }: G & { skus: string[]; emails: string[] },
  used: number,
): Promise<{ input: Omit<G, 'skus' | 'emails'>; faults: FieldRefusal[] }> {
  const named = await idsOfWords(ctx, { skus, emails });
  const input = {
    ...given,
    productIds: union(given.productIds, named.products),
    userIds: union(given.userIds, named.customers),
  } as unknown as Omit<G, 'skus' | 'emails'> & Given;
  const faults = [
    ...faultsOf(ctx, input, used),
    ...unknownFaults('skus', skus, named.products),
    ...unknownFaults('emails', emails, named.customers),
    ...(await strangerFaults(ctx, input)),
  ];
  return { input, faults };
}

const union = (ids: readonly number[], more: readonly (number | null)[]): number[] => [
  ...new Set([...ids, ...more.filter((id) => id !== null)]),
];

/** What was named and is not there, at most 50 of it. */
function unknownFaults(
  field: 'skus' | 'emails',
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
  const { names, kind, value, validFrom, validTo, usageLimit } = input;
  const faults: FieldRefusal[] = [];
  const refuse = (path: string, fault: string, message: string) =>
    faults.push({ path, kind: fault, message });
  if (names[site.defaultLanguage] === undefined)
    refuse(`names.${site.defaultLanguage}`, 'required', 'The name in the default language is missing.');
  if (kind === 'freeDelivery' ? value !== 0 : value === 0)
    refuse('value', 'range', kind === 'freeDelivery' ? 'Free delivery has no value.' : 'It must be above 0.');
  if (kind === 'percent' && value > 100) refuse('value', 'range', 'At most 100 percent.');
  if (validFrom !== null && validTo !== null && Date.parse(validTo) <= Date.parse(validFrom))
    refuse('validTo', 'range', 'It must be after validFrom.');
  if (usageLimit !== null && usageLimit < used)
    refuse('usageLimit', 'range', `${used} orders have used it already.`);
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
