import { createElement, type RefCallback, use } from 'react';
import { EditContext } from './edit-context.ts';

interface RootTextProps {
  /** Name of the document on the page. */
  of: 'page' | 'header' | 'footer';
  /** Field of its root. */
  f: string;
  as: 'h1' | 'p' | 'span';
  className?: string;
  lang?: string;
  children: string | undefined;
}

/** A text of the document itself (its title, its lead), which a loader has read already; nothing when it is empty. */
export function RootText({ of, f, as, children, ...attributes }: RootTextProps) {
  const edit = use(EditContext);
  if (!children && !edit) return null;
  return createElement(as, { ...attributes, ref: edit?.field({ id: of }, f) }, children);
}

/** The ref of an element that shows another field of the page's own document, such as its picture; nothing for visitors. */
export const useRootField = (f: string): RefCallback<Element> | undefined =>
  use(EditContext)?.field({ id: 'page' }, f);
