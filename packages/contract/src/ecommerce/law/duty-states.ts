/** `short`: it is not kept; `look`: no program can know; `notMine`: it does not apply, and the words say why. */
export const dutyStates = ['short', 'look', 'holds', 'notMine'] as const;
export type DutyState = (typeof dutyStates)[number];
