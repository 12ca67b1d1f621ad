import { useEffect } from 'react';

/** Keeps the screen from going dark while the page is looked at: at the till one waits for the scanner. */
export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // The browser lets go of it by itself when the page is hidden. It may refuse, to save its battery: then the screen
      // goes dark as it always does, and there is nobody to tell.
      navigator.wakeLock
        ?.request('screen')
        .then((taken) => {
          if (isOver) return taken.release();
          lock = taken;
        })
        .catch(() => undefined);
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
