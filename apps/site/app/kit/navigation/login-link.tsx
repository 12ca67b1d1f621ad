import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useAddress } from '#site/links/addresses.ts';
import { savePlace } from './saved-place.ts';

/** Leads to the login and, after it, back to this very place with what was typed. */
export function LoginLink({ children, className = 'link' }: { children: ReactNode; className?: string }) {
  const address = useAddress();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ from: pathname + search });
  return (
    <Link className={className} to={`${address('login')}?${query}`} onClick={() => savePlace()}>
      {children}
    </Link>
  );
}
