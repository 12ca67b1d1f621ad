import { eq } from 'drizzle-orm';
import { saveBranches } from '#platform/services/cart/delivery/save-branches.ts';
import { saveDeliveryMethodRow } from '#platform/services/cart/delivery/save-delivery-method.ts';
import { savePaymentMethodRow } from '#platform/services/cart/payment/save-payment-method.ts';
import { savePromotion } from '#platform/services/promotions/save-promotion.ts';
import { checkoutSettings } from '#platform/services/settings/settings.tables.ts';
import type { Text } from '../demo/shape.ts';
import { textByCode } from './by-language.ts';
import type { Loading } from './loading.ts';

/** How the shop sells: what follows an addition, countries, delivery with its branches, ways to pay, coupons. */
export async function loadCheckout({ ctx, demo: { checkout } }: Loading): Promise<void> {
  await ctx.db
    .update(checkoutSettings)
    .set({ allowedCountries: checkout.countries, cartType: checkout.afterAdding })
    .where(eq(checkoutSettings.siteId, ctx.site.id));
  for (const [provider, branches] of Object.entries(checkout.branches)) {
    await saveBranches(
      ctx,
      provider,
      branches.map(({ hours, ...branch }) => ({
        ...branch,
        country: 'HR',
        latitude: null,
        longitude: null,
        openingHours: hours,
      })),
    );
  }
  for (const [position, { code, name, description, branches, rates }] of checkout.delivery.entries()) {
    const translations = wordsOf(name, description);
    await saveDeliveryMethodRow(ctx, {
      code,
      position,
      branchProvider: branches ?? null,
      translations,
      rates,
    });
  }
  for (const [position, { code, name, description, ...payment }] of checkout.payments.entries()) {
    await savePaymentMethodRow(ctx, {
      code,
      position,
      ...payment,
      translations: wordsOf(name, description),
    });
  }
  for (const { name, ...promotion } of checkout.promotions) {
    await savePromotion(ctx, { ...promotion, names: textByCode(name) });
  }
}

function wordsOf(name: Text, description: Text): Record<string, { name: string; description: string }> {
  const descriptions = textByCode(description);
  return Object.fromEntries(
    Object.entries(textByCode(name)).map(([language, words]) => [
      language,
      { name: words, description: descriptions[language] ?? '' },
    ]),
  );
}
