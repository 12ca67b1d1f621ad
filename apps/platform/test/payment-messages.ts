import type { KeyedProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { sql } from 'drizzle-orm';
import type { ProviderMessage } from '#platform/services/orders/payment/payment-provider.ts';
import type { buildOrder } from './builders/order.ts';
import type { TestPlatform } from './kit.ts';

export type PlacedOrder = Awaited<ReturnType<typeof buildOrder>>;

/** The fields of the form that leads an order to its provider. */
export const formFieldsOf = ({ form }: Pick<PlacedOrder, 'form'>): Record<string, string> =>
  Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value]));

/** Delivers a message as the browser or the provider's server does, to the address that the form named, or to another site's. */
export function deliverMessage(
  platform: TestPlatform,
  gateway: KeyedProviderCode,
  message: ProviderMessage,
  site: 1 | 2 = 1,
) {
  const url = `/api/v2/ecommerce/payment/${message.channel}/${site}/${gateway}`;
  const headers = { host: 'prvi.test', 'x-forwarded-proto': 'https' };
  if (message.rawBody) {
    return platform.app.inject({
      method: 'POST',
      url,
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...message.headers,
      },
      payload: message.rawBody,
    });
  }
  const { search } = new URL(message.address);
  if (search) return platform.app.inject({ url: `${url}${search}`, headers });
  return platform.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(message.fields).toString(),
  });
}

/** Lets the minutes pass after which nobody waits for a provider any more. */
export async function ageRefund(platform: TestPlatform, refundId: number): Promise<void> {
  const { db } = await platform.ctx();
  await db.execute(
    sql`update refunds set created_at = created_at - interval '11 minutes' where id = ${refundId}`,
  );
}
