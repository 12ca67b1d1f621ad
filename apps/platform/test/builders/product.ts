import type { ProductInput } from '#platform/services/catalogue/products/product-input.ts';
import { type SaveOptions, saveProduct } from '#platform/services/catalogue/products/save-products.ts';
import type { TestPlatform } from '../kit.ts';

let made = 0;

/** What a test says about a product; `name` and `price` (cents) are short for a Croatian name and a base price. */
export interface ProductDraft extends ProductInput {
  name?: string;
  price?: number;
  /** A sale from now on, cents. */
  sale?: number;
}

/** Makes a product that can be listed and bought, and returns its id. */
export async function buildProduct(
  platform: TestPlatform,
  { name, price = 1000, sale, ...input }: ProductDraft = {},
  { site = 1, now, ...options }: { site?: 1 | 2; now?: Date } & SaveOptions = {},
): Promise<number> {
  made++;
  const ctx = await platform.ctx({ site, now });
  const monthsAgo = new Date(ctx.now.getTime() - 100 * 24 * 60 * 60 * 1000);
  return saveProduct(
    ctx,
    {
      sku: input.id === undefined ? `TEST-${made}` : undefined,
      translations: { hrv: { name: name ?? `Proizvod ${made}` } },
      prices: [
        { kind: 'base', amount: price, validFrom: monthsAgo },
        ...(sale === undefined ? [] : [{ kind: 'sale', amount: sale } as const]),
      ],
      ...input,
    },
    { isHistory: true, onTakenSlug: 'number', ...options },
  );
}
