import type { Ctx } from '#platform/kernel/context.ts';
import type { WebhookMessage, WrittenEvent } from './webhook-message.ts';

/** A webhook that a program set up in a dialect with its key. */
export interface DialectReceiver {
  id: number;
  keyId: number;
  topic: string;
  /** When it was made in whose words it is told. */
  url: string;
}

/** Who says events in the words of a dialect; a service that speaks one puts itself here. */
export interface DialectTeller {
  message(ctx: Ctx, receiver: DialectReceiver, event: WrittenEvent): Promise<WebhookMessage>;
}

/** The teller of the platform: `kernel.held.get(dialectTeller).teller = …`. */
export const dialectTeller = (): { teller?: DialectTeller } => ({});
