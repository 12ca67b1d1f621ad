/** Most rows that are saved at once. */
export const gridRows = 500;

/** Why a cell was not saved. */
export const gridFaults = [
  'changed',
  'right',
  'without',
  'gone',
  'taken',
  'reserved',
  'reference',
  'negative',
  'ended',
  'refused',
] as const;
export type GridFault = (typeof gridFaults)[number];
