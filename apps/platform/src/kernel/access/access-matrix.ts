import { type AnyEndpoint, permissionsOf } from '@izlog/contract/endpoint';
import { type Permission, permissions, withContained } from '@izlog/contract/permissions';
import { Refusal } from '../refusal.ts';
import { type Caller, mustHaveAccess } from './caller.ts';
import { type KeyScope, rightsInCall } from './program-access.ts';

/** One column of the matrix: a kind of caller. */
export interface MatrixCaller {
  name: string;
  /** Who calls; of a program it depends on what is called. Throws the refusal of a program that is not let in. */
  callerAt(endpoint: AnyEndpoint): Caller;
}

/** One row: an endpoint, who may call it as declared, and what each caller gets: `yes` or the status of the refusal. */
export interface MatrixRow {
  endpoint: string;
  declared: string;
  outcomes: readonly ('yes' | number)[];
}

/** Callers of the matrix: nobody, a visitor with the key, a customer, each role of staff, and programs with the keys of an owner. */
export function matrixCallers(
  roles: Readonly<Record<string, { permissions: readonly Permission[] }>>,
  keys: Readonly<Record<string, KeyScope>> = {},
): MatrixCaller[] {
  const login = { userId: 0, sessionId: '' };
  const fixed = (name: string, caller: Caller): MatrixCaller => ({ name, callerAt: () => caller });
  return [
    fixed('nobody', { kind: 'nobody' }),
    fixed('visitor', { kind: 'visitor' }),
    fixed('customer', { kind: 'customer', ...login }),
    ...Object.entries(roles).map(([name, { permissions }]) =>
      fixed(name, { kind: 'staff', ...login, permissions: withContained(permissions) }),
    ),
    ...Object.entries(keys).map(
      ([name, scope]): MatrixCaller => ({
        name: `key ${name}`,
        callerAt: (endpoint) => ({
          kind: 'staff',
          ...login,
          permissions: rightsInCall(endpoint, scope, permissions),
          program: { id: 0, name },
        }),
      }),
    ),
  ];
}

/**
 * Who may call what, by the very rule that every call passes. People of another site have no column of their own: their
 * token is refused (401) wherever more is asked for than the key of the site.
 */
export function accessMatrix(
  endpoints: readonly AnyEndpoint[],
  callers: readonly MatrixCaller[],
): MatrixRow[] {
  return endpoints
    .map((endpoint) => ({
      endpoint: `${endpoint.method} ${endpoint.path}`,
      declared:
        typeof endpoint.access === 'string'
          ? endpoint.access
          : `staff: ${permissionsOf(endpoint.access).join(' | ')}`,
      outcomes: callers.map((caller) => outcomeOf(endpoint, caller)),
    }))
    .sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
}

const pathOf = ({ endpoint }: MatrixRow) => endpoint.slice(endpoint.indexOf(' '));

function outcomeOf(endpoint: AnyEndpoint, { callerAt }: MatrixCaller): 'yes' | number {
  try {
    mustHaveAccess(endpoint.access, callerAt(endpoint));
    return 'yes';
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.row.status;
    throw thrown;
  }
}
