import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { versionsOf } from '@izlog/contract/events/event-declaration';
import { type EventName, eventOf } from '@izlog/contract/events/shop-events';
import {
  type createWebhook as createEndpoint,
  type deleteWebhook as deleteEndpoint,
  type getWebhook as getEndpoint,
  type listWebhooks as listEndpoint,
  mostWebhooks,
  type rotateWebhookSecret as rotateEndpoint,
  type updateWebhook as updateEndpoint,
} from '@izlog/contract/events/webhook';
import { asc, eq } from 'drizzle-orm';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mustBeFresh, readStaffRights } from '#platform/services/people/index.ts';
import { mustBeReceiver } from './check-address.ts';
import { heard, heardBy, known, mustHearAll } from './may-tell.ts';
import { presentWebhook, presentWebhooks } from './present-webhook.ts';
import {
  changeWebhook,
  countWebhooks,
  getRow,
  insertWebhook,
  removeWebhook,
  type WebhookRow,
} from './webhook.queries.ts';
import { webhooks } from './webhook.tables.ts';
import { endOf, newSecret, sealSecret } from './webhook-secret.ts';

const hour = 60 * 60 * 1000;
const places = { off: 0, on: 2, paused: 3 } as const;

/** All webhooks of the site: what is off first, then what fails. */
export async function listWebhooks(ctx: Ctx): Promise<EndpointReturn<typeof listEndpoint>> {
  const rows = await ctx.db
    .select()
    .from(webhooks)
    .where(eq(webhooks.siteId, ctx.site.id))
    .orderBy(asc(webhooks.id));
  const place = ({ state, failingSince }: WebhookRow) => (state === 'on' && failingSince ? 1 : places[state]);
  return {
    webhooks: await presentWebhooks(
      ctx,
      rows.toSorted((a, b) => place(a) - place(b)),
    ),
    mayHear: heardBy(ctx),
  };
}

export const getWebhook = (
  ctx: Ctx,
  { id }: EndpointParsed<typeof getEndpoint>,
): Promise<EndpointReturn<typeof getEndpoint>> => presentWebhook(ctx, id);

/** Makes a webhook with a secret, which is told this once. */
export async function createWebhook(
  kernel: Kernel,
  ctx: Ctx,
  said: EndpointParsed<typeof createEndpoint>,
): Promise<EndpointReturn<typeof createEndpoint>> {
  await mustBeFresh(ctx);
  await mustBeReceiver(kernel, said.url);
  return inTransaction(ctx, async (inner) => {
    await takeTurn(inner, 'webhooks');
    if ((await countWebhooks(inner)) >= mostWebhooks)
      throw wrong('name', 'tooMany', `A site has at most ${mostWebhooks} webhooks.`);
    await mustBeHeard(inner, said);
    const secret = newSecret();
    const id = await insertWebhook(inner, {
      ...said,
      events: [...new Set(said.events)],
      siteId: inner.site.id,
      userId: userIdOf(inner.caller),
      secret: sealSecret(kernel.secrets, inner.site.id, secret),
      secretEnd: endOf(secret),
      createdAt: inner.now,
      updatedAt: inner.now,
      stateAt: inner.now,
    });
    noteChange(inner, `webhook:${id}`, {}, logged(said));
    return { webhook: await presentWebhook(inner, id), secret };
  });
}

/** Changes a webhook; the caller answers for it from then on. */
export async function updateWebhook(
  kernel: Kernel,
  ctx: Ctx,
  { id, ...said }: EndpointParsed<typeof updateEndpoint>,
): Promise<EndpointReturn<typeof updateEndpoint>> {
  await mustBeFresh(ctx);
  if (said.url !== undefined) await mustBeReceiver(kernel, said.url);
  return inTransaction(ctx, async (inner) => {
    const before = await getRow(inner, id, { forUpdate: true });
    mustBeOfStaff(before);
    const { events = before.events, versions = before.versions } = said;
    await mustBeHeard(inner, { events, versions });
    await changeWebhook(inner, id, { ...said, userId: userIdOf(inner.caller) });
    noteChange(inner, `webhook:${id}`, logged(before), logged({ ...before, ...said }));
    return presentWebhook(inner, id);
  });
}

/** Gives a webhook a new secret; the former one signs beside it for a while. */
export async function rotateSecret(
  kernel: Kernel,
  ctx: Ctx,
  { id, overlapHours }: EndpointParsed<typeof rotateEndpoint>,
): Promise<EndpointReturn<typeof rotateEndpoint>> {
  await mustBeFresh(ctx);
  return inTransaction(ctx, async (inner) => {
    const before = await getRow(inner, id, { forUpdate: true });
    mustBeOfStaff(before);
    mustHearAll(inner, before);
    const secret = newSecret();
    const secretEnd = endOf(secret);
    await changeWebhook(inner, id, {
      secret: sealSecret(kernel.secrets, inner.site.id, secret),
      secretEnd,
      formerSecret: overlapHours > 0 ? before.secret : null,
      formerUntil: overlapHours > 0 ? new Date(inner.now.getTime() + overlapHours * hour) : null,
    });
    noteChange(inner, `webhook:${id}`, { ends: before.secretEnd }, { ends: secretEnd }, before.name);
    return { webhook: await presentWebhook(inner, id), secret };
  });
}

export async function deleteWebhook(
  ctx: Ctx,
  { id }: EndpointParsed<typeof deleteEndpoint>,
): Promise<EndpointReturn<typeof deleteEndpoint>> {
  return inTransaction(ctx, async (inner) => {
    const before = await getRow(inner, id, { forUpdate: true });
    await removeWebhook(inner, id);
    noteChange(inner, `webhook:${id}`, logged(before), {});
    return { id };
  });
}

const logged = ({ name, url, events }: { name: string; url: string; events: readonly string[] }) => ({
  name,
  url,
  events,
});

/** Refuses events that the caller may not read, and versions that there are not (DOOR-03). */
export async function mustBeHeard(
  ctx: Ctx,
  { events, versions }: { events: readonly string[]; versions: Readonly<Record<string, number | undefined>> },
): Promise<void> {
  // Of the person, not of the token: what is set here goes on when the token is gone.
  const held = await readStaffRights(ctx, userIdOf(ctx.caller));
  const called =
    ctx.caller.kind === 'staff'
      ? held.filter((one) => ctx.caller.kind === 'staff' && ctx.caller.permissions.includes(one))
      : [];
  const closed = known(events).filter((name) => heard([name], called).length === 0);
  if (closed.length > 0) throw wrong('events', 'notAllowed', `You may not read: ${closed.join(', ')}.`);
  for (const [name, version = 0] of Object.entries(versions)) {
    const declared = eventOf(name as EventName);
    if (!declared || !versionsOf(declared).includes(version))
      throw wrong(`versions.${name}`, 'invalid_value', `There is no version ${version} of ${name}.`);
  }
}

/** Refuses what a program set up with its key: it changes that itself; staff pause and remove it. */
export function mustBeOfStaff({ keyId }: Pick<WebhookRow, 'keyId'>): void {
  if (keyId !== null)
    throw wrong(
      'name',
      'ofProgram',
      'A program has set it up with its key: pause or remove it, or take back the key.',
    );
}

/** The refusal of one field. */
export const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
