import { z } from 'zod';

/** What search engines and link previews get; empty texts mean: take the title and the excerpt. */
export const Seo = z.object({
  title: z.string().max(300).optional(),
  description: z.string().max(1000).optional(),
  mediaId: z.int().nullable().optional(),
  noIndex: z.boolean().optional(),
});
export type Seo = z.infer<typeof Seo>;

/** The address of the same content in one language, for hreflang and the language switcher. */
export const Alternate = z.object({ language: z.string(), slug: z.string(), path: z.string() });
export type Alternate = z.infer<typeof Alternate>;
