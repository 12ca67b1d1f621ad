import { kinds } from '../resource/kinds.ts';
import { discountKinds } from './discount-kinds.ts';

const gives = { group: 'discount' } as const;
const asks = { group: 'conditions' } as const;
const isFor = { group: 'forWhat' } as const;

/** What staff fill in of a discount beside its names, with a code or without: what it gives, when, for what and for whom. */
export const discountForm = {
  kind: kinds.choice(discountKinds, { isRequired: true, list: true, ...gives }),
  value: kinds.money({ isConditional: true, ...gives }),
  buyQuantity: kinds.whole({ least: 1, ...gives }),
  payQuantity: kinds.whole({ least: 1, ...gives }),
  giftSkus: kinds.entries(100, gives),
  isFreeDelivery: kinds.yesNo(gives),
  isActive: kinds.yesNo(gives),
  validFrom: kinds.day(asks),
  validTo: kinds.day({ ends: true, ...asks }),
  minTotal: kinds.money({ list: 'more', ...asks }),
  minQuantity: kinds.whole({ least: 1, list: 'more', ...asks }),
  usageLimit: kinds.whole({ least: 1, ...asks }),
  customerLimit: kinds.whole({ least: 1, list: 'more', ...asks }),
  isWithoutReduced: kinds.yesNo({ list: 'more', ...asks }),
  isForMembers: kinds.yesNo({ list: 'more', ...asks }),
  categoryIds: kinds.references(isFor),
  skus: kinds.entries(100, isFor),
  segmentId: kinds.reference(isFor),
  emails: kinds.entries(320, isFor),
} as const;
