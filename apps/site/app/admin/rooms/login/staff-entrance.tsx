import type { ReactNode } from 'react';
import { LengthGuard } from '#site/admin/ground/frame/typed/length-guard.tsx';
import { Brand } from '#site/features/layout/door/brand.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';

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
