import type { ReactNode } from 'react';

export type Step = { id: string; title: ReactNode; text?: ReactNode };

/** Numbered steps of a story, parted by hairlines. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map((step) => (
        <li key={step.id}>
          <h3>{step.title}</h3>
          {step.text ? <p>{step.text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
