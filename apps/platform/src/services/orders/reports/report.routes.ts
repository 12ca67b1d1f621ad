import {
  exportReport,
  getSalesReport,
  getStockReport,
  getTaxReport,
} from '@izlog/contract/ecommerce/reports/sales-report';
import { type Route, rawRoute, route } from '../../../kernel/http/route.ts';
import { sendReport } from './export-report.ts';
import { readSales, readStock, readTaxes } from './reports.ts';

/** What the shop earned, owes in taxes and has in stock. */
export const reportRoutes = (): Route[] => [
  route(getSalesReport, readSales),
  route(getTaxReport, readTaxes),
  route(getStockReport, readStock),
  rawRoute(exportReport, (ctx, asked, _request, reply) => sendReport(ctx, asked, reply)),
];
