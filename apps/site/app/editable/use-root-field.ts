import { type RefCallback, use } from 'react';
import { EditContext } from './edit-context.ts';

/** The ref of an element that shows a field of the page's own document; nothing for visitors. */
export const useRootField = (f: string): RefCallback<Element> | undefined =>
  use(EditContext)?.field({ id: 'page' }, f);
