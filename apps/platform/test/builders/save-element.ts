import { elementHandler } from '@izlog/contract/cms/content/element-handler';
import type { Ctx } from '#platform/kernel/context.ts';
import type { ContentText } from '#platform/services/content/items/content-text.ts';
import { saveContent } from './save-content.ts';

/** Saves a layout element in the given languages and gives its id; header, footer and cookie stand for the long names. */
export function saveElement(
  ctx: Ctx,
  element: { id?: number; handler?: string; translations: Record<string, ContentText> },
): Promise<number> {
  const handler = element.handler === undefined ? undefined : elementHandler(element.handler);
  return saveContent(ctx, { ...element, kind: 'element', handler });
}
