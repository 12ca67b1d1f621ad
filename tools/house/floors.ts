/**
 * The platform's services, the lowest floor first. An arrow (an import, of a type too) goes down, or sideways where it
 * closes no circle. The URLs keep the platform's own names (`product`, `ecommerce`, …): a room is not a path.
 */
export const floors: readonly (readonly string[])[] = [
  ['settings'],
  ['media', 'messaging', 'people', 'segments'],
  ['catalogue', 'pricing', 'inventory'],
  ['search', 'content'],
  ['cart', 'promotions', 'editing'],
  ['orders'],
];

/**
 * Rooms whose tables name a row of a room above them, or of a neighbour that uses them: a foreign key is the database's
 * arrow. Only a `*.tables.ts` may draw it, and only to a `*.tables.ts`.
 */
export const foreignKeysUp: ReadonlyArray<readonly [from: string, to: string]> = [
  ['settings', 'media'],
  ['pricing', 'catalogue'],
  ['inventory', 'catalogue'],
];

/** Files side by side in one folder, and names that one service offers the others, at most. */
export const mostFiles = 30;
export const mostNames = 15;
