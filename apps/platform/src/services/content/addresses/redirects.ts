import { localKey, pathKey, readableAddress } from '@izlog/contract/cms/addresses/local-address';
import type { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import type { Said } from '@izlog/contract/resource';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addressKey } from '#platform/kernel/limits/address-key.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import { origins } from '#platform/services/settings/index.ts';
import {
  countKnownFailure,
  deleteRedirect,
  findRedirect,
  findRedirects,
  forgetFailures,
  insertRedirects,
  lockRedirects,
  noteFailure,
  putRedirect,
  readRedirects,
  removeFailedRequest,
  removeRedirectFrom,
  turnRedirects,
} from './redirect.queries.ts';
import { standsAt } from './stands-at.ts';

type Redirect = Said<(typeof redirectResource)['fields']>;

/** Paths not known yet that one address makes us note in a quarter of an hour. */
const mostNew = 300;

/**
 * Records a path that was not found (CMS-035), without its query: that may hold what is nobody's business. From an address
 * that brings many new ones no more of them are noted; the answer is the same, for its visitor saw a page.
 */
export async function addFailedRequest(ctx: Ctx, { path }: { path: string }): Promise<Record<string, never>> {
  const asked = pathKey(path).slice(0, 500);
  if (await countKnownFailure(ctx, asked)) return {};
  const key = `failed request ${ctx.site.id} ${addressKey(ctx.ip)}`;
  if ((await countAttempt(ctx.db, key, 15 * 60, ctx.now)) <= mostNew) await noteFailure(ctx, asked);
  return {};
}

/** Days after which a path that nobody asks for any more is forgotten. */
const retentionDays = 180;

/** Registers the job that, every night, forgets old paths that were not found. */
export function defineFailedRequestJob(kernel: Kernel): void {
  kernel.jobs.define('failed-requests-clean-up', () => forgetOldFailures(kernel, new Date()), '27 3 * * *');
}

/** Forgets what nobody has asked for in that time. */
export function forgetOldFailures(kernel: Pick<Kernel, 'database'>, now: Date): Promise<void> {
  return forgetFailures(kernel.database.db, new Date(now.getTime() - retentionDays * 24 * 3600 * 1000));
}

/**
 * Saves a redirect of staff (CMS-037), new without an id, keeps every redirect one hop long and gives its id. Addresses of
 * the site's own hosts are local ones. Refuses an address that leads somewhere already, one at which something stands that
 * visitors see (`ownPage`) or a screen answers (`screen`), one that leads to itself, and an address of the site where
 * nothing stands (`nowhere`).
 */
export async function saveRedirect(
  kernel: Pick<Kernel, 'env' | 'sites'>,
  ctx: Ctx,
  id: number | null,
  written: Redirect,
): Promise<number> {
  const said = {
    ...written,
    from: await localOf(kernel, ctx, written.from),
    to: await localOf(kernel, ctx, written.to),
  };
  if (!said.from.startsWith('/')) throw wrong('from', 'custom', 'The address is one of another site.');
  await lockRedirects(ctx);
  const [before] = id === null ? [] : await readRedirects(ctx, [id]);
  const from = localKey(said.from);
  const there = await findRedirect(ctx, from);
  if (there && there.id !== id) throw taken('from', 'This path leads somewhere already.');
  if (from !== before?.fromPath) await mustBeFree(ctx, from);
  const to = await endOf(ctx, id, said, (address) => localOf(kernel, ctx, address));
  if (said.to !== before?.toPath) await mustLeadSomewhere(ctx, said.to, 'to');
  return storeRedirect(ctx, id, { from, to, status: said.status });
}

/** An address on one of the site's own hosts as a local one; others as they are. */
async function localOf(
  kernel: Pick<Kernel, 'env' | 'sites'>,
  { site }: Ctx,
  address: string,
): Promise<string> {
  if (address.startsWith('/')) return readableAddress(address);
  if (!(await origins.isOfSite(kernel, site, address))) return address;
  const { pathname, search, hash } = new URL(address);
  return readableAddress(pathname + search + hash);
}

/**
 * Where a redirect leads in one hop: what leads on leads there at once. Refuses one that leads to itself. `localise` knows
 * the site's own hosts: a target may be from before those were local.
 */
async function endOf(
  ctx: Ctx,
  id: number | null,
  { from, to }: Redirect,
  localise: (address: string) => string | Promise<string>,
): Promise<string> {
  const next = await redirectAt(ctx, to);
  // What it led to before it was changed counts no more.
  const end = next && next.id !== id ? await localise(next.toPath) : to;
  if (isAnsweredBy(from, end)) throw wrong('to', 'circular', 'The redirect leads to itself.');
  return end;
}

/** The redirect that answers a local address: one of it with its query, else one of its path. */
async function redirectAt(ctx: Ctx, address: string) {
  if (!address.startsWith('/')) return undefined;
  const [found] = await findRedirects(ctx, [localKey(address), pathKey(address)]);
  return found;
}

/** Whether a redirect from `from` would answer an address too: one of a path does so whatever its query is. */
const isAnsweredBy = (from: string, address: string): boolean =>
  address.startsWith('/') && [localKey(address), pathKey(address)].includes(localKey(from));

/** An address below one of those that the site has written down as a local one; others as they are. */
function hereOf({ site }: Ctx, to: string): string {
  const own = site.addresses.find((one) => to === one || to.startsWith(`${one}/`));
  return own === undefined ? to : readableAddress(to.slice(own.length) || '/');
}

/** Refuses a local path behind which visitors would find nothing, naming the field that says it. */
async function mustLeadSomewhere(ctx: Ctx, to: string, field: string): Promise<void> {
  if (await leadsNowhere(ctx, to))
    throw wrong(field, 'nowhere', 'Nothing that visitors see stands at this address.');
}

/** Whether visitors would find nothing at an address of the site; of addresses elsewhere nobody knows. */
export async function leadsNowhere(ctx: Ctx, href: string): Promise<boolean> {
  if (!href.startsWith('/')) return false;
  const path = pathKey(href);
  // A file has an ending; whether it is there knows who serves it.
  if (/\.[a-z0-9]{2,5}$/i.test(path)) return false;
  if (await redirectAt(ctx, href)) return false;
  return !(await standsAt(ctx, path)).isAnswered;
}

async function mustBeFree(ctx: Ctx, from: string): Promise<void> {
  const { isAnswered, isRedirectable, isPage } = await standsAt(ctx, pathKey(from));
  // One of a query is looked for before the page that stands at the path whatever its query is.
  if (isPage && from.includes('?')) return;
  if (!isRedirectable) throw wrong('from', 'screen', 'A screen of the shop answers this address.');
  if (isAnswered) throw wrong('from', 'ownPage', 'A page that visitors see stands at this address.');
}

async function storeRedirect(ctx: Ctx, id: number | null, { from, to, status }: Redirect): Promise<number> {
  const saved = await putRedirect(ctx, id, { fromPath: from, toPath: to, status });
  await turnRedirects(ctx, from, to);
  await removeFailedRequest(ctx, from);
  await dropTags(ctx, ['redirects']);
  return saved;
}

/** Stores a redirect in place of one from the same path, and says whether there was none: for imports and demonstration data. */
export async function createRedirect(outer: Ctx, redirect: Redirect): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    await lockRedirects(ctx);
    const from = localKey(redirect.from);
    const id = (await findRedirect(ctx, from))?.id ?? null;
    const to = hereOf(ctx, redirect.to);
    const said = { ...redirect, from, to: to.startsWith('/') ? readableAddress(to) : to };
    await storeRedirect(ctx, id, {
      ...said,
      to: await endOf(ctx, id, said, (address) => hereOf(ctx, address)),
    });
    return id === null;
  });
}

/**
 * Stores many redirects of an import at once: those whose address is free here and leads nowhere yet. A few statements,
 * however many there are.
 */
export async function addRedirects(
  outer: Ctx,
  moves: ReadonlyArray<{ from: string; to: string }>,
): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    await lockRedirects(ctx);
    const wanted = new Map<string, string>();
    for (const { from, to } of moves) {
      const key = localKey(from);
      if (wanted.has(key) || key === localKey(to)) continue;
      const { isAnswered, isRedirectable } = await standsAt(ctx, key);
      if (isRedirectable && !isAnswered) wanted.set(key, readableAddress(to));
    }
    for (const { fromPath } of await findRedirects(ctx, [...wanted.keys()])) wanted.delete(fromPath);
    const ends = await findRedirects(ctx, [...wanted.values()]);
    const endOfPath = new Map(ends.map(({ fromPath, toPath }) => [fromPath, toPath]));
    const rows = [...wanted].map(([fromPath, to]) => ({ fromPath, toPath: endOfPath.get(to) ?? to }));
    await insertRedirects(
      ctx,
      rows.filter(({ fromPath, toPath }) => !isAnsweredBy(fromPath, toPath)),
    );
    if (rows.length > 0) await dropTags(ctx, ['redirects']);
  });
}

/** Sends visitors of what is public no more to another path; refuses one where they would find nothing, by `sendTo`. */
export async function sendVisitors(ctx: Ctx, from: string, to: string): Promise<void> {
  await mustLeadSomewhere(ctx, to, 'sendTo');
  await createRedirect(ctx, { from, to, status: 301 });
}

/** What stood at a path has another one: visitors follow, and what led away from there leads away no more. */
export async function followMoved(ctx: Ctx, from: string, to: string): Promise<void> {
  await lockRedirects(ctx);
  const away = await findRedirect(ctx, localKey(to));
  if (away) await deleteRedirect(ctx, away.id);
  await createRedirect(ctx, { from, to, status: 301 });
}

/** What stands at an address is shown: a redirect from there was for when nothing did. */
export async function leadNoMore(ctx: Ctx, path: string): Promise<void> {
  if (await removeRedirectFrom(ctx, localKey(path))) await dropTags(ctx, ['redirects']);
}

/** Removes a redirect: its path is again what it was. */
export async function removeRedirect(ctx: Ctx, id: number): Promise<void> {
  await deleteRedirect(ctx, id);
  await dropTags(ctx, ['redirects']);
}

const wrong = (path: string, kind: string, message: string) =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
