import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';

/** A quiet link with an arrow: to all of it, to the whole story. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="more" to={to}>
      {children} <Icon name="arrow" />
    </Link>
  );
}
