import { z } from 'zod';

/** The paging block of every list that has pages (API-017, ACCT-024). */
export const pagination = z
  .object({
    lastPage: z.int().min(1).describe('Number of the last page, at least 1.'),
    page: z.int().min(1),
    limit: z.int().min(0),
    total: z.int().min(0).describe('Records that match, on all pages.'),
    perPage: z.int().min(0).describe('The same as limit.'),
  })
  .describe('Paging of a list.');
export type Pagination = z.infer<typeof pagination>;

/** Builds the paging block from page (1…), limit and total. */
export function paginate(page: number, limit: number, total: number): Pagination {
  return { lastPage: Math.max(1, Math.ceil(total / Math.max(1, limit))), page, limit, total, perPage: limit };
}
