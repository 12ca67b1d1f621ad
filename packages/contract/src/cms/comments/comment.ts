import { z } from 'zod';

/** What can be commented on: an article, a product, or the site as a whole. */
export const commentEntities = ['post', 'product', 'site'] as const;
export type CommentEntity = (typeof commentEntities)[number];

/** What a comment is about; the site itself has id 0. */
export const commentTarget = {
  entity_type: z.enum(commentEntities),
  entity_id: z.int().min(0).default(0),
};

/** A comment or rating as everybody sees it (CMS-064); addresses are never shown. */
export const Comment = z.object({
  id: z.int(),
  store_id: z.int().nullable(),
  entity_type: z.enum(commentEntities),
  entity_id: z.int(),
  user: z.object({ id: z.int(), name: z.string() }).nullable().describe('Null for a visitor.'),
  author_name: z.string(),
  content: z.string().describe('Plain text; empty for a rating alone.'),
  rating: z.int().nullable(),
  published: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  answer: z
    .object({ content: z.string(), created_at: z.iso.datetime() })
    .optional()
    .describe('What the shop answered, in its own name; absent where it did not.'),
  parent_id: z.int().optional().describe('The comment that it answers; absent where it answers none.'),
});
export type Comment = z.infer<typeof Comment>;

/** All published ratings together. */
export const RatingSummary = z.object({
  comments: z.int().min(0),
  ratings: z.int().min(0),
  average: z.number().nullable().describe('Two decimals; null without a rating.'),
});
export type RatingSummary = z.infer<typeof RatingSummary>;
