import {
  getTransferFile,
  handOverTransferFile,
  listOwedRefunds,
  makeTransferFile,
  takeBackTransferFile,
} from '@izlog/contract/ecommerce/bank/bank-refunds';
import {
  decideBankLine,
  filterBankStatements,
  getBankStatement,
  postSureBankLines,
  takeBankStatements,
} from '@izlog/contract/ecommerce/bank/bank-statements';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { decideLine } from './decide-line.ts';
import { postSureOf } from './post-sure.ts';
import { filterStatements, readStatement } from './read-statements.ts';
import { takeStatements } from './take-statements.ts';
import { handOverFile, makeFile, readOwed, sendFile, takeBackFile } from './transfers/transfer-files.ts';
import { waitingBankLines } from './waiting-todo.ts';

/** Statements of the bank, what they tell of orders, and refunds that go to it. */
export function bankRoutes(kernel: Kernel): Route[] {
  kernel.held.get(todoProviders).push(waitingBankLines);
  return [
    rawRoute(takeBankStatements, async (ctx, _input, request) => ({
      data: await takeStatements(kernel, ctx, request),
    })),
    route(filterBankStatements, filterStatements),
    route(getBankStatement, readStatement),
    route(postSureBankLines, (ctx, input) => postSureOf(kernel, ctx, input)),
    route(decideBankLine, (ctx, input) => decideLine(kernel, ctx, input)),
    route(listOwedRefunds, readOwed),
    route(makeTransferFile, makeFile),
    rawRoute(getTransferFile, (ctx, input, _request, reply) => sendFile(ctx, input, reply)),
    route(handOverTransferFile, (ctx, input) => handOverFile(kernel, ctx, input)),
    route(takeBackTransferFile, takeBackFile),
  ];
}
