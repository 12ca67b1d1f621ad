import type { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import type { Said } from '@izlog/contract/resource';
import { type Ctx, dropTags, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  countFailedRequest,
  deleteRedirect,
  findRedirect,
  lockRedirects,
  putRedirect,
  removeFailedRequest,
  turnRedirects,
} from './redirect.queries.ts';

type Redirect = Said<(typeof redirectResource)['fields']>;

/** Records a path that was not found (CMS-035), without its query: that may hold what is nobody's business. */
export async function addFailedRequest(ctx: Ctx, { path }: { path: string }): Promise<Record<string, never>> {
  const [plain = ''] = path.split(/[?#]/, 1);
  await countFailedRequest(ctx, plain.startsWith('/') ? plain : `/${plain}`);
  return {};
}

/**
 * Saves a redirect (CMS-037), new without an id, keeps every redirect one hop long and gives its id. Refuses one that
 * leads to itself, and a path that leads somewhere already.
 */
export async function saveRedirect(ctx: Ctx, id: number | null, said: Redirect): Promise<number> {
  await lockRedirects(ctx);
  const from = tidy(said.from);
  const taken = await findRedirect(ctx, from);
  if (taken && taken.id !== id) throw wrong('from', 'taken', 'This path leads somewhere already.');
  const next = await findRedirect(ctx, pathIn(said.to));
  // What leads on leads there at once; what it led to before it was changed counts no more.
  const to = next && next.id !== id ? next.toPath : said.to;
  if (pathIn(to) === from) throw wrong('to', 'circular', 'The redirect leads to itself.');
  const saved = await putRedirect(ctx, id, { fromPath: from, toPath: to, status: said.status });
  await turnRedirects(ctx, from, to);
  await removeFailedRequest(ctx, from);
  await dropTags(ctx, ['redirects']);
  return saved;
}

/** Stores a redirect in place of one from the same path: for imports and demonstration data. */
export async function createRedirect(outer: Ctx, redirect: Redirect): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    await lockRedirects(ctx);
    const taken = await findRedirect(ctx, tidy(redirect.from));
    await saveRedirect(ctx, taken?.id ?? null, redirect);
  });
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
