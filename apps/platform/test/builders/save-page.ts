import type { Ctx } from '#platform/kernel/context.ts';
import type { ContentText } from '#platform/services/content/items/content-text.ts';
import { saveContent } from './save-content.ts';

/** Saves a page in the given languages and gives its id. `handler` names it to the program: `home` is the page at the root. */
export function savePage(
  ctx: Ctx,
  page: { id?: number; handler?: string; translations: Record<string, ContentText> },
): Promise<number> {
  return saveContent(ctx, { ...page, kind: 'page' });
}
