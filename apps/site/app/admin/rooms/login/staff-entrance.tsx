import type { ReactNode } from 'react';
import { Brand } from '../../../features/layout/door/brand.tsx';
import { useAddress } from '../../../links/staff-addresses.ts';
import { LengthGuard } from '../../ground/frame/typed/length-guard.tsx';

/** The empty page around the ways into the back office. */
export function StaffEntrance({ title, children }: { title: string; children: ReactNode }) {
  const address = useAddress();
  return (
    <main id="sadrzaj" className="staff-login stack stack--lg">
      <LengthGuard />
      <Brand name="Izlog" home={address('home')} />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
