import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayReload, reloadOnceOnFailedChunk } from './reload-on-failed-chunk.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A chunk that cannot be loaded; tells whether the error page is held back because the page reloads. */
function chunkFails(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('[ROUTE-059, ROUTE-060, LIMIT-022] the first failure reloads, a second within 60 seconds shows the error page', () => {
  const reload = vi.fn();
  reloadOnceOnFailedChunk(reload);

  expect(chunkFails()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(59_999);
  expect(chunkFails()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(1);
  expect(chunkFails()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('[ROUTE-060] what somebody else wrote into the memory does not forbid the reload', () => {
  const storage = { getItem: () => 'yesterday', setItem: vi.fn() };

  expect(mayReload(storage, 5)).toBe(true);

  expect(storage.setItem).toHaveBeenCalledWith('izlog.chunkReload', '5');
});
