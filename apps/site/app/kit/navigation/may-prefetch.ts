/** What a browser may say about its line; not every browser says it. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether links may be prefetched: not on 2g, not with data-saver, not offline (ROUTE-068). */
export function mayPrefetch(browser: { onLine: boolean; connection?: Connection }): boolean {
  const { connection } = browser;
  return browser.onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
