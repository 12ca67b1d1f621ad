import { z } from 'zod';
import { callProvider, type Outside } from '../../outside.ts';
import { MessageRefused } from '../../payment-provider.ts';
import { beforeTheDeed, faultOfStatus, ProviderFault } from '../../provider-fault.ts';
import type { PayPalKeys } from './paypal-keys.ts';

const servers = { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' };
/** A sum as PayPal writes it. */
export const money = z.object({ currency_code: z.string(), value: z.string() });

/** A call of PayPal's API with a token of its own; the answer must have the shape of `answer`. */
export async function askPayPal<S extends z.ZodType>(
  given: PayPalKeys,
  outside: Outside,
  method: 'GET' | 'POST',
  path: string,
  answer: S,
  { key, body }: { key?: string; body?: object },
): Promise<z.output<S>> {
  const base = outside.address('paypal', servers[given.mode]).replace(/\/$/, '');
  const token = await beforeTheDeed('paypal', accessToken(given, base));
  const { status, text } = await callProvider('paypal', `${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      // A repeat with the same id does nothing twice.
      ...(key ? { 'paypal-request-id': key.slice(0, 108) } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (status >= 300) throw faultOfStatus('paypal', status, ` to ${method} ${path}`);
  const parsed = answer.safeParse(jsonOf(text));
  if (!parsed.success) throw new ProviderFault('paypal', 'answered something else', { cause: parsed.error });
  return parsed.data;
}

async function accessToken(given: PayPalKeys, base: string): Promise<string> {
  const { status, text } = await callProvider('paypal', `${base}/v1/oauth2/token`, {
    method: 'POST',
    body: 'grant_type=client_credentials',
    headers: {
      authorization: `Basic ${Buffer.from(`${given.clientId}:${given.clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  const parsed = z.object({ access_token: z.string() }).safeParse(status === 200 ? jsonOf(text) : undefined);
  if (!parsed.success) throw new ProviderFault('paypal', 'did not let us in');
  return parsed.data.access_token;
}

/** Text as JSON; what is none is no message of PayPal's. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MessageRefused('malformed');
  }
}
