import type { ReactNode } from 'react';
import { MoreLink } from './controls/more-link.tsx';

export type SectionTitle = {
  /** Id of the heading; it names the section around it. */
  id: string;
  title: ReactNode;
  more?: { to: string; label: ReactNode } | null;
};

/** Title of a section, with the way to all of it on the right. */
export function SectionHead({ id, title, more }: SectionTitle) {
  return (
    <div className="section__head">
      <h2 id={id}>{title}</h2>
      {more ? <MoreLink to={more.to}>{more.label}</MoreLink> : null}
    </div>
  );
}
