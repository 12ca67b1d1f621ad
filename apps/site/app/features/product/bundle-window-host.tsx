import { lazy, Suspense } from 'react';
import { showBundleWindow, useWantedBundle } from './bundle-window-state.ts';

const BundleWindow = lazy(async () => ({ default: (await import('./bundle-window.tsx')).BundleWindow }));

/** The place of the bundle window in the main layout (SHELL-028); its code comes when it opens for the first time. */
export function BundleWindowHost() {
  const bundle = useWantedBundle();
  if (!bundle) return null;
  return (
    <Suspense>
      <BundleWindow key={bundle.id} bundle={bundle} onClose={() => showBundleWindow(null)} />
    </Suspense>
  );
}
