/** Why a level changed. */
export const movementKinds = ['sale', 'return', 'receipt', 'correction', 'count', 'import'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What staff say when they change a level by hand; the first means that goods came in. */
export const correctionReasons = [
  'received',
  'damaged',
  'lost',
  'found',
  'ownUse',
  'mistake',
  'other',
] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** Most pieces that one movement is about. */
export const mostUnits = 1_000_000;
