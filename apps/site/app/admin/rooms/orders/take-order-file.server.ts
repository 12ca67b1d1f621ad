import { outcomeOf } from '@izlog/contract/client';
import { takeOrders } from '@izlog/contract/ecommerce/orders/order-files';
import { data } from 'react-router';
import { csvRefusal, readCsvForm } from '#site/admin/ground/frame/csv-form.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { OrderFileAnswer } from './order-file-screen.tsx';

/** Says what a file would change of orders, or changes it. */
export async function takeOrderFile(site: SiteContext, request: Request) {
  const { read, text, refused, isStart } = await readCsvForm(site, request);
  const isQuiet = read('isQuiet') === 'true';
  const refuse = (why: StaffKey) => data<OrderFileAnswer>({ refused: why, isQuiet }, { status: 400 });
  if (refused) return refuse(refused);
  const outcome = await outcomeOf(ownCall(site)(takeOrders, { file: text, isDryRun: !isStart, isQuiet }));
  if (outcome.errored) return refuse(csvRefusal(outcome.error.status));
  return data<OrderFileAnswer>({ isQuiet, report: outcome.data, ...(!isStart && { text }) });
}
