import { useCallback } from 'react';
import type { MessageKey } from '#site/i18n/messages.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';

/** Messages that the specification names live as long as it says (ERR-001, ERR-007, ERR-008); ours as long as one reads. */
const isOfSpecification = (key: MessageKey): boolean => /^(core\.notifications|error)\./.test(key);

/**
 * Says notices by name; words that name none are passed over. What can be said comes when there is something to say. Where
 * that cannot be loaded nothing is said: what was done is done.
 */
export function useNotices(): (names: readonly string[]) => void {
  const { t } = useText();
  const { show } = useToasts();
  return useCallback(
    (names) => {
      const say = ({ isToastName, notices }: typeof import('./toasts.ts')) => {
        for (const name of names.filter(isToastName)) {
          const { key, ...options } = notices[name];
          show(t(key), { life: isOfSpecification(key) ? 'message' : 'unhurried', ...options });
        }
      };
      void import('./toasts.ts').then(say, () => undefined);
    },
    [t, show],
  );
}
