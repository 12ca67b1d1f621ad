import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Tab = { href: string; name: string; count?: ReactNode; current?: boolean };

/** Kinds of one thing side by side, each with an address of its own, so that they work without scripts. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} to={tab.href} aria-current={tab.current ? 'page' : undefined} preventScrollReset>
          {tab.name} {tab.count === undefined ? null : <span>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
