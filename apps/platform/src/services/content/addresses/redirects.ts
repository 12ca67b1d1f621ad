import type { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import type { Said } from '@izlog/contract/resource';
import { type Ctx, dropTags, inTransaction } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { addressKey } from '../../../kernel/limits/address-key.ts';
import { countAttempt } from '../../../kernel/limits/attempts.queries.ts';
import { Refusal, taken } from '../../../kernel/refusal.ts';
import {
  countKnownFailure,
  deleteRedirect,
  findRedirect,
  forgetFailures,
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
  const [plain = ''] = path.split(/[?#]/, 1);
  const asked = plain.startsWith('/') ? plain : `/${plain}`;
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
 * Saves a redirect of staff (CMS-037), new without an id, keeps every redirect one hop long and gives its id. Refuses a
 * path that leads somewhere already, one at which something stands that visitors see (`ownPage`) or a screen answers
 * (`screen`), one that leads to itself, and an address of the site where nothing stands (`nowhere`).
 */
export async function saveRedirect(ctx: Ctx, id: number | null, said: Redirect): Promise<number> {
  await lockRedirects(ctx);
  const [before] = id === null ? [] : await readRedirects(ctx, [id]);
  const from = tidy(said.from);
  const there = await findRedirect(ctx, from);
  if (there && there.id !== id) throw taken('from', 'This path leads somewhere already.');
  if (from !== before?.fromPath) await mustBeFree(ctx, from);
  const to = await endOf(ctx, id, said);
  if (said.to !== before?.toPath) await mustLeadSomewhere(ctx, said.to, 'to');
  return storeRedirect(ctx, id, { from, to, status: said.status });
}

/** Where a redirect leads in one hop: what leads on leads there at once. Refuses one that leads to itself. */
async function endOf(ctx: Ctx, id: number | null, { from, to }: Redirect): Promise<string> {
  const next = await findRedirect(ctx, pathIn(to));
  // What it led to before it was changed counts no more.
  const end = next && next.id !== id ? next.toPath : to;
  if (pathIn(end) === tidy(from)) throw wrong('to', 'circular', 'The redirect leads to itself.');
  return end;
}

/** Refuses a local path behind which visitors would find nothing, naming the field that says it. */
async function mustLeadSomewhere(ctx: Ctx, to: string, field: string): Promise<void> {
  if (await leadsNowhere(ctx, to))
    throw wrong(field, 'nowhere', 'Nothing that visitors see stands at this address.');
}

/** Whether visitors would find nothing at an address of the site; of addresses elsewhere nobody knows. */
export async function leadsNowhere(ctx: Ctx, href: string): Promise<boolean> {
  const path = pathIn(href);
  // A file has an ending; whether it is there knows who serves it.
  if (path === '' || /\.[a-z0-9]{2,5}$/i.test(path)) return false;
  if (await findRedirect(ctx, path)) return false;
  return !(await standsAt(ctx, path)).isAnswered;
}

async function mustBeFree(ctx: Ctx, from: string): Promise<void> {
  const { isAnswered, isRedirectable } = await standsAt(ctx, from);
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

/** Stores a redirect in place of one from the same path: for imports and demonstration data. */
export async function createRedirect(outer: Ctx, redirect: Redirect): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    await lockRedirects(ctx);
    const from = tidy(redirect.from);
    const id = (await findRedirect(ctx, from))?.id ?? null;
    await storeRedirect(ctx, id, { ...redirect, from, to: await endOf(ctx, id, redirect) });
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
  const away = await findRedirect(ctx, tidy(to));
  if (away) await deleteRedirect(ctx, away.id);
  await createRedirect(ctx, { from, to, status: 301 });
}

/** What stands at an address is shown: a redirect from there was for when nothing did. */
export async function leadNoMore(ctx: Ctx, path: string): Promise<void> {
  if (await removeRedirectFrom(ctx, path)) await dropTags(ctx, ['redirects']);
}

/** Removes a redirect: its path is again what it was. */
export async function removeRedirect(ctx: Ctx, id: number): Promise<void> {
  await deleteRedirect(ctx, id);
  await dropTags(ctx, ['redirects']);
}

/** A path as addresses are looked up: without empty parts. */
const tidy = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

/** The local path of an address, empty for one elsewhere. */
const pathIn = (href: string): string => (href.startsWith('/') ? tidy(href.split(/[?#]/, 1)[0] ?? '') : '');

const wrong = (path: string, kind: string, message: string) =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
