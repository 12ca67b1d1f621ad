import { getBooksReport } from '@izlog/contract/ecommerce/reports/books';
import {
  exportReport,
  getFunnelReport,
  getSalesReport,
  getSearchReport,
  getStockReport,
  getTaxReport,
} from '@izlog/contract/ecommerce/reports/sales-report';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { readBooks } from './books.ts';
import { sendReport } from './export-report.ts';
import { readSales, readStock, readTaxes } from './reports.ts';
import { defineShopDaysJob } from './shop-days.ts';
import { readFunnel, readSearches } from './visit-report.ts';

/** What the shop earned, owes in taxes and has in stock. */
export function reportRoutes(kernel: Kernel): Route[] {
  defineShopDaysJob(kernel);
  return [
    route(getSalesReport, readSales),
    route(getTaxReport, readTaxes),
    route(getBooksReport, readBooks),
    route(getStockReport, readStock),
    route(getFunnelReport, readFunnel),
    route(getSearchReport, readSearches),
    rawRoute(exportReport, (ctx, asked, _request, reply) => sendReport(ctx, asked, reply)),
  ];
}
