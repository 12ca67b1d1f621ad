/** States of a return (RET-01). */
export const returnStates = [
  'requested',
  'approved',
  'sent',
  'received',
  'checked',
  'settled',
  'refused',
  'cancelled',
  'expired',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** Why something comes back; `withdrawal` opens by the statement of withdrawal alone. */
export const returnReasons = ['withdrawal', 'defect', 'exchange'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** What the buyer would like for it. */
export const returnWishes = ['money', 'replacement'] as const;
export type ReturnWish = (typeof returnWishes)[number];

/** Who brings a return on: the platform by itself (the clock, a refund that was given), staff, the buyer. */
export type ReturnMover = 'platform' | 'staff' | 'buyer';

interface Move {
  to: ReturnState;
  by: readonly ReturnMover[];
}

const staff: readonly ReturnMover[] = ['staff'];
const platform: readonly ReturnMover[] = ['platform'];

/**
 * The allowed moves (RET-01). `settled` always comes from the platform: the money went back, or there was none to give, and a
 * refund on the order itself settles what was announced too. Goods may arrive before anybody approved them.
 */
const returnMoves: Readonly<Record<ReturnState, readonly Move[]>> = {
  requested: [
    { to: 'approved', by: staff },
    { to: 'refused', by: staff },
    { to: 'received', by: staff },
    { to: 'settled', by: platform },
    { to: 'cancelled', by: ['staff', 'buyer', 'platform'] },
  ],
  approved: [
    { to: 'sent', by: ['staff', 'buyer'] },
    { to: 'received', by: staff },
    { to: 'settled', by: platform },
    { to: 'cancelled', by: ['staff', 'buyer', 'platform'] },
    { to: 'expired', by: platform },
  ],
  sent: [
    { to: 'received', by: staff },
    { to: 'settled', by: platform },
    { to: 'cancelled', by: ['staff', 'platform'] },
  ],
  received: [
    { to: 'checked', by: staff },
    { to: 'settled', by: platform },
  ],
  checked: [
    { to: 'settled', by: platform },
    // The defect was not one: the goods go back to the buyer.
    { to: 'refused', by: staff },
  ],
  settled: [],
  refused: [],
  cancelled: [],
  expired: [],
};

/** States in which the pieces of a return are announced. */
export const openReturnStates: readonly ReturnState[] = returnStates.filter(
  (state) => returnMoves[state].length > 0,
);

/** What a replacement may be made of: what was approved, and what came back without money. */
export const replaceableStates: readonly ReturnState[] = [
  'approved',
  'sent',
  'received',
  'checked',
  'settled',
];

/**
 * Whether a return may be brought to a state. A withdrawal is a right: nobody refuses it, the clock does not end it, and only
 * its buyer says that the goods stay after all.
 */
export function mayMoveReturn(
  { state, reason }: { state: ReturnState; reason: ReturnReason },
  to: ReturnState,
  by: ReturnMover,
): boolean {
  if (reason === 'withdrawal') {
    if (to === 'refused' || to === 'expired') return false;
    if (to === 'cancelled' && by !== 'buyer') return false;
  }
  return returnMoves[state].some((move) => move.to === to && move.by.includes(by));
}

/** States to which somebody may bring a return. */
export const returnMovesOf = (
  one: { state: ReturnState; reason: ReturnReason },
  by: ReturnMover,
): ReturnState[] => returnStates.filter((to) => mayMoveReturn(one, to, by));

/** Pictures of a return: how many, and how large each may be (bytes). */
export const mostReturnPictures = 6;
export const largestReturnPicture = 8 * 1024 * 1024;
/** What a picture may be. */
export const returnPictureMimes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

/** Returns of one order. */
export const mostReturnsOfOrder = 30;
