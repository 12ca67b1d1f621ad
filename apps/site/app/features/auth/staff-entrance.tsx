import type { ReactNode } from 'react';
import { useAddress } from '../layout/addresses.ts';
import { Brand } from '../layout/brand.tsx';

/** The empty page around the ways into the back office. */
export function StaffEntrance({ title, children }: { title: string; children: ReactNode }) {
  const address = useAddress();
  return (
    <main id="sadrzaj" className="staff-login stack stack--lg">
      <Brand name="Izlog" home={address('home')} />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
