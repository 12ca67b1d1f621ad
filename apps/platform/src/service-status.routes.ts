import { getServiceStatus } from '@izlog/contract/settings/service-status';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { checkService } from './service-status.ts';

/** Whether a service can read its tables (API-002). */
export function statusRoutes(): Route[] {
  return [route(getServiceStatus, (ctx, { service }) => checkService(ctx, service))];
}
