import type { Ctx } from '../../../kernel/context.ts';
import type { ContentText } from '../items/content-text.ts';
import { saveContent } from '../items/save-content.ts';

/** Saves a page in the given languages and gives its id. `handler` names it to the program: `home` is the page at the root. */
export function savePage(
  ctx: Ctx,
  page: { id?: number; handler?: string; translations: Record<string, ContentText> },
): Promise<number> {
  return saveContent(ctx, { ...page, kind: 'page' });
}
