import { z } from 'zod';

/** What a list can be sorted by. */
export const sortParams = ['id', 'finalPrice', 'name', 'categoryPriority'] as const;

/** The sort of a list request (CATALOG-014). */
export const listSort = z
  .object({ order: z.enum(['asc', 'desc']).default('desc'), param: z.enum(sortParams).default('id') })
  .describe('Sort of a list; the default is newest first.');
export type ListSort = z.infer<typeof listSort>;

/** The eight sort options of the product list (CATALOG-011); the first is the default (CATALOG-012). */
export const sortOptions = [
  { id: 'newest', name: 'core.sort.newest', param: 'id', order: 'desc' },
  { id: 'oldest', name: 'core.sort.oldest', param: 'id', order: 'asc' },
  { id: 'cheapest', name: 'core.sort.cheapest', param: 'finalPrice', order: 'asc' },
  { id: 'most-expensive', name: 'core.sort.mostExpensive', param: 'finalPrice', order: 'desc' },
  { id: 'name-asc', name: 'core.sort.nameAsc', param: 'name', order: 'asc' },
  { id: 'name-desc', name: 'core.sort.nameDesc', param: 'name', order: 'desc' },
  { id: 'priority-asc', name: 'core.sort.priorityAsc', param: 'categoryPriority', order: 'asc' },
  { id: 'priority-desc', name: 'core.sort.priorityDesc', param: 'categoryPriority', order: 'desc' },
] as const;

export type SortOptionId = (typeof sortOptions)[number]['id'];
export const sortOptionIds = sortOptions.map((option) => option.id) as [SortOptionId, ...SortOptionId[]];

/** A sort option as a record with `id` and `name` (CATALOG-013). */
export const sortOption = z.object({
  id: z.enum(sortOptionIds),
  name: z.string().describe('Key of the message catalogue.'),
  param: z.enum(sortParams),
  order: z.enum(['asc', 'desc']),
});
export type SortOption = z.infer<typeof sortOption>;
