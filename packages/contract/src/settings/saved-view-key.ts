/** Under what key a saved view of a list is counted. */
export const savedViewKey = (id: number): string => `view ${id}`;
