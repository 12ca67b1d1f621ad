import { type AnyEndpoint, isKeyed } from '@izlog/contract/endpoint';
import type { Permission } from '@izlog/contract/permissions';
import { isOpenToPrograms } from '@izlog/contract/user/programs/open-to-programs';
import { isOpenedBy, isReading } from '#platform/kernel/access/program-access.ts';
import type { Route } from '#platform/kernel/http/route.ts';
import type { TakingRoute } from './play.ts';
import { playableOf } from './playable-calls.ts';

/** How an endpoint is named: `GET /api/v1/product/brand/filter`. */
export const callOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;

/** The calls that agents may make: of all routes those that a key opens and that need no file. */
export class AgentCalls {
  readonly #routes = new Map<string, TakingRoute>();

  constructor(routes: readonly Route[]) {
    for (const route of routes)
      if (route.take && isOpenToPrograms(route.endpoint))
        this.#routes.set(callOf(route.endpoint), { ...route, take: route.take });
  }

  get all(): IterableIterator<TakingRoute> {
    return this.#routes.values();
  }

  find(call: string): TakingRoute | undefined {
    return this.#routes.get(call);
  }

  /** Calls that can be proposed and that these rights open. */
  proposable(held: readonly Permission[]): string[] {
    return [...this.#routes]
      .filter(([call, { endpoint }]) => playableOf(call) && opens(endpoint, held))
      .map(([call]) => call);
  }
}

/** Whether these rights open an endpoint to an agent; one that leaves it to its parts needs the right of a part. */
export function opens(endpoint: AnyEndpoint, held: readonly Permission[]): boolean {
  const { needs = [] } = playableOf(callOf(endpoint)) ?? {};
  return isOpenedBy(endpoint, held) && (needs.length === 0 || needs.some((one) => held.includes(one)));
}

/** How a call is made by an agent: at once, as a proposal, or not at all. */
export function wayOf(endpoint: AnyEndpoint): 'read' | 'propose' | 'never' {
  if (isReading(endpoint)) return 'read';
  return isKeyed(endpoint) && playableOf(callOf(endpoint)) ? 'propose' : 'never';
}
