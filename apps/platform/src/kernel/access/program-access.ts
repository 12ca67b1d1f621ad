import { type AnyEndpoint, permissionsOf } from '@izlog/contract/endpoint';
import { type Permission, withContained } from '@izlog/contract/permissions';
import { keyRights } from '@izlog/contract/user/programs/key-rights';
import { isOpenToPrograms } from '@izlog/contract/user/programs/open-to-programs';
import { Refusal } from '../refusal.ts';

/** What a key names: rights of which only what reads is open, and rights as a person has them. */
export interface KeyScope {
  mayRead: readonly string[];
  mayWrite: readonly string[];
  /** Whether it may propose, by the rights by which it reads, what somebody who may do it approves (DOOR-06). */
  proposes?: boolean;
}

const ofKeys: readonly Permission[] = keyRights;

/** What a key may do in a call that reads, or in one that writes: what it names, and of that what its maker may do. */
export function rightsOfKey(
  { mayRead, mayWrite }: KeyScope,
  makers: readonly Permission[],
  isReading: boolean,
) {
  const named = withContained([...mayWrite, ...(isReading ? mayRead : [])]);
  return makers.filter((one) => named.includes(one) && ofKeys.includes(one));
}

/**
 * The rights with which a key calls an endpoint. Refuses with notForPrograms what no key opens, and with forbidden what this
 * one does not, saying which right is missing: who writes the program reads it, and asks for it (DOOR-01).
 */
export function rightsInCall(
  endpoint: AnyEndpoint,
  scope: KeyScope,
  makers: readonly Permission[],
  isProposal = false,
) {
  if (!isOpenToPrograms(endpoint)) throw new Refusal('notForPrograms');
  const held = rightsOfKey(scope, makers, isReading(endpoint) || (isProposal && scope.proposes === true));
  if (!isOpenedBy(endpoint, held))
    throw new Refusal('forbidden', { needsOneOf: permissionsOf(endpoint.access) });
  return held;
}

/** Whether one of these rights opens an endpoint; what asks for none is open to every key. */
export function isOpenedBy({ access }: AnyEndpoint, held: readonly Permission[]): boolean {
  const needed = permissionsOf(access);
  return needed.length === 0 || needed.some((one) => held.includes(one));
}

/** Whether a call of it changes nothing. */
export const isReading = ({ method, reads }: AnyEndpoint): boolean => method === 'GET' || reads === true;
