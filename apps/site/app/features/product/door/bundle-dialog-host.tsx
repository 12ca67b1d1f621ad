import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { showBundleDialog, useWantedBundle } from '#site/features/catalog/door/bundle-dialog-state.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import type { BundleDialogProps } from '../bundle/bundle-dialog.tsx';

/**
 * The place of the bundle window in the main layout (SHELL-028); its code comes when it opens for the first time. Where
 * that cannot be loaded the page stays and says so, and pressing again tries again.
 */
export function BundleDialogHost() {
  const { t } = useText();
  const { show } = useToasts();
  const bundle = useWantedBundle();
  const [Dialog, setDialog] = useState<ComponentType<BundleDialogProps>>();
  const load = useEffectEvent(() =>
    import('../bundle/bundle-dialog.tsx').then(
      // Nothing is given while the page is being reloaded because of a new release.
      (loaded: typeof import('../bundle/bundle-dialog.tsx') | undefined) =>
        loaded && setDialog(() => loaded.BundleDialog),
      () => {
        showBundleDialog(null);
        show(t('error.somethingWentWrong'), { tone: 'danger' });
      },
    ),
  );
  const isWanted = bundle !== null && !Dialog;
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted]);
  if (!bundle || !Dialog) return null;
  return <Dialog key={bundle.id} bundle={bundle} onClose={() => showBundleDialog(null)} />;
}
