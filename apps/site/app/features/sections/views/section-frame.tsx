import type { ReactNode } from 'react';

export type SectionFrameProps = {
  /** Id of the heading inside, which names the section for screen readers. */
  labelledBy?: string;
  children: ReactNode;
};

/** What every section stands in: the distance to the one above and the width of the page. */
export function SectionFrame({ labelledBy, children }: SectionFrameProps) {
  return (
    <section className="section container" aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
