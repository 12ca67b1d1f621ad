import { listSeenPrices } from '@izlog/contract/product/sales/price-seen';
import { saleHistory } from '@izlog/contract/product/sales/sale-resource';
import {
  copySale as copyEndpoint,
  deleteSale as deleteEndpoint,
  endSale as endEndpoint,
  filterSales,
  getSale,
  joinSale as joinEndpoint,
  listSaleLines,
  moveSale as moveEndpoint,
  saveSale as saveEndpoint,
  scheduleSale as scheduleEndpoint,
} from '@izlog/contract/product/sales/sale-staff';
import { onlyInShops } from '#platform/kernel/access/only-in-shops.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { serveHistory } from '#platform/kernel/resource/record-history.ts';
import { readSale } from './sale.queries.ts';
import { showLines, showSale, showSales } from './show-sales.ts';
import { showSeen } from './show-seen.ts';
import {
  copySale,
  deleteSale,
  endSale,
  joinSale,
  moveSale,
  saveSale,
  scheduleSale,
  targetOf,
} from './write-sales.ts';

/** The calls with which staff keep dated sales (SELL-01). */
export const saleRoutes: Route[] = [
  route(filterSales, showSales),
  route(getSale, showSale),
  route(listSaleLines, showLines),
  route(saveEndpoint, saveSale),
  route(scheduleEndpoint, scheduleSale),
  route(moveEndpoint, moveSale),
  route(joinEndpoint, joinSale),
  route(endEndpoint, endSale),
  route(copyEndpoint, copySale),
  route(deleteEndpoint, deleteSale),
  route(listSeenPrices, showSeen),
  serveHistory(saleHistory, async (ctx, id) => targetOf((await readSale(ctx, id)).id)),
].map(onlyInShops);
