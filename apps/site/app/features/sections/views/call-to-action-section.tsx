import type { ReactNode } from 'react';
import { SectionFrame } from './section-frame.tsx';

type CallToActionProps = { heading: ReactNode; labelledBy?: string; text?: ReactNode; buttons: ReactNode };

/** One sentence and the button it leads to, on a quiet ground. */
export function CallToActionSection({ heading, labelledBy, text, buttons }: CallToActionProps) {
  return (
    <SectionFrame labelledBy={labelledBy}>
      <div className="call">
        <div className="stack">
          {heading}
          {text ? <div className="soft">{text}</div> : null}
        </div>
        <div className="row">{buttons}</div>
      </div>
    </SectionFrame>
  );
}
