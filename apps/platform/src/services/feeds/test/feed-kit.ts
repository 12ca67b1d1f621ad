import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { getFeedStatus, listFeedLeftOut } from '@izlog/contract/marketing/feeds/feed-calls';
import { feedResource } from '@izlog/contract/marketing/feeds/feed-resource';
import { SaxesParser } from 'saxes';
import type { TestPlatform } from '#test/kit.ts';
import { makeFeed } from '../making/make-feed.ts';

const staff = { as: 'staff' } as const;
let made = 0;

type Said = Partial<EndpointAnswer<typeof feedResource.endpoints.get>>;

/** Makes a channel of site 1 and gives its id. */
export async function buildFeed(platform: TestPlatform, said: Said = {}, site: 1 | 2 = 1): Promise<number> {
  made++;
  const { id } = await platform.call(
    feedResource.endpoints.create,
    { name: `Kanal ${made}`, format: 'google', language: 'hrv', isOn: true, ...said },
    { ...staff, site },
  );
  return id;
}

/** Makes its file, as a node does that has taken it. */
export const make = (platform: TestPlatform, feedId: number, now = new Date(), siteId = 1): Promise<void> =>
  makeFeed(platform.kernel, { siteId, feedId }, now);

/** The path that its channel fetches. */
export async function pathOf(platform: TestPlatform, id: number, site: 1 | 2 = 1): Promise<string> {
  const { address } = await platform.call(getFeedStatus, { id }, { ...staff, site });
  return new URL(address).pathname;
}

/** Fetches the file as a channel does: without a key, a site or a login. */
export async function fetchFeed(
  platform: TestPlatform,
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  return platform.app.inject({ method, url: path, headers });
}

/** The items of an RSS file by their ids: the first value of each name. */
export function itemsIn(xml: string): Map<string, Record<string, string>> {
  const items = new Map<string, Record<string, string>>();
  const parser = new SaxesParser();
  let item: Record<string, string> | undefined;
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    if (name === 'item') item = {};
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'item' && item) items.set(item['g:id'] ?? '', item);
    else if (item) item[name] ??= text;
  });
  parser.write(xml).close();
  return items;
}

/** What its newest file leaves out: reasons by name. */
export async function leftOutOf(platform: TestPlatform, id: number): Promise<Record<string, string[]>> {
  const { records } = await platform.call(listFeedLeftOut, { id, limit: 100 }, staff);
  return Object.fromEntries(records.map(({ name, reasons }) => [name, reasons]));
}
