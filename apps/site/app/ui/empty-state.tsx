import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: ReactNode;
  /** What is missing and what is safe. */
  children?: ReactNode;
  /** Ways on: links or buttons. */
  actions?: ReactNode;
  /** 2 in a page with its own h1, 1 when it is the page. */
  headingLevel?: 1 | 2 | 3;
};

/** An empty window: nothing is here, this is why, this is the way on. */
export function EmptyState({ title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <img src="/img/prazan-izlog.svg" width={1200} height={520} alt="" />
      <div>
        <Heading className="empty__title">{title}</Heading>
        {children ? <div className="soft">{children}</div> : null}
        {actions ? <div className="row">{actions}</div> : null}
      </div>
    </div>
  );
}
