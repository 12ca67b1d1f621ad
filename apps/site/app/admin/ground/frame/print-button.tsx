import { useSyncExternalStore } from 'react';
import { Button } from '#site/ui/controls/button.tsx';
import { useStaffText } from './staff-text.tsx';

const never = () => () => {};

/** Prints the page; without scripts the browser's own menu does it, so there is no button then. */
export function PrintButton() {
  const { t } = useStaffText();
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hasScripts) return null;
  return (
    <Button type="button" tone="primary" onClick={() => window.print()}>
      {t('packing.print')}
    </Button>
  );
}
