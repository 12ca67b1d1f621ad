import type { ReactNode } from 'react';

/** A picture as a figure with its caption; the bare picture where there is none. */
export const captioned = (picture: ReactNode, caption: string | undefined): ReactNode =>
  caption ? (
    <figure>
      {picture}
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  ) : (
    picture
  );
