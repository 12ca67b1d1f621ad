import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { type EventName, eventNames } from './shop-events.ts';

const access = { staff: 'settings.edit' } as const;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const eventName = z.enum(eventNames);

/** Longest name and address of a webhook, and most of one site. */
export const webhookNameLength = 100;
export const webhookUrlLength = 1000;
export const mostWebhooks = 50;
/** Days for which events and what was not delivered of them are kept. */
export const retainedEventDays = 30;
/** Hours for which the former secret signs too, unless somebody says otherwise; and most of them. */
export const secretOverlapHours = 24;
export const longestSecretOverlap = 24 * 7;
/** Minutes between tries while a receiver fails; the last is repeated until three days are over. */
export const retryMinutes = [1, 5, 15, 60, 180] as const;
export const retryDays = 3;

/** `paused`: by a person, events wait; `off`: by us, after three days or where nobody may read what it tells. */
export const webhookStates = ['on', 'paused', 'off'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why we switched one off. */
export const offReasons = ['failing', 'rights'] as const;

/** Why a try failed without a status: what the line did, or that our guard did not let it out. */
export const deliveryFaults = [
  'timeout',
  'refused',
  'notFound',
  'certificate',
  'broken',
  'notPublic',
  'redirect',
  'secret',
] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

const attempt = z.object({
  at: z.iso.datetime(),
  status: z.int().nullable().describe('What it answered; null where it did not.'),
  fault: z.enum(deliveryFaults).nullable(),
  ms: z.int(),
  answer: z.string().describe('The first 500 bytes of the answer.'),
});
export type WebhookAttempt = z.infer<typeof attempt>;

const webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(eventName),
  versions: z.record(z.string(), z.int()).describe('Where its program knows an older version of an event.'),
  state: z.enum(webhookStates),
  stateAt: z.iso.datetime(),
  offReason: z.enum(offReasons).nullable(),
  failingSince: z.iso.datetime().nullable().describe('Since when no try succeeded.'),
  endsAt: z.iso.datetime().nullable().describe('When it is switched off, unless it answers.'),
  nextAt: z.iso.datetime().nullable().describe('When it is tried again.'),
  lastDeliveredAt: z.iso.datetime().nullable(),
  waiting: z.int().describe('Events that wait for it.'),
  delivered: z.int().describe('Of the last seven days, as `undelivered`.'),
  undelivered: z.int(),
  secretEnd: z.string().describe('The last signs of its secret.'),
  formerUntil: z.iso.datetime().nullable().describe('Until when the former secret signs too.'),
  who: z.string().describe('Who of the staff answers for it.'),
});
export type Webhook = z.infer<typeof webhook>;

const said = {
  name: z.string().trim().min(1).max(webhookNameLength),
  url: z.string().trim().min(1).max(webhookUrlLength),
  events: z.array(eventName).min(1),
  versions: z
    .partialRecord(eventName, z.int().min(1))
    .default({})
    .describe(
      'Versions for a program that does not know the newest; the newest is sent where nothing is said.',
    ),
};

const secret = z.string().describe('Shown this once: `whsec_…`, as libraries of Standard Webhooks take it.');

/** The webhooks of the site, those that are off first, then those that fail. */
export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/webhook/list',
  summary: 'Addresses of programs that are told of events, and how each stands.',
  access,
  answer: z.object({
    webhooks: z.array(webhook),
    mayHear: z.array(eventName).describe('The events that the caller may have sent somewhere.'),
  }),
});

/** One of them. */
export const getWebhook = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/webhook/get/{id}',
  summary: 'One webhook.',
  access,
  params: z.object({ id }),
  answer: webhook,
  refusals: ['notFound'],
});

/**
 * Makes a webhook, for which the caller answers: it tells what they may read, for as long as they may. Refuses, with the field,
 * an address that is not https, is inside a network or is ours, and events that the caller may not read; with proofRequired an
 * older login, as all that makes events leave from now on. No program does it with a key: what it set would outlive the key.
 */
export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/webhook/create',
  summary: 'Has events sent to an address, signed by Standard Webhooks.',
  access,
  body: z.object(said),
  answer: z.object({ webhook, secret }),
  refusals: ['proofRequired', 'validationFailed'],
});

/** Changes one; the caller answers for it from then on. Refuses with proofRequired an older login. */
export const updateWebhook = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/settings/webhook/update/{id}',
  summary: 'Changes the address, the name or the events of a webhook.',
  access,
  params: z.object({ id }),
  body: z.object({
    name: said.name.optional(),
    url: said.url.optional(),
    events: said.events.optional(),
    versions: z.partialRecord(eventName, z.int().min(1)).optional(),
  }),
  answer: webhook,
  refusals: ['proofRequired', 'validationFailed', 'notFound'],
});

/**
 * Pauses a webhook, or sends on. One that was off is tried with a test message first, and stays off where that fails; the
 * answer tells what it said. Sending on refuses with proofRequired an older login.
 */
export const switchWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/webhook/switch/{id}',
  summary: 'Pauses a webhook, or sends on: also what waited, or only what is new.',
  access,
  params: z.object({ id }),
  body: z.object({
    state: z.enum(['on', 'paused']),
    missed: z
      .enum(['send', 'skip'])
      .default('send')
      .describe('What waited meanwhile: sent in its order, or left in the log to be sent again later.'),
  }),
  answer: z.object({ webhook, trial: attempt.nullable().describe('The test message of one that was off.') }),
  refusals: ['proofRequired', 'validationFailed', 'notFound'],
});

/** Gives a webhook another secret; both sign until the overlap is over, so that its program can be changed in peace. */
export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/webhook/secret/{id}',
  summary: 'Makes a new secret; the former one signs too for some hours.',
  access,
  params: z.object({ id }),
  body: z.object({ overlapHours: z.int().min(0).max(longestSecretOverlap).default(secretOverlapHours) }),
  answer: z.object({ webhook, secret }),
  refusals: ['proofRequired', 'forbidden', 'notFound'],
});

/** Sends a test message (`test.sent`) at once, whatever state the webhook is in. */
export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/webhook/test/{id}',
  summary: 'Sends a test message and tells what came back.',
  access,
  params: z.object({ id }),
  answer: attempt,
  refusals: ['notFound', 'tooManyRequests'],
});

/** Removes a webhook with its log. */
export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/settings/webhook/delete/{id}',
  summary: 'Removes a webhook with what waited for it.',
  access,
  params: z.object({ id }),
  answer: z.object({ id: z.int() }),
  refusals: ['notFound'],
});

/** `failed`: tried for three days while others arrived; `skipped`: left out by a person. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'skipped'] as const;

const delivery = z.object({
  id: z.int(),
  webhook: z.int(),
  webhookName: z.string(),
  event: z.string(),
  object: z.object({ kind: z.string(), id: z.int(), name: z.string().describe('Number, SKU or id.') }),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  status: z.int().nullable().describe('What was answered last.'),
  fault: z.enum(deliveryFaults).nullable(),
  ms: z.int().nullable(),
  at: z.iso.datetime().describe('When the event happened.'),
  lastAt: z.iso.datetime().nullable().describe('When it was tried last.'),
  nextAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

/** The log of what was sent, the newest first. */
export const filterDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/webhook/delivery/filter',
  summary: 'What was sent to webhooks, with what came back.',
  access,
  query: z.object({
    webhook: id.optional(),
    event: eventName.optional(),
    state: z.enum([...deliveryStates, 'undelivered']).optional(),
    from: z.iso.datetime({ offset: true }).optional(),
    to: z.iso.datetime({ offset: true }).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(delivery), pagination }),
});

/** One delivery: what goes out, and every try with what came back. */
export const getDelivery = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/webhook/delivery/get/{id}',
  summary: 'One delivery with its request and its tries.',
  access,
  params: z.object({ id }),
  answer: delivery.extend({
    url: z.string(),
    messageId: z.string().describe('The header `webhook-id`: the same at every try.'),
    body: z.string(),
    tries: z.array(attempt).describe('The newest first.'),
  }),
  refusals: ['notFound'],
});

/** Sends one delivery again, now, with the id it had. */
export const replayDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/webhook/delivery/replay/{id}',
  summary: 'Sends an event again, with the same id.',
  access,
  params: z.object({ id }),
  answer: delivery,
  refusals: ['notFound'],
});

const span = {
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
  which: z
    .enum(['all', 'undelivered'])
    .default('all')
    .describe('All that it is subscribed to, or what did not arrive.'),
};

const counted = z.object({
  events: z.array(z.object({ event: z.string(), count: z.int() })),
  total: z.int(),
});

/** What a replay would send, by event. */
export const countReplay = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/webhook/replay/count/{id}',
  summary: 'How many events a replay of a span would send.',
  access,
  params: z.object({ id }),
  query: z.object(span),
  answer: counted,
  refusals: ['forbidden', 'validationFailed', 'notFound'],
});

/** Sends what happened in a span again, in its order, with the ids it had; also what was before the webhook was made. */
export const replayEvents = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/webhook/replay/{id}',
  summary: 'Sends the events of a span again, with the same ids; new ones go first.',
  access,
  params: z.object({ id }),
  body: z.object(span),
  answer: counted,
  refusals: ['forbidden', 'validationFailed', 'notFound'],
});

/** The version of an event that a webhook gets. */
export const versionFor = (
  { versions }: { versions: Readonly<Record<string, number>> },
  event: EventName,
  newest: number,
): number => versions[event] ?? newest;
