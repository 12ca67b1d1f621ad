import type { DeliveryFault, WebhookAttempt } from '@izlog/contract/events/webhook';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { postOutside } from '#platform/kernel/outside/post-outside.ts';
import { isPublicAddress } from '#platform/kernel/outside/public-address.ts';
import { signedHeaders, type WebhookMessage } from './webhook-message.ts';
import { openSecret } from './webhook-secret.ts';

/** How long a receiver may take, and how much of its answer is kept. */
const timeoutMs = 10_000;
const mostBytes = 500;
/** A receiver may ask for this long a rest at most. */
const longestRest = 3 * 60 * 60;

/** Where a message goes and what signs it. */
export interface Receiver {
  siteId: number;
  url: string;
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
}

/** What a try came to; `restSeconds` where the receiver asked to be left in peace. */
export interface Tried {
  attempt: WebhookAttempt;
  isDelivered: boolean;
  restSeconds: number;
}

/** Sends a message once. Whatever the receiver does is an answer here, never a throw. */
export async function tryWebhook(
  { env, secrets }: Pick<Kernel, 'env' | 'secrets'>,
  receiver: Receiver,
  message: WebhookMessage,
  now = new Date(),
): Promise<Tried> {
  const started = performance.now();
  const said = await answerOf();
  const ms = Math.round(performance.now() - started);
  return {
    attempt: { at: now.toISOString(), status: said.status, fault: said.fault, ms, answer: said.text },
    isDelivered: said.status !== null && said.status >= 200 && said.status <= 299,
    restSeconds: said.status === 429 || said.status === 503 ? restOf(said.retryAfter, now) : 0,
  };

  async function answerOf() {
    const none = { status: null, text: '', retryAfter: undefined };
    const open = openSecrets(secrets, receiver, now);
    if (!open) return { ...none, fault: 'secret' as const };
    try {
      const answer = await postOutside(
        new URL(receiver.url),
        { body: message.body, headers: headersOf(message, open, now) },
        { timeoutMs, mostBytes, isPublic: env.WEBHOOK_PRIVATE_RECEIVERS ? () => true : isPublicAddress },
      );
      const isRedirect = answer.status >= 300 && answer.status <= 399;
      return { ...answer, fault: isRedirect ? ('redirect' as const) : null };
    } catch (error) {
      return { ...none, fault: faultOf(error as NodeJS.ErrnoException) };
    }
  }
}

function headersOf(message: WebhookMessage, secrets: readonly string[], now: Date): Record<string, string> {
  const [secret = ''] = secrets;
  return message.headersFor?.(secret) ?? signedHeaders(message, secrets, now);
}

function openSecrets(
  secrets: Kernel['secrets'],
  { siteId, secret, formerSecret, formerUntil }: Receiver,
  now: Date,
): string[] | undefined {
  const isOverlapping = formerSecret !== null && formerUntil !== null && formerUntil > now;
  try {
    return [secret, ...(isOverlapping ? [formerSecret] : [])].map((one) => openSecret(secrets, siteId, one));
  } catch {
    // Kept under another APP_SECRET: a new one is made in the back office.
    return undefined;
  }
}

function faultOf({ name, code = '' }: NodeJS.ErrnoException): DeliveryFault {
  if (code === 'ENOTPUBLIC') return 'notPublic';
  if (name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'notFound';
  if (code === 'ECONNREFUSED') return 'refused';
  return /CERT|SIGNATURE|SELF_SIGNED|ERR_TLS|EPROTO/.test(code) ? 'certificate' : 'broken';
}

/** Seconds that a receiver asks for, in either form of Retry-After. */
function restOf(said: string | undefined, now: Date): number {
  if (said === undefined) return 0;
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), longestRest) : 0;
}
