import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import type { Frame } from '#site/document/frame.ts';
import { layoutOf } from '#site/kit/frame/layout-of.ts';
import { DefaultLayout } from '../default-layout.tsx';
import { MaintenanceView } from '../maintenance-view.tsx';

/** Puts the page into the layout its route declares (SHELL-041), or shows that the shop is closed (SHELL-019). */
export function LayoutSwitch({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  const layout = layoutOf(useMatches());
  if (frame?.isClosed && layout !== 'admin') return <MaintenanceView siteName={frame.siteName} />;
  if (layout !== 'default' || !frame) return children;
  return <DefaultLayout frame={frame}>{children}</DefaultLayout>;
}
