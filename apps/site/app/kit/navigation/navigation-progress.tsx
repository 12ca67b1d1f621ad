import { limits } from '@izlog/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { ProgressBar } from '#site/ui/controls/progress-bar.tsx';
import { progressValue } from './progress-value.ts';

const step = 100;

/** The line on top while a page loads (ROUTE-045): starts after 200 ms, creeps, completes, hides 500 ms later (ROUTE-047). */
export function NavigationProgress() {
  const { t } = useText();
  const isLoading = useNavigation().state !== 'idle';
  const [value, setValue] = useState<number | null>(null);
  const elapsed = useRef(0);

  useEffect(() => {
    if (!isLoading) {
      setValue((shown) => (shown === null ? null : 100));
      const timer = setTimeout(() => setValue(null), limits.loadingBarHideDelay);
      return () => clearTimeout(timer);
    }
    elapsed.current = 0;
    const timer = setInterval(() => {
      elapsed.current += step;
      setValue(progressValue(elapsed.current));
    }, step);
    return () => clearInterval(timer);
  }, [isLoading]);

  return <ProgressBar value={value} label={t('page.loading')} />;
}
