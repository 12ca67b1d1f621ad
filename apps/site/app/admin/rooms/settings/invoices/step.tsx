import type { ReactNode } from 'react';
import { Badge } from '#site/ui/tag.tsx';

type StepProps = {
  id: string;
  /** Its place among the steps; none for what stands before them. */
  number?: number;
  title: string;
  /** How it stands, in a word, and whether somebody has to do something. */
  state?: { words: string; tone: 'success' | 'danger' | 'offer' } | undefined;
  children: ReactNode;
};

/** One step to the first invoice: what it is, how it stands, what to do. */
export function Step({ id, number, title, state, children }: StepProps) {
  return (
    <section className="group" aria-labelledby={id}>
      <div className="between">
        <h2 id={id}>
          {number === undefined ? null : <span className="invoices__step">{number}</span>}
          {title}
        </h2>
        {state ? <Badge tone={state.tone}>{state.words}</Badge> : null}
      </div>
      {children}
    </section>
  );
}
