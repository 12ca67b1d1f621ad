import type { ReactNode } from 'react';
import { SectionFrame } from './section-frame.tsx';

type TextSectionProps = { heading?: ReactNode; labelledBy?: string; children: ReactNode };

/** Running text, as wide as one reads comfortably. */
export function TextSection({ heading, labelledBy, children }: TextSectionProps) {
  return (
    <SectionFrame labelledBy={labelledBy}>
      <div className="prose">
        {heading}
        {children}
      </div>
    </SectionFrame>
  );
}
