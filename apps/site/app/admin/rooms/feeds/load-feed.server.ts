import { outcomeOf } from '@izlog/contract/client';
import { getCurrencyConfig } from '@izlog/contract/ecommerce/currency-config';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import {
  type FeedCategory,
  type FeedStatus,
  getFeedStatus,
  listFeedCategories,
  listFeedFormats,
  listFeedLeftOut,
  previewFeedProduct,
} from '@izlog/contract/marketing/feeds/feed-calls';
import { type FeedReason, feedReasons } from '@izlog/contract/marketing/feeds/feed-reasons';
import { feedResource } from '@izlog/contract/marketing/feeds/feed-resource';
import { refusals } from '@izlog/contract/refusals';
import { languageName } from '#site/i18n/language-name.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

export type FeedRecord = EndpointAnswer<typeof feedResource.endpoints.get>;

/** What the form of a channel chooses from. */
interface FeedChoices {
  formats: { code: string; title: string }[];
  languages: { code: string; name: string }[];
  currencies: { id: number; label: string; isMain: boolean }[];
}

/** A channel that is there: how it stands, what it leaves out, and what it calls the shop's categories. */
export interface FeedParts {
  status: FeedStatus;
  leftOut: EndpointAnswer<typeof listFeedLeftOut>;
  reason: FeedReason | null;
  categories: readonly FeedCategory[];
  /** One product as the channel gets it, where somebody asked for one; `text` and reasons are empty where there is none. */
  preview: (EndpointAnswer<typeof previewFeedProduct> & { product: string; isFound: boolean }) | null;
}

export interface FeedView {
  record: FeedRecord | null;
  choices: FeedChoices;
  parts: FeedParts | null;
}

/** A channel by the id of an address, `novi` for one that is yet to be made; 404 for any other. */
export async function loadFeed(site: SiteContext, id: string, { searchParams }: URL): Promise<FeedView> {
  mustBeFeedId(id);
  const read = languageRead(site);
  const [formats, { responseData: currencies }] = await Promise.all([
    site.call(listFeedFormats, {}),
    site.call(getCurrencyConfig, {}),
  ]);
  const choices: FeedChoices = {
    formats: formats.map(({ code, title }) => ({ code, title })),
    languages: site.site.languages.map(({ code }) => ({ code, name: languageName(code, read) })),
    currencies: currencies.allowedCurrencies.map((one) => ({
      id: one.id,
      label: one.iso,
      isMain: one.id === currencies.mainCurrencyId,
    })),
  };
  if (id === 'novi') return { record: null, choices, parts: null };
  const feed = { id: Number(id) };
  const record = await orNotFound(site.call(feedResource.endpoints.get, feed));
  const reason = feedReasons.find((one) => one === searchParams.get('razlog')) ?? null;
  const page = Number(/^[1-9]\d{0,4}$/.exec(searchParams.get('stranica') ?? '')?.[0] ?? 1);
  const product = searchParams.get('proizvod')?.trim().slice(0, 100) ?? '';
  const [status, leftOut, categories, preview] = await Promise.all([
    site.call(getFeedStatus, feed),
    site.call(listFeedLeftOut, { ...feed, page, ...(reason && { reason }) }),
    site.call(listFeedCategories, feed),
    product === '' ? null : loadPreview(site, { ...feed, product }),
  ]);
  return { record, choices, parts: { status, leftOut, reason, categories, preview } };
}

async function loadPreview(
  site: SiteContext,
  asked: { id: number; product: string },
): Promise<FeedParts['preview']> {
  const { product } = asked;
  const outcome = await outcomeOf(site.call(previewFeedProduct, asked));
  if (!outcome.errored) return { ...outcome.data, product, isFound: true };
  if (outcome.error.code !== refusals.notFound.code) throw outcome.error;
  return { text: '', leftOut: [], product, isFound: false };
}

export function mustBeFeedId(id: string): void {
  if (id !== 'novi' && !/^[1-9]\d{0,14}$/.test(id)) throw notFound();
}
