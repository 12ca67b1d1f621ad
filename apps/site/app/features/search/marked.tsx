import { Fragment, type ReactNode } from 'react';

/** A title with the parts that were looked for marked. */
export function Marked({ title, marks }: { title: string; marks: ReadonlyArray<readonly [number, number]> }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start < at) continue;
    parts.push(
      <Fragment key={start}>
        {title.slice(at, start)}
        <mark>{title.slice(start, end)}</mark>
      </Fragment>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {title.slice(at)}
    </>
  );
}
