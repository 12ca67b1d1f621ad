import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { createVersionedCache } from '#platform/kernel/changes/versioned-cache.ts';
import { type Change, type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Route, SentParts } from '#platform/kernel/http/route.ts';
import { unsentJobs } from '#platform/kernel/jobs/jobs.ts';

type Input = Readonly<Record<string, unknown>>;

/** A route that may be called by another door than HTTP. */
export type TakingRoute = Route & Required<Pick<Route, 'take'>>;

/** Carries what was found out of a transaction that is rolled back. */
class TakenBack extends Error {
  readonly played: Played;
  constructor(played: Played) {
    super('a play is taken back');
    this.played = played;
  }
}

interface Played {
  /** What it would write into the log. */
  changes: Change[];
  answer: unknown;
}

/**
 * Does a call and takes it back (decision 980): what it would change, as it would write it into the log. Jobs are not sent, what
 * is cached by version is not shared, and notices and mails are rows of the transaction that is rolled back.
 */
export async function play(ctx: Ctx, { take, endpoint }: TakingRoute, input: Input): Promise<Played> {
  const alone: Ctx = {
    ...withSite(ctx),
    jobs: unsentJobs,
    versioned: createVersionedCache(),
    tags: new Set(),
    changes: [],
  };
  try {
    return await inTransaction(alone, async (inner) => {
      const answer = await take(inner, partsOf(endpoint, input));
      throw new TakenBack({ changes: [...(inner.changes ?? [])], answer });
    });
  } catch (thrown) {
    if (thrown instanceof TakenBack) return thrown.played;
    throw thrown;
  }
}

/** The site of a request is looked up when it is read; a copy has to have it. */
const withSite = (ctx: Ctx): Ctx => ({ ...ctx, site: ctx.site });

/** The fields of a call by the parts of a request in which they are sent; in an address all is text. */
export function partsOf({ params, query }: AnyEndpoint, input: Input): SentParts {
  const [ofPath, ofQuery] = [params?.shape ?? {}, query?.shape ?? {}];
  const pick = (isOf: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(input).filter(([name, value]) => isOf(name) && value !== undefined));
  const inPath = (name: string) => Object.hasOwn(ofPath, name);
  const inQuery = (name: string) => !inPath(name) && Object.hasOwn(ofQuery, name);
  return {
    params: inAddress(pick(inPath)),
    query: inAddress(pick(inQuery)),
    body: pick((name) => !inPath(name) && !inQuery(name)),
  };
}

const inAddress = (values: Input): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(plain) : plain(value),
    ]),
  );

const plain = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/**
 * Whether two plays change the same: the same things from the same to the same. What is made has another number each time, and
 * the order in which several things are noted says nothing.
 */
export function isSameChange(one: readonly Change[], other: readonly Change[]): boolean {
  const written = (changes: readonly Change[]) => JSON.stringify(changes.map(asText).toSorted());
  return written(one) === written(other);
}

function asText({ target, before, after }: Change): string {
  const isMade = Object.keys(before).length === 0;
  return JSON.stringify([isMade ? target.replace(/ \d+$/, '') : target, sorted(before), sorted(after)]);
}

/** As JSON keeps it, with its names in order: the database keeps another order than the operation writes. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
