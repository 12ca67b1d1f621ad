import { useEffect } from 'react';
import type { AnalyticsIds } from '#site/document/analytics.ts';

/** Measures visits where the shop has entered a code and the visitor agrees; its scripts come only then (SHELL-043). */
export function useAnalytics(ids: AnalyticsIds | undefined): void {
  useEffect(() => {
    if (ids) void import('../start-analytics.ts').then(({ startAnalytics }) => startAnalytics(ids));
  }, [ids]);
}
