import { z } from 'zod';
import type { Outside } from '../../outside.ts';
import { MessageRefused, type PaymentReport, type ProviderMessage } from '../../payment-provider.ts';
import { askPayPal, jsonOf, money } from './paypal-api.ts';
import type { PayPalKeys } from './paypal-keys.ts';

const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    status: z.string().optional(),
    custom_id: z.string().optional(),
    amount: money.optional(),
  }),
});

const needed = ['paypal-transmission-id', 'paypal-transmission-time', 'paypal-transmission-sig'] as const;

/** A webhook counts when PayPal itself says that it wrote it; what became of the money is asked besides. */
export async function readPayPalWebhook(
  message: ProviderMessage,
  given: PayPalKeys,
  outside: Outside,
): Promise<PaymentReport> {
  const { headers, rawBody } = message;
  const host = hostOf(headers['paypal-cert-url']);
  const isPayPal = host === 'paypal.com' || host?.endsWith('.paypal.com');
  if (given.webhookId === undefined || !isPayPal || needed.some((name) => !headers[name])) {
    throw new MessageRefused('signature');
  }
  const body = jsonOf(rawBody);
  const verified = await askPayPal(
    given,
    outside,
    'POST',
    '/v1/notifications/verify-webhook-signature',
    z.object({ verification_status: z.string() }),
    {
      body: {
        transmission_id: headers['paypal-transmission-id'],
        transmission_time: headers['paypal-transmission-time'],
        transmission_sig: headers['paypal-transmission-sig'],
        cert_url: headers['paypal-cert-url'],
        auth_algo: headers['paypal-auth-algo'] ?? 'SHA256withRSA',
        webhook_id: given.webhookId,
        webhook_event: body,
      },
    },
  );
  if (verified.verification_status !== 'SUCCESS') throw new MessageRefused('signature');
  const parsed = event.safeParse(body);
  const reference = parsed.data?.resource.custom_id;
  if (!parsed.success || reference === undefined) throw new MessageRefused('malformed');
  return {
    reference,
    outcome: parsed.data.event_type === 'PAYMENT.CAPTURE.COMPLETED' ? 'approved' : 'pending',
    transactionId: null,
    approvalCode: null,
    amount: null,
    currency: null,
    isHint: true,
  };
}

function hostOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' ? hostname : undefined;
}
