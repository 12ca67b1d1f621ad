import { limits } from '@izlog/contract/limits';

/**
 * How far the bar has crept after `elapsed` milliseconds of loading, 0 to 100; nothing before 200 ms, so that quick
 * changes of page show none (ROUTE-046). It slows down towards the end of its 5000 ms and never arrives by itself.
 */
export function progressValue(elapsed: number): number | null {
  if (elapsed < limits.loadingBarThrottle) return null;
  const share = Math.min(1, (elapsed - limits.loadingBarThrottle) / limits.loadingBarDuration);
  return Math.round(95 * (1 - (1 - share) ** 2));
}
