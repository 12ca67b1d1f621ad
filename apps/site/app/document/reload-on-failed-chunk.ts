import { limits } from '@izlog/contract/limits';

const memory = 'izlog.chunkReload';

/**
 * May the page be reloaded because a code chunk failed? At most once in 60 seconds (ROUTE-060). `storage` keeps the time
 * of the last reload, `now` is in milliseconds.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(memory) ?? Number.NEGATIVE_INFINITY);
  if (now - last < limits.chunkReloadSeconds * 1000) return false;
  storage.setItem(memory, String(now));
  return true;
}

/**
 * Reloads the page when a chunk cannot be loaded (ROUTE-059): after a new release the old files are gone. Without a line
 * it stays, as there would be no page to come back to.
 */
export function reloadOnceOnFailedChunk(reload = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(sessionStorage, Date.now())) return;
    // The failure is dealt with: the error page must not flash up before the reload.
    event.preventDefault();
    reload();
  });
}
