import { randomUUID } from 'node:crypto';
import { outcomeOf } from '@izlog/contract/client';
import { getWebReturn, openReturn } from '@izlog/contract/ecommerce/returns/return-web';
import { refusals } from '@izlog/contract/refusals';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readWhich } from './return-draft.server.ts';
import type { PictureFault, ReturnView, WhichOrder } from './return-view.ts';

/** Address of the returns, with what leads to one of them. */
export const returnPath = ({ language }: SiteContext, query: Record<string, string> = {}): string => {
  const said = new URLSearchParams(query).toString();
  return pathTo('return', {}, language) + (said && `?${said}`);
};

/** The page as its address says: a return by its link, an order by its own, what was found a moment ago, or the question. */
export async function loadReturn(request: Request, url: URL, context: SiteContext): Promise<ReturnView> {
  const number = url.searchParams.get('return');
  if (number !== null) return loadOne(number, url, context);
  const which = whichOf(request, url, context);
  const orderSlug = (url.searchParams.get('orderSlug') ?? '').slice(0, 40);
  if (!which) return { step: 'find', orderSlug, isEnded: false };
  const opened = await outcomeOf(context.call(openReturn, which));
  if (!opened.errored) {
    return { step: 'what', which, order: opened.data, attempt: randomUUID(), now: Date.now() };
  }
  if (opened.error.code !== refusals.withdrawalOrderUnknown.code) throw opened.error;
  return { step: 'find', orderSlug: which.orderSlug, isEnded: false };
}

function whichOf(request: Request, url: URL, context: SiteContext): WhichOrder | undefined {
  if (url.searchParams.get('step') === 'what') return readWhich(request);
  const orderSlug = (url.searchParams.get('orderSlug') ?? '').slice(0, 40);
  const key = url.searchParams.get('orderKey')?.slice(0, 100);
  if (orderSlug === '' || !(key || context.session)) return undefined;
  return { orderSlug, ...(key && { key }) };
}

const faults: readonly PictureFault[] = ['kind', 'large', 'many', 'broken', 'failed'];

async function loadOne(number: string, url: URL, context: SiteContext): Promise<ReturnView> {
  const key = (url.searchParams.get('key') ?? '').slice(0, 100);
  const found = await outcomeOf(context.call(getWebReturn, { number: number.slice(0, 60), key }));
  if (found.errored) {
    if (found.error.status >= 500) throw found.error;
    return { step: 'find', orderSlug: '', isEnded: true };
  }
  const said = (url.searchParams.get('pictures') ?? '').split('.');
  return {
    step: 'follow',
    key,
    one: found.data,
    isNew: url.searchParams.get('new') === 'true',
    faults: faults.filter((one) => said.includes(one)),
  };
}
