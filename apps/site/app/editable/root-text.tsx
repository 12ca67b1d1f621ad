import { createElement, type RefCallback, use } from 'react';
import { classNames } from '#site/ui/class-names.ts';
import { EditContext } from './edit-context.ts';

interface RootTextProps {
  /** Name of the document on the page. */
  of: 'page' | 'header' | 'footer';
  /** Field of its root. */
  f: string;
  as: 'h1' | 'p' | 'span';
  className?: string;
  lang?: string;
  /** What phones show in its place, where it is something else. */
  narrow?: string | undefined;
  children: string | undefined;
}

/**
 * A text of the document itself (its title, its lead), which a loader has read already; nothing when it is empty. A text of
 * its own for phones stands in an element beside it, each hidden where the other is meant.
 */
export function RootText({ of, f, as, narrow, children, className, ...attributes }: RootTextProps) {
  const edit = use(EditContext);
  const shown = (words: string | undefined, only?: string) =>
    words || edit
      ? createElement(
          as,
          {
            ...attributes,
            className: classNames(className, only) || undefined,
            ref: edit?.field({ id: of }, f),
          },
          words,
        )
      : null;
  if (!narrow || narrow === children) return shown(children);
  return (
    <>
      {shown(children, 'wide-only')}
      {shown(narrow, 'narrow-only')}
    </>
  );
}

/** The ref of an element that shows another field of the page's own document, such as its picture; nothing for visitors. */
export const useRootField = (f: string): RefCallback<Element> | undefined =>
  use(EditContext)?.field({ id: 'page' }, f);
