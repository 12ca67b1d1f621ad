import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useAnswered } from './frame/use-answered.ts';

/**
 * Every way out of edit mode is the same one: the cross, the logo, a link to the account or the cart, a form of the page, the
 * browser's own button. Where nobody answers one stays, and is informed; the page that came instead would be that of a fault.
 */
export function useWayOut(): void {
  const answered = useAnswered();
  const blocker = useBlocker(({ nextLocation }) => isOut(nextLocation.search));
  const leave = useEffectEvent(async () => {
    if (!(await answered(() => blocker.proceed?.()))) blocker.reset?.();
  });
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked') void leave();
  }, [state]);
}

/** In the frame of a phone there is no way out: the page around it is left, and takes it along. */
export function useNoWayOut(): void {
  const blocker = useBlocker(({ nextLocation }) => isOut(nextLocation.search));
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

const isOut = (search: string): boolean => new URLSearchParams(search).get('editPage') !== 'true';
