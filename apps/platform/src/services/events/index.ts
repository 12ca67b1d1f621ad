export { eventsFromNow, type HeardEvent, readOn } from './outbox/read-on.ts';
export { type DialectReceiver, type DialectTeller, dialectTeller } from './webhooks/dialect-teller.ts';
export {
  changeProgramWebhook,
  createProgramWebhook,
  listProgramWebhooks,
  removeProgramWebhook,
} from './webhooks/program-webhooks.ts';
export type { WebhookRow } from './webhooks/webhook.queries.ts';
export type { WebhookMessage, WrittenEvent } from './webhooks/webhook-message.ts';
