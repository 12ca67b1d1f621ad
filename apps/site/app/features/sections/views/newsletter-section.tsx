import type { ReactNode } from 'react';
import { SectionFrame } from './section-frame.tsx';

type NewsletterSectionProps = {
  heading: ReactNode;
  labelledBy?: string;
  text?: ReactNode;
  form: ReactNode;
};

/** Why one would subscribe, and the form beside it. */
export function NewsletterSection({ heading, labelledBy, text, form }: NewsletterSectionProps) {
  return (
    <SectionFrame labelledBy={labelledBy}>
      <div className="newsletter">
        <div className="stack">
          {heading}
          {text ? <div className="soft">{text}</div> : null}
        </div>
        {form}
      </div>
    </SectionFrame>
  );
}
