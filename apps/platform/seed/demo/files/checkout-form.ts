import { paymentKinds } from '@izlog/contract/ecommerce/payment';
import { z } from 'zod';
import type { DemoCheckout, DemoPromotion } from '../shape-shop.ts';
import { euros } from './catalogue-forms.ts';
import type { Words } from './words.ts';

const country = z.string().regex(/^[A-Z]{2}$/, 'a country by its two letters is asked for');
const grams = z.int().positive();

/** Form of the file `checkout`: how a shop delivers, is paid and gives discounts. */
export function checkoutForm({ text }: Words) {
  const delivery = z.strictObject({
    code: z.string(),
    name: text,
    description: text,
    branches: z.string().optional(),
    rates: z.array(
      z.strictObject({
        countries: z.array(country).min(1),
        maxWeight: grams.optional(),
        price: euros,
        freeFrom: euros.optional(),
      }),
    ),
  });
  const branch = z.strictObject({
    id: z.string(),
    name: z.string(),
    type: z.enum(['branch', 'locker']),
    street: z.string(),
    zipCode: z.string(),
    city: z.string(),
    hours: z.array(z.string()),
  });
  const payment = z.strictObject({
    code: z.string(),
    kind: z.enum(paymentKinds),
    name: text,
    description: text,
    isForCompanies: z.boolean().optional(),
    isForDigital: z.boolean().optional(),
    countries: z.array(country).optional(),
    maxTotal: euros.optional(),
    notWithDelivery: z.array(z.string()).optional(),
  });
  const promotion = z
    .strictObject({
      code: z.string(),
      name: text,
      percent: z.number().positive().max(100).optional(),
      amount: euros.optional(),
      minTotal: euros.optional(),
      customerLimit: z.int().positive().optional(),
    })
    .transform(({ percent, amount, ...one }): DemoPromotion => ({ ...one, ...takenOff(percent, amount) }));
  return z.strictObject({
    afterAdding: z.literal([0, 1, 2]),
    countries: z.array(country).min(1),
    delivery: z.array(delivery),
    branches: z.record(z.string(), z.array(branch)).default({}),
    payments: z.array(payment),
    promotions: z.array(promotion).default([]),
  }) satisfies z.ZodType<DemoCheckout>;
}

/** A promotion without percent and amount makes the delivery free. */
function takenOff(
  percent: number | undefined,
  amount: number | undefined,
): Pick<DemoPromotion, 'kind' | 'value'> {
  if (percent !== undefined) return { kind: 'percent', value: Math.round(percent * 100) };
  return amount === undefined ? { kind: 'freeDelivery', value: 0 } : { kind: 'amount', value: amount };
}
