import { useCallback } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { type NoticeName, notices } from './notices.ts';

/** Says notices by name. */
export function useNotices(): (names: readonly NoticeName[]) => void {
  const { t } = useText();
  const { show } = useToasts();
  return useCallback(
    (names) => {
      for (const name of names) {
        const { key, ...options } = notices[name];
        show(t(key), options);
      }
    },
    [t, show],
  );
}
