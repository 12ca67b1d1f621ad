import {
  arriveJoined as arriveEndpoint,
  beginJoin as beginEndpoint,
  confirmJoin as confirmEndpoint,
  deleteJoined as deleteEndpoint,
  filterJoined as filterEndpoint,
  finishJoin as finishEndpoint,
  getJoin as getEndpoint,
  openJoined as openEndpoint,
} from '@izlog/contract/user/joined/joined-accounts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { arriveJoined, filterJoined, openJoined } from './change-site.ts';
import { beginJoin, confirmJoin, deleteJoin, finishJoin, readJoin } from './join-accounts.ts';

/** Accounts of one person on several sites, and the way from one to the other. */
export function joinedRoutes(kernel: Kernel): Route[] {
  return [
    route(filterEndpoint, (ctx) => filterJoined(kernel, ctx)),
    route(beginEndpoint, (ctx, input) => beginJoin(kernel, ctx, input)),
    route(getEndpoint, (ctx, input) => readJoin(kernel, ctx, input)),
    route(confirmEndpoint, (ctx, input) => confirmJoin(kernel, ctx, input)),
    route(finishEndpoint, (ctx, input) => finishJoin(kernel, ctx, input)),
    route(openEndpoint, (ctx, input) => openJoined(kernel, ctx, input)),
    route(arriveEndpoint, (ctx, input) => arriveJoined(kernel, ctx, input)),
    route(deleteEndpoint, (ctx, input) => deleteJoin(kernel, ctx, input)),
  ];
}
