import { listClaims, markClaim } from '@izlog/contract/ecommerce/law/claims';
import { getLawList } from '@izlog/contract/ecommerce/law/law-list';
import { getPriceList, listPriceLists } from '@izlog/contract/ecommerce/law/price-lists';
import { previewRecall, sendRecall } from '@izlog/contract/ecommerce/law/recalls';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sayClaim, showClaims } from './claims/mark-claim.ts';
import { definePriceListJob } from './price-list/make-price-list.ts';
import { servePriceList, showPriceLists } from './price-list/serve-price-list.ts';
import { readLawList } from './read-law-list.ts';
import { defineRecallJob, recallProduct, showRecall } from './recall/send-recall.ts';

/** What the law asks of the shop, and the price lists that it asks for. */
export function lawRoutes(kernel: Kernel): Route[] {
  definePriceListJob(kernel);
  defineRecallJob(kernel);
  return [
    route(getLawList, readLawList),
    route(listClaims, showClaims),
    route(markClaim, sayClaim),
    route(listPriceLists, showPriceLists),
    route(previewRecall, showRecall),
    route(sendRecall, recallProduct),
    rawRoute(getPriceList, (ctx, input, _request, reply) => servePriceList(kernel, ctx, input, reply)),
  ];
}
