import { outcomeOf } from '@izlog/contract/client';
import type { EventName } from '@izlog/contract/events/shop-events';
import { eventNames, shopEvents } from '@izlog/contract/events/shop-events';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  replayDelivery,
  replayEvents,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookAttempt,
} from '@izlog/contract/events/webhook';
import { data } from 'react-router';
import { instantOfShop } from '#site/admin/ground/frame/shop-time.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedProof } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { type EventGroups, eventField, groupsOf } from './webhook-view.ts';

/** The events to tick: those that the caller may have sent, and what the webhook tells already. */
export async function loadGroups(site: SiteContext, has: readonly string[] = []): Promise<EventGroups> {
  const { mayHear } = await site.call(listWebhooks, {});
  return groupsOf(shopEvents, new Set<string>([...mayHear, ...has]));
}

/** Handles the form of a new webhook: its secret is shown on the page that comes back. */
export async function takeNewWebhook(site: SiteContext, form: FormData) {
  const said = saidOf(form);
  const missing = missingIn(site, form, said);
  if (missing) return missing;
  const unproved = await refusedProof(site, 'create', form);
  if (unproved) return unproved;
  const outcome = await outcomeOf(ownCall(site)(createWebhook, said));
  if (outcome.errored) return refused(site, 'create', form, outcome.error);
  const { webhook, secret } = outcome.data;
  return shown('create', { secret, id: String(webhook.id) });
}

/** Handles the forms of one webhook. */
export async function takeWebhook(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const call = ownCall(site);
  const name = read('form');
  if (name === 'test') {
    const outcome = await outcomeOf(writtenOrNotFound(call(testWebhook, { id })));
    return outcome.errored ? refused(site, name, form, outcome.error) : tryAnswer(site, name, outcome.data);
  }
  if (name === 'switch') return takeSwitch(site, id, form);
  if (name === 'secret') {
    const unproved = await refusedProof(site, name, form);
    if (unproved) return unproved;
    const outcome = await outcomeOf(writtenOrNotFound(call(rotateWebhookSecret, { id })));
    return outcome.errored
      ? refused(site, name, form, outcome.error)
      : shown(name, { secret: outcome.data.secret });
  }
  if (name === 'delete') {
    const outcome = await outcomeOf(writtenOrNotFound(call(deleteWebhook, { id })));
    return outcome.errored ? refused(site, name, form, outcome.error) : savedAt(site, 'adminWebhooks');
  }
  if (name !== 'update') throw data(null, { status: 400 });
  const said = saidOf(form);
  const missing = missingIn(site, form, said);
  if (missing) return missing;
  const unproved = await refusedProof(site, name, form);
  if (unproved) return unproved;
  const outcome = await outcomeOf(writtenOrNotFound(call(updateWebhook, { id, ...said })));
  return outcome.errored ? refused(site, name, form, outcome.error) : savedAt(site, 'adminWebhook', { id });
}

/** Sends one delivery again. */
export async function takeAgain(site: SiteContext, id: number, form: FormData) {
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(replayDelivery, { id })));
  return outcome.errored
    ? refused(site, 'again', form, outcome.error)
    : savedAt(site, 'adminWebhookDelivery', { id });
}

/** Sends a span again. */
export async function takeReplay(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const [from, to] = [instantOfShop(read('from')), instantOfShop(read('to'))];
  if (!from || !to) throw data(null, { status: 400 });
  const which = read('which') === 'undelivered' ? 'undelivered' : 'all';
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(replayEvents, { id, from, to, which })));
  return outcome.errored
    ? refused(site, 'replay', form, outcome.error)
    : savedAt(site, 'adminWebhook', { id });
}

async function takeSwitch(site: SiteContext, id: number, form: FormData) {
  const act = reader(form)('act');
  const state = act === 'pause' ? 'paused' : 'on';
  const missed = act === 'skip' ? 'skip' : 'send';
  const unproved = await refusedProof(site, 'switch', form);
  if (unproved) return unproved;
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(switchWebhook, { id, state, missed })));
  if (outcome.errored) return refused(site, 'switch', form, outcome.error);
  const { webhook, trial } = outcome.data as { webhook: Webhook; trial: WebhookAttempt | null };
  if (trial && webhook.state === 'off') return tryAnswer(site, 'switch', trial);
  return savedAt(site, 'adminWebhook', { id });
}

function saidOf(form: FormData): { name: string; url: string; events: EventName[] } {
  const read = reader(form);
  const events = eventNames.filter((name) => read(eventField(name)) === 'true');
  return { name: read('name').trim(), url: read('url').trim(), events };
}

/** What is missing is said at once, all of it. */
function missingIn(site: SiteContext, form: FormData, { name, url, events }: ReturnType<typeof saidOf>) {
  const faults = {
    ...(name === '' && { name: { key: 'validation.required' as const } }),
    ...(url === '' && { url: { key: 'validation.required' as const } }),
    ...(events.length === 0 && {
      events: { key: 'form.wrong' as const, words: wordsOf(site)('webhooks.chooseEvent') },
    }),
  };
  return Object.keys(faults).length > 0 ? wrongForm(reader(form)('form'), form, faults) : undefined;
}

const shown = (form: string, what: Record<string, string>) =>
  data<FormAnswer>({ form, done: [], shown: what });

/** What a test message came to, in words. */
function tryAnswer(site: SiteContext, form: string, { status, fault }: WebhookAttempt) {
  const words = wordsOf(site);
  const isGood = status !== null && status >= 200 && status <= 299;
  const what = fault === null ? String(status) : words(`webhooks.fault.${fault}`);
  return shown(form, isGood ? { went: what } : { failed: what });
}

function refused(site: SiteContext, name: string, form: FormData, error: Parameters<typeof refusedForm>[3]) {
  const words = wordsOf(site);
  return refusedForm(
    site,
    name,
    form,
    error,
    {},
    (_path, kind) => words(`webhooks.wrong.${kind}`) || undefined,
  );
}
