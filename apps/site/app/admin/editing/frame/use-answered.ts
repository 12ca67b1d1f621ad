import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';

/** Milliseconds for which an answer is waited for. */
const patience = 8000;

/**
 * Does what asks the page's loaders once somebody answers, and says so where nobody does: without a line the page itself
 * would give way to that of a fault. Returns whether it was done.
 */
export function useAnswered(): (act: () => unknown) => Promise<boolean> {
  const { t } = useStaffText();
  const { show } = useToasts();
  return async (act) => {
    // This very file: the cheapest there is.
    const isAnswered = await fetch(import.meta.url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAnswered) await act();
    else show(t('form.offline'), { tone: 'danger' });
    return isAnswered;
  };
}
