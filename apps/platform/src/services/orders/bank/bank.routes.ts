import {
  bookSureBankLines,
  decideBankLine,
  filterBankStatements,
  getBankStatement,
  takeBankStatements,
} from '@izlog/contract/ecommerce/bank/bank-statements';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { bookSureOf } from './book-sure.ts';
import { decideLine } from './decide-line.ts';
import { filterStatements, readStatement } from './read-statements.ts';
import { takeStatements } from './take-statements.ts';

/** Statements of the bank and what they tell of orders. */
export function bankRoutes(kernel: Kernel): Route[] {
  return [
    rawRoute(takeBankStatements, async (ctx, _input, request) => ({
      data: await takeStatements(kernel, ctx, request),
    })),
    route(filterBankStatements, filterStatements),
    route(getBankStatement, readStatement),
    route(bookSureBankLines, (ctx, input) => bookSureOf(kernel, ctx, input)),
    route(decideBankLine, (ctx, input) => decideLine(kernel, ctx, input)),
  ];
}
