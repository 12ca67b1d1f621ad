import { createHmac } from 'node:crypto';
import { dataInVersion, versionsOf } from '@izlog/contract/events/event-declaration';
import { type EventName, eventOf } from '@izlog/contract/events/shop-events';
import { versionFor } from '@izlog/contract/events/webhook';

/** An event as it lies in the outbox. */
export interface WrittenEvent {
  uid: string;
  at: Date;
  siteId: number;
  name: string;
  version: number;
  data: Record<string, unknown>;
}

/** What is sent: the id, which is the same at every try, and the text that is signed. */
export interface WebhookMessage {
  id: string;
  body: string;
  /** Headers of a dialect, with its own signature; those of Standard Webhooks unless given. */
  headersFor?: (secret: string) => Record<string, string>;
}

/** An event in the version that a webhook knows; nothing where a newer program wrote it in one that this does not know. */
export function messageOf(
  { uid, at, siteId, name, version, data }: WrittenEvent,
  webhook: { versions: Readonly<Record<string, number>> },
): WebhookMessage | undefined {
  const declaration = eventOf(name);
  if (!declaration || version > declaration.version) return undefined;
  const wanted = versionFor(webhook, name as EventName, declaration.version);
  const presented = dataInVersion(
    declaration,
    { version, data },
    versionsOf(declaration).includes(wanted) ? wanted : declaration.version,
  );
  const body = {
    type: name,
    timestamp: at.toISOString(),
    version: presented.version,
    site: siteId,
    data: presented.data,
  };
  return { id: `evt_${uid}`, body: JSON.stringify(body) };
}

/** The headers of Standard Webhooks: one signature for each secret that counts now. */
export function signedHeaders(
  { id, body }: WebhookMessage,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = secrets
    .map(
      (secret) =>
        `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
    )
    .join(' ');
  return {
    'content-type': 'application/json',
    'user-agent': 'Izlog-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
