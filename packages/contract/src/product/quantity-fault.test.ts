import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedQuantity, quantityFault } from './quantity-fault.ts';
import { customPriceOptionOf, subscriptionOption } from './subscription.ts';

test('a quantity keeps to the least, the most and the step of its product', () => {
  const rule = { min: 4, max: 12, step: 4 };

  expect([3, 4, 6, 12, 16].map((quantity) => quantityFault(quantity, rule))).toEqual([
    'tooFew',
    undefined,
    'notAMultiple',
    undefined,
    'tooMany',
  ]);
});

test('the bounds of a quantity box are quantities that may be bought', () => {
  const rules = fc.record({
    min: fc.integer({ min: 1, max: 50 }),
    max: fc.option(fc.integer({ min: 50, max: 200 })),
    step: fc.integer({ min: 1, max: 20 }),
  });
  const stock = fc.record({
    status: fc.constantFrom('inStock' as const, 'low' as const, 'backorder' as const),
    quantity: fc.option(fc.integer({ min: 60, max: 500 })),
  });
  fc.assert(
    fc.property(rules, stock, (rule, left) => {
      const { min, max, step } = boundedQuantity(rule, left);

      expect(quantityFault(min, { ...rule, min: rule.min })).not.toBe('notAMultiple');
      expect(min % step).toBe(0);
      if (max !== null) {
        expect(max % step).toBe(0);
        expect(max).toBeGreaterThanOrEqual(min);
      }
    }),
  );
});

const option = (option_title: string, ...skus: string[]) => ({
  option_title,
  custom_option_values: skus.map((sku) => ({ sku })),
});

test('[PRODUCT-026] a product whose first option is titled subscription, in any case, is a subscription', () => {
  expect(subscriptionOption([option('SubScription')])).toBeDefined();
  expect(subscriptionOption([option('text'), option('subscription')])).toBeUndefined();
  expect(subscriptionOption([])).toBeUndefined();
});

test('[PRODUCT-027] a subscription sends the title and the sku of its first value, or of the plan that was chosen', () => {
  const options = [option('Subscription', 'M', 'Y')];

  expect(customPriceOptionOf(options)).toEqual({ title: 'Subscription', sku: 'M' });
  expect(customPriceOptionOf(options, 'Y')).toEqual({ title: 'Subscription', sku: 'Y' });
  expect(customPriceOptionOf(options, 'nema')).toEqual({ title: 'Subscription', sku: 'M' });
  expect(customPriceOptionOf([option('text', 'A')])).toBeUndefined();
});
