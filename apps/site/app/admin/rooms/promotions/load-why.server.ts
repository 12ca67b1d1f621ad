import { outcomeOf } from '@izlog/contract/client';
import { explainPromotions } from '@izlog/contract/ecommerce/promotion-explain';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { fieldRefusal } from '@izlog/contract/envelope';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** What was asked for, as it was typed, and the answer: null before anything was asked. */
export interface WhyView {
  asked: { order: string; cart: string; products: string; email: string; coupon: string; isMember: boolean };
  answer: EndpointAnswer<typeof explainPromotions> | null;
  /** Words that the shop does not know. */
  unknown: string[];
  isGone: boolean;
}

/** Why an order, a cart or some products cost what they cost; what cannot be meant is passed over. */
export async function loadWhy(site: SiteContext, search: URLSearchParams): Promise<WhyView> {
  const text = (name: string, longest: number) => (search.get(name) ?? '').trim().slice(0, longest);
  const asked = {
    order: text('narudzba', 50),
    cart: text('kosarica', 10),
    products: text('proizvodi', 5000),
    email: text('email', 320),
    coupon: text('kupon', 100),
    isMember: search.get('clan') === 'true',
  };
  const items = itemsIn(asked.products);
  const of = { asked, answer: null, unknown: [], isGone: false };
  if (!asked.order && !asked.cart && items.length === 0) return of;
  if (asked.cart && !/^[1-9]\d*$/.test(asked.cart)) return { ...of, isGone: true };
  const outcome = await outcomeOf(
    site.call(explainPromotions, {
      ...(asked.order
        ? { orderSlug: asked.order }
        : asked.cart
          ? { cartId: Number(asked.cart) }
          : {
              items,
              isMember: asked.isMember,
              ...(asked.email && { email: asked.email }),
              ...(asked.coupon && { couponCode: asked.coupon }),
            }),
    }),
  );
  if (!outcome.errored) return { ...of, answer: outcome.data };
  const refused = fieldRefusal
    .array()
    .safeParse((outcome.error.payload as { fields?: unknown } | undefined)?.fields);
  const unknown = (refused.data ?? []).map(({ path }) => {
    const place = /^items\.(\d+)\./.exec(path)?.[1];
    if (place !== undefined) return items[Number(place)]?.sku ?? '';
    return path === 'email' ? asked.email : asked.coupon;
  });
  return { ...of, unknown, isGone: unknown.length === 0 };
}

/** A number of a product a line, with how many of it: `MAJICA-M 2`, `MAJICA-M x 2` or `MAJICA-M`. */
function itemsIn(text: string): { sku: string; quantity: number }[] {
  return text
    .split(/[\r\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 50)
    .map((line) => {
      const [, sku = line, quantity = '1'] = /^(.*\S)\s+(?:[x×]\s*)?(\d{1,4})$/i.exec(line) ?? [];
      return { sku: sku.slice(0, 100), quantity: Math.max(1, Number(quantity)) };
    });
}
