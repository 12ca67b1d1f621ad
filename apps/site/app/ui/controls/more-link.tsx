import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';

/** A quiet link with an arrow: to all of it, to the whole story. */
export function MoreLink({
  to,
  className,
  ref,
  children,
}: {
  to: string;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}) {
  return (
    <Link className={classNames('more', className)} to={to} ref={ref}>
      {children} <Icon name="arrow" />
    </Link>
  );
}
