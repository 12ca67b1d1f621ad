import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks for the page again every so many milliseconds while something is under way; null asks no more. */
export function useLookAgain(every: number | null): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (every === null || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), every);
    return () => clearTimeout(timer);
  }, [every, state, revalidate]);
}
