import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { mayHearOf } from '@izlog/contract/events/event-declaration';
import { type EventName, shopEvents } from '@izlog/contract/events/shop-events';
import type { WebhookState } from '@izlog/contract/events/webhook';
import {
  createWebhook,
  deleteWebhook,
  updateWebhook,
  webhookNameLength,
  webhookUrlLength,
} from '@izlog/contract/events/webhook';
import { isOpenInDemonstration } from '@izlog/contract/open/in-demonstration';
import { getOwnProgramKey } from '@izlog/contract/user/programs/program-keys';
import { Refusal } from '#platform/kernel/refusal.ts';
import {
  changeProgramWebhook,
  createProgramWebhook,
  listProgramWebhooks,
  removeProgramWebhook,
  type WebhookRow,
} from '#platform/services/events/index.ts';
import type { Asked, DialectCall } from '../door/dialect-call.ts';
import { DialectError, invalidParams, noSuch } from '../door/dialect-error.ts';
import { choiceOf, readListQuery, sayPages } from '../door/list-query.ts';
import { dates } from '../door/site-time.ts';
import { eventsOfTopic, topicNames } from './topics.ts';

/** Webhooks of the dialect: each program sees and changes its own, of what its key may read. */
export const webhookCalls: readonly DialectCall[] = [
  { method: 'GET', path: '/webhooks', as: getOwnProgramKey, answer: listWcWebhooks },
  { method: 'POST', path: '/webhooks', as: getOwnProgramKey, status: 201, answer: createWcWebhook },
  {
    method: 'GET',
    path: '/webhooks/:id',
    as: getOwnProgramKey,
    answer: async (asked) => presentWcWebhook(await mustFind(asked)),
  },
  ...(['PUT', 'POST', 'PATCH'] as const).map(
    (method): DialectCall => ({
      method,
      path: '/webhooks/:id',
      as: getOwnProgramKey,
      answer: changeWcWebhook,
    }),
  ),
  { method: 'DELETE', path: '/webhooks/:id', as: getOwnProgramKey, answer: removeWcWebhook },
];

const statusOf = { on: 'active', paused: 'paused', off: 'disabled' } as const satisfies Record<
  WebhookState,
  string
>;

async function listWcWebhooks({ ctx, request, reply }: Asked) {
  const asked = readListQuery(request, { orderby: ['date', 'id', 'title'] });
  const status = choiceOf(request.query as Record<string, unknown>, 'status', [
    'all',
    ...Object.values(statusOf),
  ]);
  const all = (await listProgramWebhooks(ctx)).filter(
    ({ state }) => status === undefined || status === 'all' || statusOf[state] === status,
  );
  if (!asked.isAscending) all.reverse();
  sayPages(request, reply, asked, all.length);
  return all.slice(asked.offset, asked.offset + asked.perPage).map(presentWcWebhook);
}

/** The secret is asked for: WooCommerce would take the consumer secret for it, which is kept as a hash alone here. */
async function createWcWebhook(asked: Asked) {
  const said = readSaid(asked.body);
  const missing = (['topic', 'url', 'secret'] as const).filter((name) => said[name] === undefined);
  if (missing.length > 0)
    throw new DialectError(
      400,
      'rest_missing_callback_param',
      `Missing parameter(s): ${missing.map((name) => (name === 'url' ? 'delivery_url' : name)).join(', ')}`,
      { data: { params: missing } },
    );
  const { topic = '', url = '', secret = '', events = [], name = topic } = said;
  return logged(asked, createWebhook, () =>
    createProgramWebhook(asked.kernel, asked.ctx, {
      name,
      url,
      topic,
      events: heardOf(asked, events),
      secret,
    }),
  );
}

async function changeWcWebhook(asked: Asked) {
  const { id } = await mustFind(asked);
  const { events, ...said } = readSaid(asked.body);
  return logged(asked, updateWebhook, () =>
    changeProgramWebhook(asked.kernel, asked.ctx, id, {
      ...said,
      ...(events && { events: heardOf(asked, events) }),
    }),
  );
}

/**
 * What of a topic the key may hear: a product changes with its price too, which who keeps the stock is not told of. Of a topic
 * of which it may hear nothing all is asked for, and refused.
 */
function heardOf({ ctx: { caller } }: Asked, events: EventName[]): EventName[] {
  const held = caller.kind === 'staff' ? caller.permissions : [];
  const heard = events.filter((name) => mayHearOf(shopEvents[name].kind, held));
  return heard.length > 0 ? heard : events;
}

async function removeWcWebhook(asked: Asked) {
  const { id } = await mustFind(asked);
  return logged(asked, deleteWebhook, () => removeProgramWebhook(asked.ctx, id));
}

/** Does an act and writes it down under the name of the key, as the call of ours that it stands for; never a secret. */
async function logged({ kernel, ctx, body, ids }: Asked, as: AnyEndpoint, act: () => Promise<WebhookRow>) {
  if (kernel.isDemonstration && !isOpenInDemonstration(as)) throw new Refusal('demonstration');
  const row = await act();
  const { secret: _secret, ...input } = body;
  const { changes = [] } = ctx;
  await kernel.audit.record(ctx, { action: `${as.method} ${as.path}`, input: { ...ids, ...input }, changes });
  return presentWcWebhook(row);
}

async function mustFind({ ctx, ids }: Asked): Promise<WebhookRow> {
  const found = (await listProgramWebhooks(ctx)).find(({ id }) => id === ids.id);
  if (!found) throw noSuch('shop_webhook');
  return found;
}

function readSaid(body: Readonly<Record<string, unknown>>) {
  const { name, topic, delivery_url: url, secret, status } = body;
  const events = topic === undefined ? undefined : eventsOfTopic(String(topic));
  if (topic !== undefined && !events)
    throw invalidParams({ topic: `topic is not one of ${topicNames.join(', ')}.` });
  const states = { active: 'on', paused: 'paused', disabled: 'paused' } as const;
  if (status !== undefined && !Object.hasOwn(states, String(status)))
    throw invalidParams({ status: `status is not one of ${Object.keys(states).join(', ')}.` });
  return {
    ...(events && { topic: String(topic), events }),
    ...text('name', name, webhookNameLength),
    ...renamed(text('delivery_url', url, webhookUrlLength)),
    ...text('secret', secret, 200),
    ...(status !== undefined && { state: states[String(status) as keyof typeof states] }),
  };
}

function text<N extends string>(name: N, said: unknown, most: number): { [key in N]?: string } {
  if (said === undefined || said === null || said === '') return {};
  if (typeof said !== 'string' || said.length > most)
    throw invalidParams({ [name]: `${name} is a text of at most ${most} signs.` });
  return { [name]: said } as { [key in N]?: string };
}

const renamed = ({ delivery_url: url }: { delivery_url?: string }) => (url === undefined ? {} : { url });

function presentWcWebhook({ id, name, state, topic, url, createdAt, updatedAt }: WebhookRow) {
  const [resource = '', event = ''] = (topic ?? '').split('.');
  return {
    id,
    name,
    status: statusOf[state],
    topic: topic ?? '',
    resource,
    event,
    hooks: [],
    delivery_url: url,
    ...dates('date_created', createdAt),
    ...dates('date_modified', updatedAt),
  };
}
