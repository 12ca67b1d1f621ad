import { type Access, permissionsOf } from '@izlog/contract/endpoint';
import type { Permission } from '@izlog/contract/permissions';
import { Refusal } from '../refusal.ts';

/** Who calls: nobody known, a visitor of a site (apiKey), a customer, or staff with permissions. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'visitor' }
  | { kind: 'customer'; userId: number; sessionId: string }
  | {
      kind: 'staff';
      userId: number;
      /** Empty where nobody is logged in: of jobs and programs. */
      sessionId: string;
      permissions: readonly Permission[];
      /** The key of the program that calls, in the name of the user who made it (DOOR-01). */
      program?: { id: number; name: string };
    };

/** Throws the refusal that fits when `caller` may not use an endpoint declared with `access`. */
export function mustHaveAccess(access: Access, caller: Caller): void {
  if (access === 'anyone') return;
  if (caller.kind === 'nobody') throw new Refusal('apiKeyInvalid');
  if (access === 'visitor') return;
  if (caller.kind === 'visitor') throw new Refusal('loginRequired');
  if (access === 'customer') {
    if (caller.kind !== 'customer') throw new Refusal('forbidden');
    return;
  }
  if (caller.kind !== 'staff') throw new Refusal('forbidden');
  if (access === 'staff' || permissionsOf(access).some((one) => caller.permissions.includes(one))) return;
  throw new Refusal('forbidden');
}

/** The id of the user who calls; refuses a caller who has not logged in. */
export function userIdOf(caller: Caller): number {
  if (caller.kind === 'customer' || caller.kind === 'staff') return caller.userId;
  throw new Refusal('loginRequired');
}

/** The login that the caller's token belongs to; refuses a caller who has not logged in, and a program. */
export function sessionIdOf(caller: Caller): string {
  if (programOf(caller)) throw new Refusal('notForPrograms');
  if (caller.kind === 'customer' || caller.kind === 'staff') return caller.sessionId;
  throw new Refusal('loginRequired');
}

/** The program that calls; nothing where a person does. */
export const programOf = (caller: Caller): { id: number; name: string } | undefined =>
  caller.kind === 'staff' ? caller.program : undefined;
