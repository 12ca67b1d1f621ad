import type { Ctx } from '#platform/kernel/context.ts';
import { type Purchasable, readPurchasable } from '#platform/services/catalogue/index.ts';
import type { AppliedPromotion, PromotionRow } from '#platform/services/promotions/index.ts';
import type { CartRow } from '../cart.queries.ts';
import { isDigitalItem } from '../sums/line-item.ts';
import type { FreeQuantity } from './item-stock.ts';
import { type ResolvedItem, resolveItem } from './resolve-item.ts';

/** Most things that one gift is chosen from. */
const mostOffered = 50;

type GiftOutcome = NonNullable<AppliedPromotion['gift']>;

/** A gift whose conditions a cart meets. */
export interface CartGift {
  promotion: PromotionRow;
  outcome: GiftOutcome;
  /** The one that is in the cart. */
  given: ResolvedItem | undefined;
  /** What may be chosen now, the one in the cart among it. */
  offered: ResolvedItem[];
}

/** What is sold, with what promotions may give; reads nothing where none has a gift. */
export async function withGifts(
  ctx: Ctx,
  cart: CartRow,
  purchasable: Purchasable,
  promotions: readonly PromotionRow[],
): Promise<Purchasable> {
  const wanted = promotions.filter(({ kind }) => kind === 'gift').flatMap(choicesOf);
  const ids = [...new Set(wanted)].filter((id) => !purchasable.products.has(id));
  if (ids.length === 0) return purchasable;
  const more = await readPurchasable(ctx, ids, `cart:${cart.id}`);
  // What was read before may have been counted on since: it stands.
  return {
    ...purchasable,
    products: new Map([...more.products, ...purchasable.products]),
    levels: new Map([...more.levels, ...purchasable.levels]),
    held: new Map([...more.held, ...purchasable.held]),
    days: new Map([...more.days, ...purchasable.days]),
  };
}

const choicesOf = ({ giftProductIds }: PromotionRow): number[] => giftProductIds.slice(0, mostOffered);

interface Giving {
  purchasable: Purchasable;
  /** What is left beside the items that are bought; gifts are taken from it. */
  free: FreeQuantity;
  cart: CartRow;
  language: string;
  /** Nothing that is bought is sent: a gift that has to be is not given then. */
  isDigital: boolean;
}

/**
 * Returns the gifts of promotions, one each and in their order: what the buyer chose while it is left, else the first that
 * is, else nothing. `gifts` fills as promotions are counted.
 */
export function giveGifts({ purchasable, free, cart, language, isDigital }: Giving): {
  gifts: CartGift[];
  give: (promotion: PromotionRow) => GiftOutcome;
} {
  const gifts: CartGift[] = [];
  const give = (promotion: PromotionRow): GiftOutcome => {
    const offered = choicesOf(promotion).flatMap((productId) => {
      const resolved = resolveItem(purchasable, { productId }, language);
      const isFit = resolved && mayBeGiven(resolved) && (!isDigital || isDigitalItem(resolved));
      return isFit && free.most(resolved) > 0 ? [resolved] : [];
    });
    const chosen = cart.gifts[promotion.id];
    const given =
      chosen === null ? undefined : (offered.find(({ product }) => product.id === chosen) ?? offered[0]);
    if (given) free.take(given, 1);
    const outcome = given ? 'given' : offered.length > 0 ? 'declined' : 'gone';
    gifts.push({ promotion, outcome, given, offered });
    return outcome;
  };
  return { gifts, give };
}

/** Whether one piece of it can go along with an order as it is: nothing about it is left to be chosen or renewed. */
const mayBeGiven = ({ product, isPurchasable, isIncomplete, problems }: ResolvedItem): boolean =>
  isPurchasable &&
  !isIncomplete &&
  problems.length === 0 &&
  product.purchase === 'cart' &&
  !product.isSubscription;
