import { useCallback } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { useToasts } from '../../ui/toasts.tsx';

/**
 * Says notices by name; words that name none are passed over. What can be said comes when there is something to say. Where
 * that cannot be loaded nothing is said: what was done is done.
 */
export function useNotices(): (names: readonly string[]) => void {
  const { t } = useText();
  const { show } = useToasts();
  return useCallback(
    (names) => {
      const say = ({ isNoticeName, notices }: typeof import('./notices.ts')) => {
        for (const name of names.filter(isNoticeName)) {
          const { key, ...options } = notices[name];
          show(t(key), options);
        }
      };
      void import('./notices.ts').then(say, () => undefined);
    },
    [t, show],
  );
}
