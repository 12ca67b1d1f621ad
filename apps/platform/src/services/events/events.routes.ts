import { listChanges } from '@izlog/contract/events/changes';
import {
  countReplay,
  createWebhook,
  deleteWebhook,
  filterDeliveries,
  getDelivery,
  getWebhook,
  listWebhooks,
  replayDelivery,
  replayEvents,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  updateWebhook,
} from '@izlog/contract/events/webhook';
import { openLog } from '#platform/kernel/health/open-log.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import * as changes from './changes/list-changes.ts';
import { defineForgetting } from './outbox/forget-events.ts';
import * as log from './webhooks/delivery-log.ts';
import { failingWebhooks } from './webhooks/failing-todo.ts';
import * as replay from './webhooks/replay-events.ts';
import * as webhooks from './webhooks/save-webhook.ts';
import { createSender } from './webhooks/send-due.ts';
import * as switching from './webhooks/switch-webhook.ts';

/** What programs hear of the shop: by webhooks, or by asking what changed. */
export function eventRoutes(kernel: Kernel): Route[] {
  defineForgetting(kernel);
  const sender = createSender(kernel, openLog(kernel.env.LOG_LEVEL));
  kernel.jobs.repeat('webhooks', { everySeconds: 1, run: sender.look, settled: sender.settled });
  kernel.held.get(todoProviders).push(failingWebhooks);
  return [
    route(listWebhooks, webhooks.listWebhooks),
    route(getWebhook, webhooks.getWebhook),
    route(createWebhook, (ctx, input) => webhooks.createWebhook(kernel, ctx, input)),
    route(updateWebhook, (ctx, input) => webhooks.updateWebhook(kernel, ctx, input)),
    route(switchWebhook, (ctx, input) => switching.switchWebhook(kernel, ctx, input)),
    route(rotateWebhookSecret, (ctx, input) => webhooks.rotateSecret(kernel, ctx, input)),
    route(testWebhook, (ctx, input) => switching.testWebhook(kernel, ctx, input)),
    route(deleteWebhook, webhooks.deleteWebhook),
    route(filterDeliveries, log.filterDeliveries),
    route(getDelivery, log.getDelivery),
    route(replayDelivery, replay.replayDelivery),
    route(countReplay, replay.countReplay),
    route(replayEvents, replay.replayEvents),
    route(listChanges, changes.listChanges),
  ];
}
