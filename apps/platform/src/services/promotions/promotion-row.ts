import type { DiscountKind } from '@izlog/contract/ecommerce/discount-kinds';

/** Something taken off a cart, as it is kept; amounts in cents of the main currency, times in ms since 1970. */
export interface PromotionRow {
  id: number;
  code: string | null;
  names: Record<string, string>;
  kind: DiscountKind;
  value: number;
  buyQuantity: number | null;
  payQuantity: number | null;
  /** What may be given, variants in place of the product that has them; in the order in which it is offered. */
  giftProductIds: number[];
  isFreeDelivery: boolean;
  isActive: boolean;
  validFrom: number | null;
  validTo: number | null;
  minTotal: number | null;
  minQuantity: number | null;
  productIds: number[];
  categoryIds: number[];
  isWithoutReduced: boolean;
  userIds: number[];
  segmentId: number | null;
  isForMembers: boolean;
  usageLimit: number | null;
  customerLimit: number | null;
  used: number;
  /** Uses by the customer of the cart, as far as the customer is known. */
  usedByCustomer: number;
  priority: number;
  stackGroup: string | null;
  isLast: boolean;
}
