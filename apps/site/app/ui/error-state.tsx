import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import { Awning } from './pictures/awning.tsx';

type ErrorNoteProps = {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/**
 * A shop window with a note in it instead of goods: 404 and other failed pages. `mark` is the big sign ("404");
 * `emptied` shows the empty window behind the note.
 */
export function DialogNote({
  mark,
  title,
  children,
  actions,
  headingLevel = 1,
  emptied,
}: ErrorNoteProps & { mark?: ReactNode; emptied?: boolean }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="window">
      <Awning />
      {emptied ? (
        <img className="window__empty" src="/img/prazan-izlog.svg" width={1200} height={520} alt="" />
      ) : null}
      <div className="window__note">
        {mark ? <p className="display window__mark">{mark}</p> : null}
        <Heading className="empty__title">{title}</Heading>
        {children ? <div className="soft window__words">{children}</div> : null}
        {actions ? <div className="row">{actions}</div> : null}
      </div>
    </div>
  );
}

/** Something failed: what happened, what is safe, a way on. `code` helps support find it in the logs. */
export function ErrorState({
  title,
  children,
  actions,
  code,
  headingLevel = 2,
}: ErrorNoteProps & { code?: ReactNode }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty empty--error" role="alert">
      <div>
        <Icon name="error" />
        <Heading className="empty__title">{title}</Heading>
        {children ? <div className="soft">{children}</div> : null}
        {code ? <p className="tiny faint">{code}</p> : null}
        {actions ? <div className="row">{actions}</div> : null}
      </div>
    </div>
  );
}

/** A shutter pulled down with a note on it: the shop is closed for work. */
export function Shutter({ title, children, headingLevel = 1 }: ErrorNoteProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="window">
      <Awning />
      <div className="shutter">
        <div>
          <Heading className="empty__title">{title}</Heading>
          {children}
        </div>
      </div>
    </div>
  );
}
