import { customerCalls } from './customers/customer-calls.ts';
import type { DialectCall } from './door/dialect-call.ts';
import { orderCalls } from './orders/order-calls.ts';
import { productCalls } from './products/product-calls.ts';
import { shopCalls } from './shop/shop-calls.ts';
import { webhookCalls } from './webhooks/webhook-calls.ts';

/** All that this shop speaks of WooCommerce's REST v3; what is not here is refused by name. */
export const dialectCalls: readonly DialectCall[] = [
  ...orderCalls,
  ...productCalls,
  ...customerCalls,
  ...webhookCalls,
  ...shopCalls,
];
