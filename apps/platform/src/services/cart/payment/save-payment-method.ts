import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import type { Cents } from '@izlog/contract/money';
import { eq } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { paymentMethods, paymentMethodTranslations } from './payment-method.tables.ts';

/** A way to pay to save, known by its code; what is given replaces what was. */
export interface PaymentMethodInput {
  code: string;
  kind: PaymentKind;
  position?: number;
  isActive?: boolean;
  isForCompanies?: boolean;
  isOnTerms?: boolean;
  isForDigital?: boolean;
  countries?: string[] | null;
  minTotal?: Cents | null;
  maxTotal?: Cents | null;
  notWithDelivery?: string[];
  /** Hundredths of a percent, and cents. */
  feePercent?: number | null;
  feeFixed?: Cents | null;
  settings?: Record<string, unknown>;
  translations: Record<string, { name: string; description?: string }>;
}

/** Saves a way to pay with its words and gives its id. */
export function savePaymentMethodRow(outer: Ctx, input: PaymentMethodInput): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const { db, site } = ctx;
    // The terms of the shop are remembered for a version of the catalogue.
    await catalogueChanged(ctx, []);
    const { translations, ...fields } = input;
    const [row] = await db
      .insert(paymentMethods)
      .values({ ...fields, siteId: site.id })
      .onConflictDoUpdate({ target: [paymentMethods.siteId, paymentMethods.code], set: fields })
      .returning({ id: paymentMethods.id });
    if (!row) throw new Error('the payment method was not kept');
    const methodId = row.id;
    await db.delete(paymentMethodTranslations).where(eq(paymentMethodTranslations.methodId, methodId));
    await db.insert(paymentMethodTranslations).values(
      Object.entries(translations).map(([language, words]) => ({
        methodId,
        language,
        siteId: site.id,
        ...words,
      })),
    );
    return methodId;
  });
}
