import {
  changeFeedAddress,
  getFeedFile,
  getFeedStatus,
  listFeedCategories,
  listFeedFormats,
  listFeedLeftOut,
  makeFeed,
  previewFeedProduct,
  saveFeedCategories,
} from '@izlog/contract/marketing/feeds/feed-calls';
import { feedResource } from '@izlog/contract/marketing/feeds/feed-resource';
import { sql } from 'drizzle-orm';
import { openLog } from '#platform/kernel/health/open-log.ts';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { serveResource } from '#platform/kernel/resource/serve-resource.ts';
import { feeds } from './feed.tables.ts';
import { listLeftOut } from './left-out.ts';
import { createFeedMaker } from './making/feed-maker.ts';
import { mapCategories, showCategories } from './map-categories.ts';
import { removeFeed, saveFeed } from './save-feed.ts';
import { serveFeed } from './serve-feed.ts';
import { askFor, changeAddress, listFormats, previewProduct, showStatus } from './show-feed.ts';

/** Channels that show the shop's products elsewhere (DOOR-08). */
export function feedRoutes(kernel: Kernel): Route[] {
  kernel.jobs.repeat('feeds', createFeedMaker(kernel, openLog(kernel.env.LOG_LEVEL)));
  return [
    ...serveResource(feedResource, {
      table: feeds,
      columns: { currency: feeds.currencyId, categories: feeds.categoryIds, state: stateOf },
      save: saveFeed,
      remove: (ctx, id) => removeFeed(kernel, ctx, id),
    }),
    route(listFeedFormats, listFormats),
    route(getFeedStatus, (ctx, input) => showStatus(kernel, ctx, input)),
    route(listFeedLeftOut, (ctx, input) => listLeftOut(kernel, ctx, input)),
    route(makeFeed, (ctx, input) => askFor(kernel, ctx, input)),
    route(changeFeedAddress, (ctx, input) => changeAddress(kernel, ctx, input)),
    route(listFeedCategories, showCategories),
    route(saveFeedCategories, mapCategories),
    route(previewFeedProduct, (ctx, input) => previewProduct(kernel, ctx, input)),
    rawRoute(getFeedFile, (ctx, input, request, reply) => serveFeed(kernel, ctx, input, request, reply)),
  ];
}

const stateOf = sql<string>`case when not ${feeds.isOn} then 'off' when ${feeds.faultAt} is not null then 'fails'
  when ${feeds.madeAt} is null then 'waiting' else 'works' end`;
