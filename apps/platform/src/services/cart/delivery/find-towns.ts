import type { findTowns as endpoint } from '@izlog/contract/ecommerce/town';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listBranchTowns } from './branch.queries.ts';
import { postTowns } from './post-towns.ts';

const most = 10;

/**
 * Towns of a postcode, or postcodes of a town, as they are typed: at first what begins so. Known are the main post towns
 * and the towns of carriers' branches; a help that never stands in the way of another address.
 */
export async function findTowns(
  ctx: Ctx,
  { country, zipCode = '', city = '' }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  if (zipCode === '' && city === '') {
    const message = 'Give zipCode or city.';
    throw new Refusal('queryParametersMissing', { fields: [{ path: 'zipCode', kind: 'required', message }] });
  }
  if (country.toUpperCase() !== 'HR' || (city === '' && zipCode.length < 2)) return [];
  const name = folded(city);
  const isFound = (town: { zipCode: string; city: string }) =>
    town.zipCode.startsWith(zipCode) && folded(town.city).startsWith(name);
  const found = postTowns.filter(isFound);
  if (found.length < most) {
    const known = new Set(postTowns.map((town) => town.zipCode));
    const more = await listBranchTowns(ctx, 'HR', { zipCode, city: name, most });
    found.push(...more.filter((town) => !known.has(town.zipCode)));
  }
  return found.slice(0, most);
}

/** Small letters without diacritics; đ has no mark to take off. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd');
}
