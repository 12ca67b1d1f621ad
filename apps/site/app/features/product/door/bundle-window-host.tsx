import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.tsx';
import { useToasts } from '../../../ui/overlays/toasts.tsx';
import type { BundleWindowProps } from '../bundle/bundle-window.tsx';
import { showBundleWindow, useWantedBundle } from './bundle-window-state.ts';

/**
 * The place of the bundle window in the main layout (SHELL-028); its code comes when it opens for the first time. Where
 * that cannot be loaded the page stays and says so, and pressing again tries again.
 */
export function BundleWindowHost() {
  const { t } = useText();
  const { show } = useToasts();
  const bundle = useWantedBundle();
  const [Window, setWindow] = useState<ComponentType<BundleWindowProps>>();
  const load = useEffectEvent(() =>
    import('../bundle/bundle-window.tsx').then(
      // Nothing is given while the page is being reloaded because of a new release.
      (loaded: typeof import('../bundle/bundle-window.tsx') | undefined) =>
        loaded && setWindow(() => loaded.BundleWindow),
      () => {
        showBundleWindow(null);
        show(t('error.somethingWentWrong'), { tone: 'danger' });
      },
    ),
  );
  const isWanted = bundle !== null && !Window;
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted]);
  if (!bundle || !Window) return null;
  return <Window key={bundle.id} bundle={bundle} onClose={() => showBundleWindow(null)} />;
}
