import type { Cents } from '@izlog/contract/money';
import type { DeliveryMethodOptions } from '@izlog/contract/records/delivery-method';
import { eq } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { deliveryMethods, deliveryMethodTranslations, deliveryRates } from './delivery.tables.ts';

/** A way of delivery to save, known by its code; what is given replaces what was. */
export interface DeliveryMethodInput extends Partial<DeliveryMethodOptions> {
  code: string;
  translations: Record<string, { name: string; description?: string }>;
  /** In the order in which they are asked. Weights in grams, amounts in cents of the main currency. */
  rates: ReadonlyArray<{
    countries?: string[] | null;
    minWeight?: number | null;
    maxWeight?: number | null;
    minTotal?: Cents | null;
    maxTotal?: Cents | null;
    price: Cents;
    freeFrom?: Cents | null;
  }>;
}

/** Saves a way of delivery with its words and rates and gives its id. */
export function saveDeliveryMethodRow(outer: Ctx, input: DeliveryMethodInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const { db, site } = ctx;
    // The terms of the shop are remembered for a version of the catalogue.
    await catalogueChanged(ctx, [], ['delivery']);
    const { translations, rates, ...fields } = input;
    const [row] = await db
      .insert(deliveryMethods)
      .values({ ...fields, siteId: site.id })
      .onConflictDoUpdate({ target: [deliveryMethods.siteId, deliveryMethods.code], set: fields })
      .returning({ id: deliveryMethods.id });
    if (!row) throw new Error('the delivery method was not kept');
    const methodId = row.id;
    await db.delete(deliveryMethodTranslations).where(eq(deliveryMethodTranslations.methodId, methodId));
    await db.insert(deliveryMethodTranslations).values(
      Object.entries(translations).map(([language, words]) => ({
        methodId,
        language,
        siteId: site.id,
        ...words,
      })),
    );
    await db.delete(deliveryRates).where(eq(deliveryRates.methodId, methodId));
    if (rates.length > 0) {
      await db
        .insert(deliveryRates)
        .values(rates.map((rate, position) => ({ ...rate, methodId, siteId: site.id, position })));
    }
    return methodId;
  });
}
