import { randomBytes } from 'node:crypto';
import type { feedResource } from '@izlog/contract/marketing/feeds/feed-resource';
import { toCents } from '@izlog/contract/money';
import type { Said } from '@izlog/contract/resource';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import { shownCurrency } from '#platform/services/pricing/index.ts';
import {
  changeFeed,
  getFeed,
  insertFeed,
  isNameTaken,
  knownCategories,
  removeFeedRow,
} from './feed.queries.ts';
import { feedWriters } from './writers/feed-writers.ts';

type SaidFeed = Said<(typeof feedResource)['fields']>;

/** 120 bits: nobody finds a feed who was not told. */
export const newToken = (): string => randomBytes(15).toString('base64url');

/**
 * Saves a channel, new without an id; it is made soon after. Refuses, with the field, a name that the site has already, a
 * format that there is not, and a language, currency or category that is not the site's.
 */
export async function saveFeed(ctx: Ctx, id: number | null, said: SaidFeed): Promise<number> {
  const { currency, leastPrice, categories, format, ...rest } = said;
  await mustFit(ctx, said);
  // What its channel was told to fetch stays what it is.
  if (id !== null && (await getFeed(ctx, id)).format !== format)
    throw wrong('format', 'The format of a channel stays: make another channel.');
  if (await isNameTaken(ctx, said.name, id)) throw taken('name', 'There is a channel of this name.');
  const values = {
    ...rest,
    currencyId: currency,
    leastPrice: leastPrice === null ? null : toCents(leastPrice),
    categoryIds: [...categories],
    changedAt: ctx.now,
    updatedAt: ctx.now,
  };
  if (id === null) return insertFeed(ctx, { ...values, format, siteId: ctx.site.id, token: newToken() });
  await changeFeed(ctx, id, values);
  return id;
}

async function mustFit(ctx: Ctx, { format, language, currency, categories }: SaidFeed): Promise<void> {
  if (!ctx.held.get(feedWriters).some(({ code }) => code === format))
    throw wrong('format', 'There is no such format.');
  if (!ctx.site.languages.includes(language))
    throw wrong('language', 'The site does not have this language.');
  if (currency !== null) await shownCurrency(ctx, currency);
  const known = await knownCategories(ctx, categories);
  if (categories.some((one) => !known.has(one))) throw wrong('categories', 'There is no such category.');
}

const wrong = (path: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind: 'reference', message }] });

/** Removes a channel with its files. */
export async function removeFeed({ storage }: Pick<Kernel, 'storage'>, ctx: Ctx, id: number): Promise<void> {
  for (const key of await removeFeedRow(ctx, id)) await storage.delete(key);
}
