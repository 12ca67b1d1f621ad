import { limits } from '@izlog/contract/limits';
import { useEffect, useState } from 'react';

/** A pending flag that, once up, stays up for at least 200 ms, so that an indicator never flickers (ROUTE-049). */
export function useLastingPending(isPending: boolean): boolean {
  const [isShown, setShown] = useState(isPending);
  useEffect(() => {
    if (isPending) {
      setShown(true);
      return;
    }
    const timer = setTimeout(() => setShown(false), limits.minimumFetchDelay);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending || isShown;
}
