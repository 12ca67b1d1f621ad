import type { ReactNode, Ref } from 'react';
import { classNames } from '#site/ui/class-names.ts';

/** What the root element of every section may have. */
export type SectionRoot = {
  ref?: Ref<HTMLElement>;
  /** Id of the heading inside, which names the section for screen readers. */
  labelledBy?: string;
  className?: string;
};

/** What every section stands in: the distance to the one above and the width of the page. */
export function SectionFrame({
  ref,
  labelledBy,
  className,
  children,
}: SectionRoot & { children: ReactNode }) {
  return (
    <section className={classNames('section container', className)} aria-labelledby={labelledBy} ref={ref}>
      {children}
    </section>
  );
}
