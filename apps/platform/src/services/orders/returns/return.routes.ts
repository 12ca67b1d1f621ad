import {
  answerReturn,
  checkReturn,
  filterReturns as filterEndpoint,
  getReturn,
  getStaffReturnPicture,
  moveReturn as moveEndpoint,
  receiveReturn,
  replaceReturn as replaceEndpoint,
  scanReturn,
  settleReturn as settleEndpoint,
} from '@izlog/contract/ecommerce/returns/return-staff';
import {
  addReturnPictures,
  announceReturn as announceEndpoint,
  cancelWebReturn,
  getReturnPicture,
  getWebReturn,
  openReturn,
  sendWebReturn,
} from '@izlog/contract/ecommerce/returns/return-web';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { findWithdrawable } from '../withdrawal/find-withdrawable.ts';
import { announceReturn, readReturnable } from './announce-return.ts';
import { answer, moveByStaff } from './answer-return.ts';
import { filterReturns } from './list-returns.ts';
import { readReturn } from './present-return.ts';
import { check, receiveAll, scan } from './receive-return.ts';
import { replaceReturn } from './replace-return.ts';
import { defineReturnJobs } from './return-jobs.ts';
import { addPictures, sendStaffPicture, sendWebPicture } from './return-pictures.ts';
import { settleReturn } from './settle-return.ts';
import { cancelByBuyer, readWebReturn, sendByBuyer } from './web-return.ts';

/** What comes back: announced by buyers, received, checked and settled by staff. */
export function returnRoutes(kernel: Kernel): Route[] {
  defineReturnJobs(kernel);
  return [
    route(openReturn, async (ctx, input) =>
      readReturnable(kernel, ctx, await findWithdrawable(kernel, ctx, input)),
    ),
    route(announceEndpoint, (ctx, input) => announceReturn(kernel, ctx, input)),
    route(getWebReturn, (ctx, input) => readWebReturn(kernel, ctx, input)),
    route(cancelWebReturn, (ctx, input) => cancelByBuyer(kernel, ctx, input)),
    route(sendWebReturn, (ctx, input) => sendByBuyer(kernel, ctx, input)),
    rawRoute(addReturnPictures, async (ctx, input, request) => ({
      data: await addPictures(kernel, ctx, input, request),
    })),
    rawRoute(getReturnPicture, (_ctx, input, _request, reply) => sendWebPicture(kernel, input, reply)),
    route(filterEndpoint, filterReturns),
    route(getReturn, (ctx, input) => readReturn(kernel, ctx, input)),
    route(answerReturn, (ctx, input) => answer(kernel, ctx, input)),
    route(moveEndpoint, (ctx, input) => moveByStaff(kernel, ctx, input)),
    route(scanReturn, (ctx, input) => scan(kernel, ctx, input)),
    route(receiveReturn, (ctx, input) => receiveAll(kernel, ctx, input)),
    route(checkReturn, (ctx, input) => check(kernel, ctx, input)),
    route(settleEndpoint, (ctx, input) => settleReturn(kernel, ctx, input)),
    route(replaceEndpoint, (ctx, input) => replaceReturn(kernel, ctx, input)),
    rawRoute(getStaffReturnPicture, (ctx, { token }, _request, reply) =>
      sendStaffPicture(kernel, token, ctx.now, reply),
    ),
  ];
}
