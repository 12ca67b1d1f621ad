import { type AnyEndpoint, permissionsOf } from '@izlog/contract/endpoint';
import { type Permission, withContained } from '@izlog/contract/permissions';
import { Refusal } from '../refusal.ts';
import { type Caller, mustHaveAccess } from './caller.ts';

/** One column of the matrix: a kind of caller. */
export interface MatrixCaller {
  name: string;
  caller: Caller;
}

/** One row: an endpoint, who may call it as declared, and what each caller gets: `yes` or the status of the refusal. */
export interface MatrixRow {
  endpoint: string;
  declared: string;
  outcomes: readonly ('yes' | number)[];
}

/** Callers of the matrix: nobody, a visitor with the key, a customer, and each role of staff. */
export function matrixCallers(
  roles: Readonly<Record<string, { permissions: readonly Permission[] }>>,
): MatrixCaller[] {
  const login = { userId: 0, sessionId: '' };
  return [
    { name: 'nobody', caller: { kind: 'nobody' } },
    { name: 'visitor', caller: { kind: 'visitor' } },
    { name: 'customer', caller: { kind: 'customer', ...login } },
    ...Object.entries(roles).map(([name, { permissions }]) => ({
      name,
      caller: { kind: 'staff', ...login, permissions: withContained(permissions) } as const,
    })),
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
      outcomes: callers.map(({ caller }) => outcomeOf(endpoint, caller)),
    }))
    .sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
}

const pathOf = ({ endpoint }: MatrixRow) => endpoint.slice(endpoint.indexOf(' '));

function outcomeOf({ access }: AnyEndpoint, caller: Caller): 'yes' | number {
  try {
    mustHaveAccess(access, caller);
    return 'yes';
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.row.status;
    throw thrown;
  }
}
