import { sketches } from './sketches.ts';

/** How a section looks, in a few strokes; one that nobody drew is a sheet of words. */
export function SectionSketch({ handler }: { handler: string }) {
  const { plain, ink, act, picture, line } = sketches[handler] ?? sketches.text ?? {};
  return (
    <svg className="ed-sketch" viewBox="0 0 120 80" aria-hidden="true">
      {plain ? <path className="is-plain" d={plain} /> : null}
      {picture ? <path className="is-picture" d={picture} /> : null}
      {ink ? <path className="is-ink" d={ink} /> : null}
      {act ? <path className="is-act" d={act} /> : null}
      {line ? <path className="is-line" d={line} /> : null}
    </svg>
  );
}
